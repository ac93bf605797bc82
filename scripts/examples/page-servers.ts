import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Relative to the root. */
export const PAGE_SERVERS = "examples/page-servers.yaml";

const pageServer = z.strictObject({
  sample: z.string().optional(),
  /** Part of the sample, by what the addresses of the page have in them. */
  servers: z.record(z.string(), z.string()).default({}),
  /** Variables of the server. */
  env: z.record(z.string(), z.string()).default({}),
  /** What readers make in services before they deploy. */
  topics: z.array(z.string()).default([]),
  buckets: z.array(z.string()).default([]),
  /** A script for what readers did elsewhere. */
  before: z.string().optional(),
  /** Releases that are deployed, one after the other, for each command that asks the server. */
  releases: z.array(z.array(z.string())).optional(),
  /** The release that has the differences which a page shows. */
  changed: z.strictObject({ release: z.string(), by: z.string() }).optional(),
  /** Why nothing can be run here. */
  expected: z.string().optional(),
});

/** Whose server answers the commands of a page, and how it is set up. */
export type PageServer = z.infer<typeof pageServer>;

const all = z.record(z.string(), pageServer);

/** Reads who answers the commands of pages, by path of the page. */
export function readPageServers(root: string): Map<string, PageServer> {
  const file = join(root, PAGE_SERVERS);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(all.parse(parse(readFileSync(file, "utf8")) ?? {})));
}

/** What answers a page: as the file says, else the first sample that the page names. */
export function serverOf(
  page: { path: string; text: string },
  servers: ReadonlyMap<string, PageServer>,
): PageServer {
  const known = servers.get(page.path) ?? pageServer.parse({});
  return { ...known, sample: known.sample ?? samplesOf(page.text)[0] };
}

/** The samples that a page links or shows, in their order. */
export function samplesOf(text: string): string[] {
  const found = text.matchAll(/@site\/examples\/([\w-]+)|<ExampleSource\s+name="([\w-]+)"/g);
  return [...new Set([...found].map(([, shown, linked]) => shown ?? linked ?? ""))];
}
