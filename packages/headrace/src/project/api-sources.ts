import { join } from "node:path";
import { engineCodeId } from "../cache/engine-code.ts";
import type { ApiConfig } from "../config/api-schema.ts";
import { shortened } from "../diagnostics/shorten.ts";
import { digest, isChangedSince, readIfFile } from "../files/files.ts";
import { readSealedJson, writeSealed } from "../files/sealed.ts";
import type { ApiDescription } from "../model/api.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { sayIn } from "../model/messages/messages.ts";
import { practiceFile } from "../model/routes.ts";
import { apiChanges } from "../reference/changes/api-changes.ts";
import { changesFeed } from "../reference/changes/changes-feed.ts";
import { writeExports } from "../reference/pages/export-files.ts";
import { linkVersions } from "../reference/pages/link-versions.ts";
import { referenceSources } from "../reference/pages/reference-pages.ts";
import { apiSkill, type Skill } from "../reference/programs/skill.ts";
import {
  type CatalogEntry,
  catalogEntries,
  wellKnownFiles,
} from "../reference/programs/well-known.ts";
import type { SayApi } from "../reference/say.ts";
import type { PageFile, SourceFile } from "../sources/compiled-page.ts";
import { connections } from "./api-connections.ts";
import { apiTexts } from "./api-texts.ts";
import type { Project } from "./project.ts";

/** What the API descriptions of a project contribute. */
export interface ApiSources {
  /** One for each family and operation. */
  sources: SourceFile[];
  /** The descriptions themselves, and what else is made of them, for readers to download. */
  downloads: PageFile[];
  /** How assistants work with them; downloads, too. */
  skills: Skill[];
  /** Where they are served, and who says what of them. */
  catalog: CatalogEntry[];
  /** Every file that was read, relative to the root. */
  files: string[];
  /** What a Content-Security-Policy has to let the console reach. */
  connect: string[];
  diagnostics: Diagnostic[];
}

/** Reads all API descriptions; from the cache while none of their files has changed. */
export async function loadApiSources(project: Project): Promise<ApiSources> {
  const all: ApiSources = { ...noSources(), files: [], diagnostics: [] };
  for (const api of project.config.api) {
    if (project.absentApis.includes(api.id)) continue;
    const { sources, downloads, skills, catalog, ...rest } = await loadApi(project, api);
    all.sources.push(...sources);
    all.downloads.push(...downloads, ...skills);
    all.skills.push(...skills);
    all.catalog.push(...catalog);
    all.files.push(...rest.files);
    all.connect.push(...rest.connect);
    all.diagnostics.push(...rest.diagnostics);
  }
  all.downloads.push(...wellKnownFiles(all.catalog, all.skills, project.config));
  all.sources = linkVersions(all.sources, project.config.api);
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
  const texts = apiTexts(project);
  const key = digest(JSON.stringify([code, api, url, baseUrl, content.smartQuotes, texts]));
  const stored = await readSealedJson(file);
  const since = await project.snapshot.beginReading();
  if (isStored(stored) && stored.key === key && (await isCurrent(root, stored.dependencies))) {
    await project.snapshot.noteRead(stored.value.files, since);
    return stored.value;
  }
  const value = await readApi(project, api, sayIn(texts.messages, texts.language));
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

async function readApi(
  { paths, config }: Project,
  api: ApiConfig,
  say: SayApi,
): Promise<ApiSources> {
  // Loaded when there is something to read: the parser is heavy.
  const { loadDescription } = await import("../sources/openapi/load-description.ts");
  const { url, baseUrl, content } = config;
  const options = { server: api.server ?? `${url}${baseUrl}${api.download}` };
  const loaded = await loadDescription(paths.root, api.file, options);
  const { description, bundled, files } = loaded;
  if (!description) return { ...noSources(), files, diagnostics: loaded.diagnostics };
  const before = api.previous && (await loadDescription(paths.root, api.previous, options));
  const old = before ? before.description : undefined;
  const changes = old ? { from: old.version, list: apiChanges(old, description, say) } : null;
  const { smartQuotes } = content;
  const site = { url, baseUrl };
  const practice = await readPractice(paths.root, api, description);
  // What else is wrong in it was told when it was the latest.
  const unread = before && !old ? before.diagnostics : [];
  const found = [...loaded.diagnostics, ...noServer(description, bundled, api), ...unread];
  return {
    sources: referenceSources(description, { api, site, smartQuotes, say, changes }),
    downloads: [
      { path: api.download, content: await printDescription(bundled, api.download) },
      ...writeExports(description, api),
      ...(changes ? [changesFeed({ api, site, description, changes: changes.list, say })] : []),
      ...practice.downloads,
    ],
    skills: apiSkill(description, { api, site }),
    catalog: catalogEntries(description, { api, site }),
    files: [...files, ...practice.files, ...(before ? before.files : [])],
    connect: connections(description, api),
    diagnostics: api.faults === "error" ? found : shortened(found.map(asWarning)),
  };
}

function noSources(): Omit<ApiSources, "files" | "diagnostics"> {
  return { sources: [], downloads: [], skills: [], catalog: [], connect: [] };
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: "warning" };
}

/** Requests that go to this site by mistake look right. */
function noServer(description: ApiDescription, bundled: unknown, api: ApiConfig): Diagnostic[] {
  const isNamed = JSON.stringify(bundled).includes('"servers":') || isSwaggerHost(bundled);
  const [server] = description.servers;
  if (isNamed || api.server !== undefined || !server) return [];
  return [
    {
      code: "openapi-no-server",
      severity: "warning",
      message: `The description names no server, so requests go to ${server.url}`,
      hint: 'Add "servers" to it, or the option "server" to its entry in the configuration.',
      file: api.file,
      line: 1,
      column: 1,
    },
  ];
}

function isSwaggerHost(bundled: unknown): boolean {
  return (
    typeof bundled === "object" && bundled !== null && ("host" in bundled || "basePath" in bundled)
  );
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
  return { downloads: [{ path: practiceFile(api.id), content: data }], files };
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
  const content = await readIfFile(path);
  return content === undefined ? "" : digest(content);
}

function isStored(value: unknown): value is StoredApi {
  return typeof value === "object" && value !== null && "dependencies" in value && "value" in value;
}
