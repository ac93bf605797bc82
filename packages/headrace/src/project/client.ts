import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { engineCodeId } from "../cache/engine-code.ts";
import type { SiteConfig } from "../config/schema.ts";
import { siteData } from "../config/site-data.ts";
import { digest, digestFolders, readJson } from "../files/files.ts";
import { makeSealedFolder } from "../files/sealed.ts";
import { DIAGRAM_ISLAND } from "../model/browser-diagram.ts";
import { SITE_ROOT_ISLAND } from "../model/islands/site-root.ts";
import type { SiteMessages } from "../model/messages/messages.ts";
import type { NavItem } from "../model/nav-tree.ts";
import type { SiteData } from "../model/site.ts";
import type { SiteDocsVersion } from "../model/site-docs.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { classesOf } from "../render/needed-classes.ts";
import type { ClientAssets } from "../render/render-context.ts";
import { DOCS_FILE } from "../vite/docs-file.ts";
import { siteFonts } from "../vite/fonts.ts";
import { siteContext } from "../vite/modules/site-context.ts";
import { readLogo } from "./brand-drawing.ts";
import type { Components } from "./components.ts";
import { installedMermaid } from "./mermaid.ts";
import { processSheets } from "./processed-sheets.ts";
import type { Project } from "./project.ts";
import { OWN_ITEM } from "./sidebar-items.ts";
import { hasSiteBar } from "./theme-parts.ts";

/** What the shell shows, and the name of the client that shows it. */
export interface ClientSite {
  site: SiteData;
  messages: SiteMessages;
  clientId: string;
  /** See `OldStylesOptions`. */
  sidebarClasses: readonly string[];
}

/** The client bundle of a project. */
export interface Client {
  assets: ClientAssets;
  /** Absolute folder that holds the bundle's files as they are published. */
  folder: string;
}

/** Reads what the shell shows and names the client; quick, since it bundles nothing. */
export async function describeClient(project: Project, siteMap: SiteMap): Promise<ClientSite> {
  const { config, messages, frameTexts, mode } = project;
  const logo = await readLogo(project);
  const site = siteData(config, siteMap, { logo, frameTexts });
  const fonts = siteFonts(project.paths.root, config.brand.fonts);
  const files = fonts.map(({ file }) => digest(readFileSync(file)));
  const { styles = [] } = config.content;
  const sheets = await Promise.all(
    styles.map((file) => sheetDigest(join(project.paths.root, file))),
  );
  const parts = [hasPageEnd(config), hasPosts(project), hasSiteBar(project)];
  const sidebarClasses = config.content.styles ? entryClasses(siteMap) : [];
  const options = [mode, config.brand.fonts, parts, project.componentTexts, sidebarClasses];
  const settings = JSON.stringify([site, messages, options, files, sheets]);
  const clientId = (await clientDigest(project, settings)).slice(0, 8);
  return { site, messages, clientId, sidebarClasses };
}

/** Classes that the site gives to entries of its sidebars, and within those that it draws; the frame's are none of them. */
function entryClasses({ trees }: SiteMap): string[] {
  const classes = (items: readonly NavItem[]): string[] =>
    items.flatMap((item) => [
      ...(item.className?.split(/\s+/) ?? []),
      ...(item.type === "html" || item.className?.startsWith(OWN_ITEM)
        ? classesOf(item.html ?? "")
        : []),
      ...(item.type === "category" ? classes(item.items ?? []) : []),
    ]);
  return [...new Set([...trees.values()].flatMap(({ items }) => classes(items)))].sort();
}

/** A sheet in Sass takes in others, which stand beside it. */
async function sheetDigest(file: string): Promise<string> {
  return file.endsWith(".css") ? digest(readFileSync(file)) : digestFolders([dirname(file)]);
}

/** Bundles the browser's part; from the cache when nothing that goes into it has changed. */
export async function loadClient(
  project: Project,
  { site, messages, clientId, sidebarClasses }: ClientSite,
  components: Pick<Components, "islands" | "styles" | "id" | "folder">,
): Promise<Client> {
  const { paths, config, mode } = project;
  const { islands, styles, id } = components;
  // Islands may be anywhere in the project; the id changes with their code.
  const diagrams = islands.includes(DIAGRAM_ISLAND)
    ? installedMermaid(project)?.version
    : undefined;
  const live = islands.length + styles.length === 0 ? "" : [...islands, id, diagrams].join();
  const { styles: named } = config.content;
  const own = [...(named ?? []), ...styles];
  const sheets = await processSheets(project, own);
  const made = sheets.size === 0 ? live : live + JSON.stringify([...sheets]);
  const folder = join(paths.cache, "client", `${clientId}-${digest(made).slice(0, 8)}`);
  const make = async (outDir: string) => {
    const { bundleClient } = await import("../vite/client-bundle.ts");
    const assets = await bundleClient({
      root: paths.root,
      siteDir: join(paths.root, config.content.site),
      outDir,
      clientId,
      site,
      messages,
      styles: config.brand.styles,
      oldStyles: named || styles.length > 0 ? own : undefined,
      sidebarClasses,
      hasBar: hasSiteBar(project),
      processedSheets: sheets,
      hasPageEnd: hasPageEnd(config),
      hasPosts: hasPosts(project),
      hasSiteRoot: islands.includes(SITE_ROOT_ISLAND),
      fonts: siteFonts(paths.root, config.brand.fonts),
      islands,
      mermaid: installedMermaid(project)?.module,
      context: siteContext(project),
      names: config.content,
      docs: async () => readDocs(components.folder),
      toleratesFailures: config.failedParts === "warning",
      mode,
    });
    await writeFile(join(outDir, CLIENT_FILE), JSON.stringify(assets));
  };
  await makeSealedFolder(folder, make);
  const assets = await readJson(join(folder, CLIENT_FILE));
  if (!isClientAssets(assets)) throw new Error(`${folder} holds no client.`);
  return { assets, folder };
}

function hasPosts({ sets }: Project): boolean {
  return sets.some(({ posts }) => posts !== undefined);
}

function hasPageEnd({ pageEnd }: SiteConfig): boolean {
  const { openIn, connect, feedback } = pageEnd;
  return openIn.length > 0 || connect !== undefined || feedback !== undefined;
}

/** What components were bundled with of all pages. */
function readDocs(folder: string): SiteDocsVersion[] {
  return JSON.parse(readFileSync(join(folder, DOCS_FILE), "utf8"));
}

/** Stands in the folder of a bundle. */
const CLIENT_FILE = "client.json";

const BUNDLED_ROOMS = ["api", "client", "console", "model", "practice", "search", "theme", "vite"];

/** Everything that can change the bundle. */
async function clientDigest({ paths }: Project, settings: string): Promise<string> {
  const engine = await engineCodeId(...BUNDLED_ROOMS);
  const code = await digestFolders([join(paths.root, "site")]);
  return digest([engine, code, packageVersions(), settings].join("\n"));
}

/** What the bundle takes from packages, and what makes it. */
const BUNDLED_PACKAGES = ["react", "react-dom", "vite"];

function packageVersions(): string {
  const require = createRequire(import.meta.url);
  return BUNDLED_PACKAGES.map((name) => require(`${name}/package.json`).version).join();
}

function isClientAssets(value: unknown): value is ClientAssets {
  return typeof value === "object" && value !== null && "clientId" in value && "app" in value;
}
