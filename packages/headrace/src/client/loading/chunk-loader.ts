import { LONGEST_WAIT_MS } from "../../model/constants.ts";
import type { ContentChunk, RedirectChunk, StoredChunk } from "../../model/page.ts";
import { chunkFile, encodeRoute, withBase } from "../../model/routes.ts";
import { type NavBranches, withBranch } from "../navigation/nav-branches.ts";

/** What came of loading a page's content. */
export type ChunkResult =
  | {
      status: "loaded";
      chunk: ContentChunk;
      /** Of what was fetched for it; 0 when it was in memory. */
      length: number;
    }
  /** The page has moved to another route. */
  | { status: "moved"; route: string }
  /** The server answered, but not with a content chunk: the document may still exist. */
  | { status: "missing"; message: string }
  /** No usable answer: no connection, or an error of the server. */
  | { status: "unreachable"; message: string };

/** Loads content chunks, each from the network at most once while it is remembered. */
export interface ChunkLoader {
  /** The chunk when it is in memory. */
  peek(route: string): ContentChunk | undefined;
  load(route: string, priority?: RequestPriority): Promise<ChunkResult>;
  /** Forgets everything; the development server has new content. */
  clear(): void;
  /** The chunk as it was served, with the branch of the sidebar that it names. */
  complete(chunk: StoredChunk, priority?: RequestPriority): Promise<ContentChunk>;
}

/** What the loader works on. */
export interface ChunkLoaderOptions {
  baseUrl: string;
  fetch: typeof fetch;
  branches: NavBranches;
  /** How many chunks stay in memory; the least recently used go first. */
  capacity?: number;
}

/** Enough for the links of one screen: a page shows some thirty, and prefetching loads them all. */
const CAPACITY = 50;

/** Creates a loader with its own memory. */
export function createChunkLoader(options: ChunkLoaderOptions): ChunkLoader {
  const memory = createMemory(options.capacity ?? CAPACITY);
  const inFlight = new Map<string, Promise<ChunkResult>>();

  const start = async (route: string, priority: RequestPriority): Promise<ChunkResult> => {
    const result = await fetchChunk(route, priority, options);
    if (result.status === "loaded") memory.set(route, result.chunk);
    return result;
  };

  return {
    complete: (chunk, priority = "high") => complete(chunk, priority, options),
    peek: memory.get,
    load(route, priority = "high") {
      const chunk = memory.get(route);
      if (chunk) return Promise.resolve({ status: "loaded", chunk, length: 0 });
      const running =
        inFlight.get(route) ?? start(route, priority).finally(() => inFlight.delete(route));
      inFlight.set(route, running);
      return running;
    },
    clear: memory.clear,
  };
}

async function fetchChunk(
  route: string,
  priority: RequestPriority,
  options: ChunkLoaderOptions,
): Promise<ChunkResult> {
  const url = withBase(options.baseUrl, encodeRoute(chunkFile(route)));
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const response = await options.fetch(url, { priority, cache: "default", signal });
    const message = `${url}: ${response.status} ${response.statusText}`.trim();
    if (response.status >= 500) return { status: "unreachable", message };
    if (!response.ok) return { status: "missing", message };
    const text = await response.text();
    const content = parseJson(text);
    if (isContentChunk(content)) {
      const chunk = await complete(content, priority, options);
      return { status: "loaded", chunk, length: text.length };
    }
    if (isRedirectChunk(content)) return { status: "moved", route: content.movedTo };
    return { status: "missing", message: `${url}: not a content chunk` };
  } catch (error) {
    return {
      status: "unreachable",
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

async function complete(
  chunk: StoredChunk,
  priority: RequestPriority,
  { branches }: ChunkLoaderOptions,
): Promise<ContentChunk> {
  return { ...chunk, page: await withBranch(chunk.page, branches, priority) };
}

/** `undefined` for what is no JSON, such as the HTML that some hosts answer for every unknown path. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What leads to another site, its document does. */
function isRedirectChunk(value: unknown): value is RedirectChunk {
  return isRecord(value) && /^\//.test(`${value.movedTo}`);
}

/** A chunk of another build may lack fields: the caller compares `client`. */
function isContentChunk(value: unknown): value is StoredChunk {
  return (
    isRecord(value) &&
    typeof value.client === "string" &&
    typeof value.body === "string" &&
    isRecord(value.page) &&
    typeof value.page.route === "string" &&
    typeof value.page.title === "string"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A map that forgets its least recently used entry; a Map keeps the order of insertion. */
function createMemory(capacity: number) {
  const chunks = new Map<string, ContentChunk>();
  return {
    get(route: string): ContentChunk | undefined {
      const chunk = chunks.get(route);
      if (chunk) {
        chunks.delete(route);
        chunks.set(route, chunk);
      }
      return chunk;
    },
    set(route: string, chunk: ContentChunk): void {
      chunks.set(route, chunk);
      const [oldest] = chunks.keys();
      if (chunks.size > capacity && oldest !== undefined) chunks.delete(oldest);
    },
    clear: () => chunks.clear(),
  };
}
