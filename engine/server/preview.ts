import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
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

/** Serves a built site as a plain static host would: "/faq" is the file "faq.html". */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const { root, baseUrl } = options;
  // `dev` reads the folder on each request, so that a rebuilt site is served without a restart.
  const serve = sirv(root, { dev: true, etag: true, extensions: ["html"] });
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    if (!url.startsWith(baseUrl)) {
      response.writeHead(302, { Location: baseUrl }).end();
      return;
    }
    request.url = `/${url.slice(baseUrl.length)}`;
    serve(request, response, async () => {
      const page = await readFile(join(root, "404.html")).catch(() => "Not found");
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" }).end(page);
    });
  });
  return listen(server, { host: "127.0.0.1", ...options });
}
