import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headersFor, parseHeaderRules } from "../model/header-rules.ts";
import { encodeRoute, htmlFile, normalizeRoute, withBase, withoutBase } from "../model/routes.ts";
import { listen, type RunningServer } from "./listen.ts";

export interface PreviewOptions {
  /** Absolute path of the folder that holds the site. */
  root: string;
  /** 0 lets the system choose. */
  port: number;
  /** "/" or "/docs/". */
  baseUrl: string;
  /** Default: this machine only. */
  host?: string;
}

/** Longer addresses are no reader's. */
const MAX_URL_LENGTH = 8192;

/** What a host reads instead of serving it; the last is its answer to other paths. */
const HOST_FILES =
  /^\/(?:_headers|_redirects|[^/]*\.nginx\.(?:conf|map)|404(?:\.html)?|build-manifest\.json)(?:\.br|\.gz)?$/;

/**
 * Serves a built site as a plain static host would: "/faq" is the file "faq.html", and the headers
 * are those of the file `_headers`.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const { root, baseUrl } = options;
  // `dev` reads the folder on each request, so that a rebuilt site is served without a restart.
  const serve = sirv(root, {
    dev: true,
    etag: true,
    extensions: ["html"],
    brotli: true,
    gzip: true,
  });
  const server = createServer((request, response) => {
    const target = resolveTarget(request.url ?? "/", options);
    setHeaders(response, withBase(baseUrl, "path" in target ? target.path : "/"), root);
    if ("status" in target) {
      return target.status === 404 ? void sendNotFound(response, root) : refuse(response, target);
    }
    // What the file server would parse from the address: it does not decode "%23" and "%3F".
    Object.assign(request, { _parsedUrl: { raw: target.path, pathname: encodeURI(target.file) } });
    request.url = target.path;
    serve(request, response, () => void sendNotFound(response, root));
  });
  return listen(server, { host: "127.0.0.1", ...options, baseUrl });
}

/** Read anew for each answer, as the files are: a rebuilt site may have others. */
function setHeaders(response: ServerResponse, path: string, root: string): void {
  const file = join(root, "_headers");
  const rules = existsSync(file) ? parseHeaderRules(readFileSync(file, "utf8")) : [];
  for (const [name, value] of Object.entries(headersFor(rules, path.replace(/\?.*$/, "")))) {
    response.setHeader(name, value);
  }
}

/** What a request leads to: a path below the site's root, or an answer without content. */
type Target = { path: string; file: string } | { status: number; location?: string };

/**
 * Judges a raw request target. Paths that mean a page but are not its address ("/faq/",
 * "/faq.html") are redirected to it; what can't be decoded is refused.
 */
function resolveTarget(url: string, { root, baseUrl }: PreviewOptions): Target {
  if (url.length > MAX_URL_LENGTH) return { status: 414 };
  const [, rawPath = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const decoded = decode(rawPath);
  if (decoded === undefined || !decoded.startsWith("/")) return { status: 400 };
  const path = withoutBase(baseUrl, decoded);
  if (path === undefined) return { status: 302, location: baseUrl };
  if (HOST_FILES.test(path)) return { status: 404 };
  const route = normalizeRoute(path);
  // A second slash at the start of a Location would lead to another host.
  if (!route.includes("//") && !existsSync(join(root, htmlFile(path)))) {
    const form = [route, `${route}/`].find((other) => existsSync(join(root, htmlFile(other))));
    if (form !== undefined && form !== path)
      return { status: 301, location: withBase(baseUrl, encodeRoute(form)) + query };
  }
  return { path: encodeRoute(path) + query, file: path };
}

/** The decoded path; `undefined` for broken escapes, null bytes and ways out of the folder. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const isSafe = !/[\0\\]/.test(decoded) && !decoded.split("/").includes("..");
    return isSafe ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function refuse(
  response: ServerResponse,
  { status, location }: { status: number; location?: string },
): void {
  response.writeHead(status, location === undefined ? {} : { Location: location }).end();
}

async function sendNotFound(response: ServerResponse, root: string): Promise<void> {
  const page = await readFile(join(root, "404.html")).catch(() => "Not found");
  const headers = {
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
  };
  response.writeHead(404, headers).end(page);
}
