import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { engineCodeId } from "../cache/engine-code.ts";
import type { ApiConfig } from "../config/schema.ts";
import { digest, isChangedSince } from "../files/files.ts";
import { readSealedJson, writeSealed } from "../files/sealed.ts";
import type { ApiDescription } from "../model/api.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { practiceFile, referenceSources } from "../reference/reference-source.ts";
import type { PageFile, SourceFile } from "../sources/compiled-page.ts";
import type { Project } from "./project.ts";

/** What the API descriptions of a project contribute. */
export interface ApiSources {
  /** One for each family and operation. */
  sources: SourceFile[];
  /** The descriptions themselves, for readers to download. */
  downloads: PageFile[];
  /** Every file that was read, relative to the root. */
  files: string[];
  diagnostics: Diagnostic[];
}

/** Reads all API descriptions; from the cache while none of their files has changed. */
export async function loadApiSources(project: Project): Promise<ApiSources> {
  const all: ApiSources = { sources: [], downloads: [], files: [], diagnostics: [] };
  for (const api of project.config.api) {
    const { sources, downloads, files, diagnostics } = await loadApi(project, api);
    all.sources.push(...sources);
    all.downloads.push(...downloads);
    all.files.push(...files);
    all.diagnostics.push(...diagnostics);
  }
  return all;
}

/** Rooms whose code makes sources out of descriptions. */
const ROOMS = ["sources/openapi", "reference", "practice-data", "practice", "api", "model"];

interface StoredApi {
  key: string;
  /** Digest of each file that was read, "" for an absent one. */
  dependencies: Record<string, string>;
  value: ApiSources;
}

async function loadApi(project: Project, api: ApiConfig): Promise<ApiSources> {
  const { root, cache } = project.paths;
  const { url, baseUrl, content } = project.config;
  const file = join(cache, "apis", `${api.id}.json`);
  const code = await engineCodeId(...ROOMS);
  const key = digest(JSON.stringify([code, api, url, baseUrl, content.smartQuotes]));
  const stored = await readSealedJson(file);
  const since = Date.now();
  if (isStored(stored) && stored.key === key && (await isCurrent(root, stored.dependencies))) {
    await project.snapshot.noteRead(stored.value.files, since);
    return stored.value;
  }
  const value = await readApi(project, api);
  await project.snapshot.noteRead(value.files, since);
  const dependencies: Record<string, string> = {};
  for (const path of value.files) {
    dependencies[path] = await digestFile(join(root, path));
    // Nobody knows which state of the file was read.
    if (await isChangedSince(join(root, path), since)) return value;
  }
  await writeSealed(file, JSON.stringify({ key, dependencies, value } satisfies StoredApi));
  return value;
}

async function readApi({ paths, config }: Project, api: ApiConfig): Promise<ApiSources> {
  // Loaded when there is something to read: the parser is heavy.
  const { loadDescription } = await import("../sources/openapi/load-description.ts");
  const { description, bundled, files, diagnostics } = await loadDescription(paths.root, api.file);
  if (!description) return { sources: [], downloads: [], files, diagnostics };
  const { url, baseUrl, content } = config;
  const { smartQuotes } = content;
  const practice = await readPractice(paths.root, api, description);
  return {
    sources: referenceSources(description, { api, site: { url, baseUrl }, smartQuotes }),
    downloads: [
      { path: api.download, content: await printDescription(bundled, api.download) },
      ...practice.downloads,
    ],
    files: [...files, ...practice.files],
    diagnostics,
  };
}

/** What the practice server in the page is made from, where the API has one. */
async function readPractice(
  root: string,
  api: ApiConfig,
  description: ApiDescription,
): Promise<Pick<ApiSources, "downloads" | "files">> {
  if (api.practice === undefined) return { downloads: [], files: [] };
  const [{ loadPracticeFile }, { practiceData }] = await Promise.all([
    import("../practice-data/practice-file.ts"),
    import("../practice-data/practice-data.ts"),
  ]);
  const { file, files } = loadPracticeFile(root, api.practice);
  const data = JSON.stringify(practiceData(description, file));
  return { downloads: [{ path: practiceFile(api), content: data }], files };
}

async function printDescription(bundled: unknown, path: string): Promise<string> {
  if (path.endsWith(".json")) return `${JSON.stringify(bundled, null, 2)}\n`;
  const { stringify } = await import("yaml");
  return stringify(bundled, { lineWidth: 0, aliasDuplicateObjects: false });
}

async function isCurrent(root: string, dependencies: Record<string, string>): Promise<boolean> {
  for (const [path, known] of Object.entries(dependencies)) {
    if ((await digestFile(join(root, path))) !== known) return false;
  }
  return true;
}

async function digestFile(path: string): Promise<string> {
  const content = await readFile(path).catch(() => undefined);
  return content === undefined ? "" : digest(content);
}

function isStored(value: unknown): value is StoredApi {
  return typeof value === "object" && value !== null && "dependencies" in value && "value" in value;
}
