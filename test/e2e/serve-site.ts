import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fixtureSite, PROGRAM, splitSearchIndex, startPreview } from "headrace/testing";
import type { TestProject } from "vitest/node";
import { startFeedbackFront } from "./feedback-front.ts";

/**
 * The sites that journeys visit: Millrace's own, as built into dist/ and as the dev server has it,
 * and a small one below "/docs/" with everything that answers to a click
 * (the fixture "reader-site" of the engine), once more with its search index in parts, and one that
 * leaves everything to its defaults ("smallest-site").
 */
export type SiteName = "millrace" | "dev" | "reader" | "split" | "smallest";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the home pages. */
    siteUrls: Record<SiteName, string>;
    /** What readers said of the pages of "reader". */
    feedbackFile: string;
  }
}

/** Serves the sites while the journeys run. Vitest calls it once, before all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const readerSite = buildFixture("reader-site");
  const smallestSite = buildFixture("smallest-site");
  const splitSite = mkdtempSync(join(import.meta.dirname, ".site-"));
  cpSync(readerSite, splitSite, { recursive: true, dereference: true });
  await splitSearchIndex(splitSite);
  const feedbackFile = join(readerSite, "feedback.jsonl");
  const reader = await startPreview({ root: join(readerSite, "dist"), port: 0, baseUrl: "/docs/" });
  const servers = {
    millrace: await startPreview({ root: resolve("dist"), port: 0, baseUrl: "/" }),
    reader: await startFeedbackFront({ site: reader, baseUrl: "/docs/", file: feedbackFile }),
    smallest: await startPreview({ root: join(smallestSite, "dist"), port: 0, baseUrl: "/" }),
    split: await startPreview({ root: join(splitSite, "dist"), port: 0, baseUrl: "/docs/" }),
  };
  const dev = spawn(process.execPath, [PROGRAM, "dev", "--port", "0"]);
  project.provide("feedbackFile", feedbackFile);
  project.provide("siteUrls", {
    millrace: servers.millrace.url,
    reader: servers.reader.url,
    split: servers.split.url,
    smallest: servers.smallest.url,
    dev: await printedUrl(dev),
  });
  return async () => {
    dev.kill();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    for (const site of [readerSite, splitSite, smallestSite]) {
      rmSync(site, { recursive: true, force: true });
    }
  };
}

/** Builds a copy of a fixture, here in the project, where it finds engine and packages. */
function buildFixture(name: string): string {
  const root = mkdtempSync(join(import.meta.dirname, ".site-"));
  cpSync(fixtureSite(name), root, { recursive: true });
  buildProject(root);
  return root;
}

/** Builds a project that stands below this one. */
export function buildProject(root: string): void {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, "build", "--root", root], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The project was not built:\n${stderr}`);
}

/** The address that a server prints when it listens. */
async function printedUrl(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The dev server's output is not read.");
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    return url;
  }
  await once(server, "exit");
  throw new Error(`The dev server ended with ${server.exitCode}.`);
}
