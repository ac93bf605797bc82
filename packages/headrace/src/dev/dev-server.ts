import type { ServerResponse } from "node:http";
import type { SiteConfig } from "../config/schema.ts";
import { codeFrame, frameLines } from "../diagnostics/code-frame.ts";
import { formatDiagnostics, sortDiagnostics } from "../diagnostics/format.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { staticFolders } from "../files/paths.ts";
import { AGE, DEV_MESSAGES_PATH, type ShownDiagnostic } from "../model/dev-message.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  encodeRoute,
  normalizeRoute,
  redirectAddress,
  withBase,
  withoutBase,
} from "../model/routes.ts";
import { describesPages, setOf } from "../pages/doc-set.ts";
import { isCodePage } from "../project/code-pages.ts";
import { sourceFolders } from "../project/project.ts";
import { Snapshot } from "../project/snapshot.ts";
import { isOwnRequest } from "../server/allowed-hosts.ts";
import { serverOf } from "../server/answer.ts";
import { findPage } from "../server/find-page.ts";
import { listen, type RunningServer } from "../server/listen.ts";
import { prefersMarkdown } from "../server/prefers-markdown.ts";
import { parseTarget } from "../server/request-target.ts";
import { type FileExchange, sendFile } from "../server/send-file.ts";
import { ServedFolder } from "../server/served-folder.ts";
import { DEV_STYLES } from "../vite/client-bundle.ts";
import { DevSite } from "./dev-site.ts";
import { LiveUpdates } from "./live-updates.ts";
import { oneAfterAnother } from "./one-after-another.ts";
import { problemPage } from "./problem-page.ts";
import { problemsOf } from "./problems-of.ts";
import { type MadeResponse, respond, respondNotFound } from "./respond.ts";
import { WatchedFiles } from "./watched-files.ts";

export interface DevOptions {
  /** Absolute path of the project. */
  root: string;
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Host names that the server answers to besides those of this machine. */
  allowedHosts?: readonly string[];
  /** Hears what happens, for the terminal. */
  report: (line: string) => void;
}

/** After a change the whole site is checked, once no further change comes for this long. */
const CHECK_AFTER_MS = 300;

/** The first page and the client bundle come before the first check, which compiles everything. */
const FIRST_CHECK_AFTER_MS = 2000;

/**
 * Serves a project while it is written; open pages follow every saved file.
 *
 * @throws SiteError when the configuration is wrong.
 */
export async function startDev(options: DevOptions): Promise<RunningServer> {
  const snapshot = new Snapshot(options.root);
  const site = await DevSite.load(options.root, snapshot);
  return new DevServer({ site, snapshot }, options).start();
}

class DevServer {
  #site: DevSite;
  /** What was read when the site was last loaded, though that may have failed. */
  #snapshot: Snapshot;
  readonly #files: WatchedFiles;
  readonly #options: DevOptions;
  readonly #updates = new LiveUpdates();
  #checkTimer: NodeJS.Timeout | undefined;
  /** Why the site is not as its files say: its configuration is wrong, for example. */
  #failure: readonly Diagnostic[] = [];
  readonly #reload = oneAfterAnother(() => this.#load());

  constructor({ site, snapshot }: { site: DevSite; snapshot: Snapshot }, options: DevOptions) {
    this.#site = site;
    this.#snapshot = snapshot;
    this.#options = options;
    const showProblems = (error: unknown) => this.#showProblems(problemsOf(error));
    this.#files = new WatchedFiles(options.root, {
      ready: () => void this.#takeInMissed().catch(showProblems),
      failed: showProblems,
      changed: (event, path) => void this.#onChange(event, path).catch(showProblems),
    });
  }

  async start(): Promise<RunningServer> {
    const { config } = this.#site.project;
    const server = serverOf((exchange) => this.#answer(exchange));
    const running = await listen(server, { ...this.#options, baseUrl: config.baseUrl });
    this.#follow();
    this.#checkSoon(FIRST_CHECK_AFTER_MS);
    const close = async () => {
      clearTimeout(this.#checkTimer);
      this.#updates.close();
      await Promise.all([this.#files.close(), running.close()]);
    };
    return { url: running.url, close };
  }

  async #answer(exchange: FileExchange): Promise<void> {
    const { request, response } = exchange;
    // A page of another site may neither read nor run nor frame what is being written.
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
    response.setHeader("X-Content-Type-Options", "nosniff");
    const { allowedHosts = [] } = this.#options;
    if (!isOwnRequest(request.headers, allowedHosts)) return refuse(response, 403, FOREIGN);
    const target = parseTarget(request);
    if ("status" in target) return refuse(response, target.status, "This is no address.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return refuse(response, 405, "Pages can be read only.");
    }
    await this.#serve(exchange, target);
  }

  async #serve(exchange: FileExchange, target: { path: string; query: string }): Promise<void> {
    const { request, response } = exchange;
    const { baseUrl } = this.#site.project.config;
    const path = withoutBase(baseUrl, target.path);
    if (path === undefined) return redirect(response, 302, baseUrl);
    if (path === `/${DEV_MESSAGES_PATH}`) {
      const age = Number(new URLSearchParams(target.query).get(AGE));
      return this.#updates.connect(exchange, age);
    }
    const page = findPage(path, (file) => this.#site.hasDocument(file));
    if (page && "movedTo" in page) {
      const address = withBase(baseUrl, encodeRoute(page.movedTo));
      return redirect(response, 301, address + target.query);
    }
    const moved = page ? undefined : configuredRedirect(path, this.#site.project.config);
    if (moved !== undefined) return redirect(response, 302, moved);
    response.setHeader("Vary", "Accept");
    const isPage = page !== undefined && "file" in page;
    const made = await respond(this.#site, path, prefersMarkdown(request.headers.accept)).catch(
      (error: unknown) => {
        if (!isPage || !(error instanceof SiteError)) throw error;
        return problemPage(error.diagnostics, baseUrl);
      },
    );
    if (made) return send(response, made);
    const { paths } = this.#site.project;
    for (const folder of paths.static) {
      const files = new ServedFolder({ folder, within: paths.root });
      if (sendFile(exchange, files, path)) return;
    }
    send(response, await respondNotFound(this.#site));
  }

  /** Takes in what changed between the reading of the site and its being watched. */
  async #takeInMissed(): Promise<void> {
    const missed = await this.#site.project.snapshot.changes();
    if (missed.length > 0) await this.#reload();
    this.#checkSoon(FIRST_CHECK_AFTER_MS);
  }

  /** Watches everything that the site is made from, and what its pages show. */
  #follow(shown: readonly string[] = []): void {
    const { folders, files } = this.#snapshot;
    this.#files.follow({
      folders: [...sourceFolders(this.#site.project), ...folders],
      files: [...files, ...shown],
    });
  }

  /** Those whose files make pages, or decide on all of them; static files are shown as they are. */
  #folders(): string[] {
    const { project } = this.#site;
    const statics = staticFolders(project.paths);
    const read = this.#snapshot.folders.filter((folder) => !statics.includes(folder));
    return [...new Set([...sourceFolders(project), ...read])];
  }

  #isOfSite(path: string): boolean {
    return (
      this.#folders().some((folder) => folder === "." || `${path}/`.startsWith(`${folder}/`)) ||
      this.#snapshot.files.includes(path)
    );
  }

  async #onChange(event: string, path: string): Promise<void> {
    if (event === "addDir" || event === "unlinkDir") return;
    const set = setOf(path, this.#site.project.sets);
    const isModule = set?.options.kind === "pages" && isCodePage(path);
    const isContent = set !== undefined && !isModule && !describesPages(path, set);
    const isText = (isContent && event === "change") || !this.#isOfSite(path);
    const routes = isText ? await this.#site.update(path) : undefined;
    if (isText && (await this.#site.importsOthers(path, routes))) await this.#reload();
    else if (routes) await this.#sendPages(routes);
    else if (isText) this.#updates.send({ type: "reload" });
    else if (path.endsWith(".css") && event === "change") this.#restyle();
    else await this.#reload();
    this.#options.report(`${path} changed`);
    this.#checkSoon();
  }

  /** Shows the new articles to whoever has them open; a page with errors stays as it was. */
  async #sendPages(routes: readonly string[]): Promise<void> {
    for (const route of routes) {
      if (await this.#site.isBroken(route)) continue;
      const page = await this.#site.render(route);
      if (page) this.#updates.send({ type: "page", route, chunk: JSON.parse(page.chunk) });
    }
  }

  /** Lets open pages fetch the style sheet again, which is read on each request. */
  #restyle(): void {
    const { baseUrl } = this.#site.project.config;
    const href = withBase(baseUrl, `${DEV_STYLES}?${Date.now()}`);
    this.#updates.send({ type: "css", href });
  }

  /** Takes in whatever is not one page's text: configuration, components, style sheets, new files. */
  async #load(): Promise<void> {
    const snapshot = new Snapshot(this.#options.root);
    this.#snapshot = snapshot;
    try {
      const site = await DevSite.load(this.#options.root, snapshot);
      await site.client();
      this.#site = site;
      this.#failure = [];
    } catch (error) {
      this.#failure = problemsOf(error);
      await this.#showProblems(this.#failure);
      return;
    } finally {
      this.#follow();
    }
    this.#updates.send({ type: "reload" });
  }

  #checkSoon(delay = CHECK_AFTER_MS): void {
    clearTimeout(this.#checkTimer);
    const showProblems = (error: unknown) => this.#showProblems(problemsOf(error));
    this.#checkTimer = setTimeout(() => void this.#check().catch(showProblems), delay);
  }

  async #check(): Promise<void> {
    if (await this.#site.hasOtherPages()) await this.#reload();
    for (const path of await this.#site.missedChanges()) await this.#onChange("change", path);
    const problems = await this.#site.diagnostics().catch(problemsOf);
    await this.#watchShownFiles();
    await this.#showProblems([...this.#failure, ...problems]);
  }

  /** Pages may show files that stand outside of the folders; which ones, the check finds out. */
  async #watchShownFiles(): Promise<void> {
    this.#follow((await this.#site.dependencies()).filter((path) => !this.#isOfSite(path)));
  }

  async #showProblems(diagnostics: readonly Diagnostic[]): Promise<void> {
    const items: ShownDiagnostic[] = [];
    const texts = new Map<string, string | undefined>();
    for (const item of sortDiagnostics(diagnostics)) {
      const { file, line, column = 1 } = item;
      if (file && !texts.has(file)) texts.set(file, await this.#site.readText(file));
      const text = file && line ? texts.get(file) : undefined;
      items.push(
        text && line ? { ...item, frame: codeFrame(frameLines(text), line, column) } : item,
      );
    }
    this.#updates.send({ type: "diagnostics", items });
    if (items.length > 0) this.#options.report(formatDiagnostics(items, (file) => texts.get(file)));
  }
}

function send(response: ServerResponse, { status, type, body }: MadeResponse): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}

/** Where a configured redirect leads. It may be changed at any time, so browsers shall not remember it. */
function configuredRedirect(path: string, config: SiteConfig): string | undefined {
  const wanted = normalizeRoute(path);
  const found = config.redirects.find(
    ({ from }) => from === path || normalizeRoute(from) === wanted,
  );
  return found && redirectAddress(config, found.to);
}

function redirect(response: ServerResponse, status: 301 | 302, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

const FOREIGN =
  "This server answers to names of this machine only. Allow another one with --allow-host.";

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(`${why}\n`);
}
