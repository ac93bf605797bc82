/** Lighthouse's mobile audit of one page, in a process and a browser of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { programPath } from "../../../scripts/programs.mjs";
import { installPackages } from "./workspace.ts";

/** The last major version that runs on Node 20. */
export const LIGHTHOUSE = { lighthouse: "12.8.2" };

/** Flags for a browser that runs as root and makes no requests of its own. */
const CHROMIUM_FLAGS =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run " +
  "--disable-background-networking --disable-component-update --disable-sync";

/** The four categories, 0 to 100. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What one audit found. */
export interface Audit {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Total blocking time. */
  tbtMs: number;
  /** Largest contentful paint. */
  lcpMs: number;
  fcpMs: number;
  /** "category: audit" of every weighted audit that is not fully passed. */
  failed: string[];
}

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
});

/** Audits a page with simulated mobile throttling, Lighthouse's default. */
export async function auditPage(url: string): Promise<Audit> {
  const home = installPackages("lighthouse", LIGHTHOUSE);
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const argv = [
    join(home, "node_modules", "lighthouse", "cli", "index.js"),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${CHROMIUM_FLAGS}`,
  ];
  const env = { ...process.env, CHROME_PATH: programPath("CHROMIUM_PATH") };
  await runNode(argv, env);
  const result = report.parse(JSON.parse(readFileSync(output, "utf8")));
  rmSync(folder, { recursive: true });
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return summarize(result);
}

async function runNode(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, argv, { env, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`Lighthouse failed with ${code}:\n${errors.slice(-2000)}`);
}

function summarize({ categories, audits }: z.infer<typeof report>): Audit {
  const score = (name: (typeof CATEGORIES)[number]) => Math.round(categories[name].score * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id}`),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    tbtMs: value("total-blocking-time"),
    lcpMs: value("largest-contentful-paint"),
    fcpMs: value("first-contentful-paint"),
    failed,
  };
}
