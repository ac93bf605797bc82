import { readFile } from "node:fs/promises";
import {
  chunkFile,
  htmlFile,
  markdownFile,
  navBranchFile,
  normalizeRoute,
  ROUTES_FILE,
  withBase,
} from "../model/routes.ts";
import { makeBrandFile } from "../output/brand-files.ts";
import { navBranches } from "../pages/page-data.ts";
import { navBranchName, navTreeJson } from "../render/nav-branch.ts";
import { contentType } from "../server/send-file.ts";
import { ServedFolder } from "../server/served-folder.ts";
import { DEV_STYLES, devAssets } from "../vite/client-bundle.ts";
import type { DevSite } from "./dev-site.ts";

/** What the dev server makes itself, as opposed to files that it serves. */
export interface MadeResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
}

const HTML = "text/html;charset=utf-8";
const JSON_TYPE = "application/json";

/**
 * Answers for everything that is made from the project: documents, content chunks, search files,
 * navigation trees, bundles, images. `undefined` when nothing of that stands at the path.
 *
 * @param path Request path below the base URL, decoded, beginning with "/".
 * @param asMarkdown Whether a page is answered with its twin.
 */
export async function respond(
  site: DevSite,
  path: string,
  asMarkdown: boolean,
): Promise<MadeResponse | undefined> {
  const branch = respondNavBranch(site, path);
  if (branch) return branch;
  if (path.startsWith("/assets/")) return respondAsset(site, path.slice(1));
  const tree = respondNavTree(site, path.slice(1));
  if (tree) return tree;
  const brandFile = await makeBrandFile(site.project, path.slice(1));
  if (brandFile !== undefined) return { status: 200, type: contentType(path), body: brandFile };
  const file = (await site.search.file(path.slice(1))) ?? (await site.publishedFile(path.slice(1)));
  if (file !== undefined) return { status: 200, type: contentType(path), body: file };
  const route = normalizeRoute(path.replace(/\.page\.json$/, ".html"));
  if (path === `/${chunkFile(route)}`) {
    const page = await site.render(route);
    return page && { status: 200, type: JSON_TYPE, body: page.chunk };
  }
  const isPage = site.hasDocument(htmlFile(path));
  const twin = isPage && asMarkdown ? await site.publishedFile(markdownFile(route)) : undefined;
  if (twin !== undefined) return { status: 200, type: contentType(".md"), body: twin };
  const page = isPage ? await site.render(route) : undefined;
  return page && { status: 200, type: HTML, body: await withDevScript(site, page.html) };
}

/** The not-found page. */
export async function respondNotFound(site: DevSite): Promise<MadeResponse> {
  const page = await site.renderNotFound();
  return { status: 404, type: HTML, body: await withDevScript(site, page?.html ?? "") };
}

function respondNavTree(site: DevSite, file: string): MadeResponse | undefined {
  if (file === ROUTES_FILE) return { status: 200, type: "text/plain", body: site.routeList() };
  const sidebar = /^nav\/(.+)\.json$/.exec(file)?.[1];
  const tree = sidebar === undefined ? undefined : site.siteMap.trees.get(sidebar);
  return tree && { status: 200, type: JSON_TYPE, body: navTreeJson(tree) };
}

function respondNavBranch(site: DevSite, path: string): MadeResponse | undefined {
  const name = path.split(/[/.]/).at(-2) ?? "";
  const known = path === `/${navBranchFile(name)}` ? [...navBranches(site.siteMap)] : [];
  const branch = known.find((candidate) => navBranchName(candidate) === name);
  return branch && { status: 200, type: JSON_TYPE, body: navTreeJson(branch) };
}

async function respondAsset(site: DevSite, file: string): Promise<MadeResponse | undefined> {
  if (file === DEV_STYLES) return { status: 200, type: "text/css", body: await site.styleSheet() };
  const body = (await site.search.file(file)) ?? (await readAsset(site, file));
  return body === undefined ? undefined : { status: 200, type: contentType(file), body };
}

async function readAsset(site: DevSite, file: string): Promise<Uint8Array | undefined> {
  const { folder } = await site.client();
  const source = (await site.assetFile(file)) ?? new ServedFolder({ folder }).find(file)?.path;
  return source === undefined ? undefined : readFile(source).catch(() => undefined);
}

/** Adds the script that follows changes; a built site does not have it. */
async function withDevScript(site: DevSite, html: string): Promise<string> {
  const { site: data, clientId } = await site.clientSite;
  const address = withBase(data.baseUrl, devAssets(clientId, []).dev ?? "");
  const script = `<script type="module" src="${address}"></script>`;
  return html.replace("</head>", `${script}</head>`);
}
