import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The evidence of a folder of projects lies beside them. */
const NAME = "evidence.json";

const record = z.strictObject({
  /** Digest of the project's files: tells evidence of these files from that of others. */
  files: z.string(),
  /** When it was run. */
  date: z.iso.date(),
  /** "built": compiled, and its tests run. "read": read by tools that know the language. */
  how: z.enum(["built", "read"]),
  /** What it was built with, the framework first: {"Spring Boot": "4.1.1", "JDK": "25.0.3"}. */
  tools: z.record(z.string(), z.string()),
  /** The servers that the tests ran against. */
  servers: z.record(z.string(), z.string()),
  tests: z.strictObject({ passed: z.number(), failed: z.number(), skipped: z.number() }),
  /** Lines that the tests reach, in percent. */
  coverage: z.number().optional(),
  /** What was not done, and for want of what. */
  lacking: z.string().optional(),
  /** What the tools printed, by command. */
  outputs: z.array(z.strictObject({ command: z.string(), text: z.string() })),
});

/** What is known about a project from running it. */
export type ProjectEvidence = z.infer<typeof record>;

const evidence = z.record(z.string(), record);

/** Evidence by project. */
export type Evidence = z.infer<typeof evidence>;

/** The file with the evidence of a folder, relative to the root. */
export function evidenceFile(folder: string): string {
  return `${folder}/${NAME}`;
}

/** Reads the evidence of earlier runs; none is no fault. */
export function readEvidence(root: string, folder = "examples"): Evidence {
  const file = join(root, evidenceFile(folder));
  return existsSync(file) ? evidence.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Writes evidence, projects in the order of their names. */
export function writeEvidence(root: string, all: Evidence): void {
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, evidenceFile("examples")), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * Digest of what is built: the words of a README change nothing.
 *
 * @param files Paths relative to the root.
 */
export function digestOf(root: string, files: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of files.filter((name) => !name.endsWith("/README.md")).sort()) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return digest.digest("hex").slice(0, 16);
}
