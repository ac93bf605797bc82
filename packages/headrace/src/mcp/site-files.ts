import { joinChunks } from "../model/join-chunks.ts";
import { ToolProblem } from "./tool-problem.ts";

/** The files of a built site, wherever they are. */
export interface SiteFiles {
  /**
   * The bytes of a published file; `undefined` when the site has none.
   *
   * @param path Below the site's start, as it stands in an address, with the query it is asked for
   *   with: "faq.md".
   * @throws ToolProblem when the site can't be reached.
   */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** How to fetch from a site. */
export interface FetchOptions {
  /** Of the platform, or what serves the files beside a worker; default: the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

const TIMEOUT_MS = 15_000;
/** No file that is read here is as large; what is comes from somewhere else. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The files of a site at its public address. Nothing else is ever asked for: an answer that leads
 * elsewhere is not followed.
 *
 * @param address With the base URL: "https://docs.example.com/".
 * @throws ToolProblem when this is no address of a site.
 */
export function filesAt(
  address: string,
  { fetch = globalThis.fetch }: FetchOptions = {},
): SiteFiles {
  const base = URL.canParse(address) ? new URL(address) : undefined;
  if (!base || !/^https?:$/.test(base.protocol) || base.username !== "" || base.password !== "")
    throw new ToolProblem(`"${address}" is no address of a site: https://docs.example.com/`);
  base.search = "";
  base.hash = "";
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return { read: (path) => readFrom(new URL(base.href + path), { base, fetch }) };
}

async function readFrom(
  url: URL,
  { base, fetch }: { base: URL; fetch: (request: Request) => Promise<Response> },
): Promise<Uint8Array | undefined> {
  if (!url.href.startsWith(base.href)) return undefined;
  const request = new Request(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  let response: Response;
  try {
    response = await fetch(request);
  } catch {
    throw new ToolProblem(`${base.href} does not answer. Try again later.`);
  }
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok)
    throw new ToolProblem(`${base.href} answered with ${response.status}. Try again later.`);
  const bytes = await readUpTo(response, MAX_BYTES);
  if (!bytes) throw new ToolProblem(`A file of ${base.href} is too large.`);
  return bytes;
}

/** `undefined` when there is more. */
async function readUpTo(response: Response, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return joinChunks(chunks);
}
