import { generateValue } from "../api/values/generate-value.ts";
import type { PracticeData } from "../practice/practice-data.ts";

/** A server in the page. Its answers never leave the browser. */
export interface LazyPracticeServer {
  fetch(request: Request): Promise<Response>;
  /** Forgets everything that was done. */
  reset(): void;
  /** A key that it accepts, for readers who have none. */
  exampleKey: string;
}

/** A practice server whose code and data come when they are first needed. */
export interface LazyPractice {
  /** Rejects when the code or the data can't be loaded; the next call tries again. */
  load(): Promise<LazyPracticeServer>;
  /** Does nothing before it is loaded. */
  reset(): void;
}

/**
 * One server for the whole visit, so that what was created on one page is found on the next.
 *
 * @param url Address of the practice data.
 */
export function createLazyPractice(url: string): LazyPractice {
  let server: Promise<LazyPracticeServer> | null = null;
  return {
    load() {
      server ??= loadPractice(url);
      server.catch(() => {
        server = null;
      });
      return server;
    },
    reset: () => void server?.then((loaded) => loaded.reset()).catch(() => {}),
  };
}

async function loadPractice(url: string): Promise<LazyPracticeServer> {
  const [{ createPracticeServer }, response] = await Promise.all([
    import("../practice/practice-server.ts"),
    fetch(url),
  ]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: PracticeData = await response.json();
  const { fetch: answer, reset } = createPracticeServer({ data });
  const key = generateValue({ types: ["string"], pattern: data.rules.keys.accept });
  return { fetch: answer, reset, exampleKey: String(key) };
}
