/** Serves a built site as a well-configured static host does: files compressed beforehand. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { WORKSPACE } from "./workspace.ts";

/** A file ready to be sent. */
interface ServedFile {
  type: string;
  body: Buffer;
  encoding: "br" | null;
  etag: string;
}

/** A running server, and what it would send. */
export interface BrotliServer {
  /** Origin, without trailing slash. */
  origin: string;
  /** Bytes of a file's body as it is sent; 0 when there is none at the path. */
  size(path: string): number;
  /** Adds a file of text, compressed like the others. */
  add(path: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".bin": "application/octet-stream",
  ".css": "text/css",
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/** Compressed already. */
const OPAQUE = new Set([".png", ".jpg", ".jpeg", ".webp", ".gif", ".woff2"]);

const compress = promisify(brotliCompress);

/** Compresses every file of a folder (kept between runs), then serves it on a free port. */
export async function serveCompressed(root: string): Promise<BrotliServer> {
  const files = new Map<string, ServedFile>();
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  for (const path of paths.filter((name) => statSync(join(root, name)).isFile())) {
    files.set(`/${path}`, await prepare(path, readFileSync(join(root, path))));
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = fileOf(decodeURI(pathname));
    const file = files.get(path);
    if (file) return send(response, file, { path, known: request.headers["if-none-match"] });
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    size: (path) => files.get(fileOf(path))?.body.length ?? 0,
    async add(path, text) {
      files.set(path, await prepare(path, Buffer.from(text)));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** "/" is "/index.html", "/faq" is "/faq.html". */
function fileOf(path: string): string {
  if (path.endsWith("/")) return `${path}index.html`;
  return extname(path) in TYPES || OPAQUE.has(extname(path)) ? path : `${path}.html`;
}

function send(
  response: ServerResponse,
  file: ServedFile,
  { path, known }: { path: string; known: string | undefined },
): void {
  const lifetime = path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache";
  response.setHeader("ETag", file.etag).setHeader("Cache-Control", lifetime);
  if (known === file.etag) {
    response.writeHead(304).end();
    return;
  }
  if (file.encoding) response.setHeader("Content-Encoding", file.encoding);
  response
    .writeHead(200, { "Content-Type": file.type, "Content-Length": file.body.length })
    .end(file.body);
}

async function prepare(path: string, raw: Buffer): Promise<ServedFile> {
  const extension = extname(path);
  const type = TYPES[extension] ?? "application/octet-stream";
  const digest = createHash("sha256").update(raw).digest("hex").slice(0, 24);
  const opaque = OPAQUE.has(extension);
  const body = opaque ? raw : await compressOnce(raw, digest);
  return { type, body, encoding: opaque ? null : "br", etag: `"${digest}"` };
}

/** Highest quality takes a second for a large file: done once for each content. */
async function compressOnce(raw: Buffer, digest: string): Promise<Buffer> {
  const folder = join(WORKSPACE, "brotli");
  const stored = join(folder, `${digest}.br`);
  if (existsSync(stored)) return readFileSync(stored);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  const body = await compress(raw, { params });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stored, body);
  return body;
}
