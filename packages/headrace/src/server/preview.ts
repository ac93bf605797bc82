import { type HeaderRule, headersFor, parseHeaderRules } from "../model/header-rules.ts";
import {
  encodeRoute,
  markdownFile,
  normalizeRoute,
  withBase,
  withoutBase,
} from "../model/routes.ts";
import { serverOf } from "./answer.ts";
import { findPage, isNoAddress } from "./find-page.ts";
import { HostFile, parseRedirects, withoutSlash } from "./host-file.ts";
import { listen, type RunningServer } from "./listen.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { parseTarget } from "./request-target.ts";
import { type FileExchange, sendFile } from "./send-file.ts";
import { ServedFolder } from "./served-folder.ts";

export interface PreviewOptions {
  /** Absolute path of the folder that holds the site. */
  root: string;
  /** 0 lets the system choose. */
  port: number;
  /** "/" or "/docs/". */
  baseUrl: string;
  /** Default: this machine only. */
  host?: string;
  /** Whether addresses of `_redirects` are answered with 301. Default: with the page that leads on. */
  redirects?: boolean;
  /** How long a client may take to ask, in ms. Default: half a minute. */
  patience?: number;
  /** How long a client may neither send nor take anything, in ms. Default: two minutes. */
  idle?: number;
}

/** What a host reads instead of serving it; the last is its answer to other paths. */
const HOST_FILES =
  /^\/(?:_headers|_redirects|[^/]*\.nginx\.(?:conf|map)|404(?:\.html)?|build-manifest\.json)(?:\.br|\.gz)?$/;

/**
 * Serves a built site as a plain static host would: "/faq" is the file "faq.html", and the headers
 * are those of the file `_headers`. Who asks for Markdown gets the page's twin.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const host = new StaticHost(options);
  const server = serverOf((exchange) => host.answer(exchange), options);
  server.setTimeout(options.idle ?? 120_000);
  return listen(server, { host: "127.0.0.1", ...options });
}

/** What a path leads to: a file, or another address. */
type Found = { file: string } | { status: 301 | 302; location: string };

class StaticHost {
  readonly #files: ServedFolder;
  readonly #baseUrl: string;
  readonly #rules: HostFile<HeaderRule[]>;
  readonly #redirects: HostFile<ReadonlyMap<string, string>> | undefined;

  constructor({ root, baseUrl, redirects }: PreviewOptions) {
    const files = new ServedFolder({ folder: root });
    this.#files = files;
    this.#rules = new HostFile(files, "_headers", parseHeaderRules);
    if (redirects) this.#redirects = new HostFile(files, "_redirects", parseRedirects);
    this.#baseUrl = baseUrl;
  }

  answer(exchange: FileExchange): void {
    const { request, response } = exchange;
    const target = parseTarget(request);
    this.#setHeaders(exchange, "path" in target ? target.path : "/");
    if ("status" in target) return void response.writeHead(target.status).end();
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    }
    const found = this.#moved(target.path, target.query) ?? this.#find(target.path, target.query);
    if (found && "location" in found) {
      return void response.writeHead(found.status, { Location: found.location }).end();
    }
    if (found && this.#sendFound(exchange, found.file)) return;
    this.#sendNotFound(exchange);
  }

  /** A page's address means its twin as well. */
  #sendFound(exchange: FileExchange, file: string): boolean {
    const { request, response } = exchange;
    const files = this.#files;
    if (!/\.(?:html|md)$/.test(file)) return sendFile(exchange, files, file);
    const isAsked = file.endsWith(".html") && prefersMarkdown(request.headers.accept);
    const twin = isAsked ? markdownFile(normalizeRoute(`/${file}`)) : file;
    response.setHeader("Vary", "Accept, Accept-Encoding");
    if (sendFile(exchange, files, twin) || sendFile(exchange, files, file)) return true;
    response.removeHeader("Vary");
    return false;
  }

  /** Paths that mean a page but are not its address ("/faq/", "/faq.html") lead to it. */
  #find(path: string, query: string): Found | undefined {
    const below = withoutBase(this.#baseUrl, path);
    if (below === undefined) return { status: 302, location: this.#baseUrl };
    const route = normalizeRoute(below);
    if ([route, below].some((name) => HOST_FILES.test(name)) || isNoAddress(below))
      return undefined;
    const page = findPage(below, (file) => this.#has(file));
    if (page === undefined) return { file: below };
    if ("file" in page) return page;
    return { status: 301, location: withBase(this.#baseUrl, encodeRoute(page.movedTo)) + query };
  }

  /** Where an address leads that has moved; its query goes before the hash. */
  #moved(path: string, query: string): Found | undefined {
    const to = this.#redirects?.value.get(withoutSlash(path));
    if (to === undefined) return undefined;
    const [address = "", hash] = to.split(/(?=#)/);
    const more = address.includes("?") ? query.replace("?", "&") : query;
    return { status: 301, location: address + more + (hash ?? "") };
  }

  #has(file: string): boolean {
    return this.#files.find(file) !== undefined;
  }

  #setHeaders({ response }: FileExchange, path: string): void {
    const headers = headersFor(this.#rules.value, path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }

  #sendNotFound({ response }: FileExchange): void {
    const found = this.#files.find("404.html");
    const page = found ? this.#files.read(found) : "Not found";
    const headers = {
      "Content-Type": "text/html;charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Length": Buffer.byteLength(page),
    };
    response.writeHead(404, headers).end(page);
  }
}
