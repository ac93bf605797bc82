import { join, posix, relative } from "node:path";
import type { SiteConfigInput } from "../config/schema.ts";
import { exists } from "../files/files.ts";
import type { OldSite } from "./old-site.ts";

/** What becomes of the descriptions of APIs that a plug-in of the old site showed. */
interface ConvertedApis {
  config: Pick<SiteConfigInput, "api" | "sidebars">;
  /** What was left out, one sentence each. */
  notes: string[];
}

/**
 * Descriptions that had a page of their own have a reference there. One without an address was shown by components,
 * which find none here.
 */
export async function convertApis(
  { apis }: OldSite,
  root: string,
  siteDir: string,
): Promise<ConvertedApis> {
  const api: NonNullable<SiteConfigInput["api"]> = [];
  const notes: string[] = [];
  for (const { id, spec = "", route = "" } of apis) {
    const file = relative(root, join(root, siteDir, spec)).replaceAll("\\", "/");
    const path = posix.join("/", route).replace(/(?<=.)\/$/, "");
    const problem = await problemOf({ spec, path, file: join(root, file) });
    if (problem) notes.push(`The API description "${spec}" is left out: ${problem}.`);
    else api.push({ id: uniqueId(id ?? path, api), file, route: path });
  }
  const sidebars = Object.fromEntries(
    api.map((one) => [`api-${one.id}`, [{ type: "api" as const, id: one.id }]]),
  );
  return { config: { api, sidebars }, notes };
}

async function problemOf({ spec, path, file }: { spec: string; path: string; file: string }) {
  if (path === "/") return "the old configuration gives it no address";
  if (/^https?:/.test(spec)) return 'it is on another host; download it, and name it in "api"';
  return (await exists(file)) ? undefined : "there is no such file";
}

function uniqueId(name: string, taken: readonly { id: string }[]): string {
  const plain = name.replace(/[^\w-]+/g, "-").replace(/^-|-$/g, "") || "api";
  const used = taken.filter(({ id }) => id === plain || id.startsWith(`${plain}-`)).length;
  return used === 0 ? plain : `${plain}-${used + 1}`;
}
