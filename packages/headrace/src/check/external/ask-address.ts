/** What came of asking for an address. */
export type LinkAnswer =
  | { kind: "good" }
  /** For good, as it says. */
  | { kind: "moved"; to: string }
  /** Nobody gets anything there. */
  | { kind: "gone"; why: string }
  /** A reader may get something there. */
  | { kind: "unsure"; why: string; again: Again };

/** Whether it is worth asking once more, and after how long where the server says that. */
type Again = "never" | { afterMs: number | null };

/** How to ask. */
export interface LinkAsking {
  fetch(request: Request): Promise<Response>;
  wait(ms: number): Promise<void>;
  /** Who asks, for the logs of others: "headrace (+https://docs.example.com)". */
  userAgent: string;
  /** For one answer. */
  timeoutMs: number;
}

/** Before each further attempt, where the server names no time. */
const PAUSES_MS = [2_000, 10_000];
/** Servers may ask for more; then the next run asks again. */
const MAX_PAUSE_MS = 60_000;
const MAX_HOPS = 10;

/** Asks for an address, again where that may help. Never throws. */
export async function askAddress(address: string, options: LinkAsking): Promise<LinkAnswer> {
  for (const pause of PAUSES_MS) {
    const answer = await askOnce(address, options);
    if (answer.kind !== "unsure" || answer.again === "never") return answer;
    const afterMs = answer.again.afterMs ?? pause;
    if (afterMs > MAX_PAUSE_MS) return answer;
    await options.wait(afterMs);
  }
  return askOnce(address, options);
}

async function askOnce(address: string, options: LinkAsking): Promise<LinkAnswer> {
  let url = address;
  let isForGood = true;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const response = await request(url, options);
    if (!(response instanceof Response)) return response;
    const next = nextAddress(response, url);
    if (next === undefined) {
      if (!response.ok) return judge(response);
      return hop > 0 && isForGood ? { kind: "moved", to: url } : { kind: "good" };
    }
    if (!isAskable(next)) return unsure(`it leads on to ${next}`);
    isForGood &&= response.status === 301 || response.status === 308;
    url = next;
  }
  return unsure("it leads on and on");
}

function unsure(why: string): LinkAnswer {
  return { kind: "unsure", why, again: "never" };
}

/** Where a redirect leads, without the hash that only a browser knows. */
function nextAddress({ status, headers }: Response, from: string): string | undefined {
  const location = headers.get("Location");
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined;
  return URL.canParse(location, from) ? withoutHash(new URL(location, from)) : location;
}

/** The address that a server is asked for. */
export function withoutHash(url: URL): string {
  return url.href.replace(/#.*$/s, "");
}

/** Not every server answers HEAD, and some answer it wrongly. */
async function request(url: string, options: LinkAsking): Promise<Response | LinkAnswer> {
  const head = await requestBy("HEAD", url, options);
  if (head instanceof Response && (head.status < 400 || head.status === 429)) return head;
  return requestBy("GET", url, options);
}

async function requestBy(
  method: "HEAD" | "GET",
  url: string,
  { fetch, userAgent, timeoutMs }: LinkAsking,
): Promise<Response | LinkAnswer> {
  try {
    const headers = { "User-Agent": userAgent, Accept: "text/html, */*;q=0.8" };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new Request(url, { method, headers, signal, redirect: "manual" }));
    // The head says all; a body may have no end.
    await response.body?.cancel();
    return response;
  } catch (error) {
    return withoutAnswer(error, timeoutMs);
  }
}

function withoutAnswer(error: unknown, timeoutMs: number): LinkAnswer {
  if (error instanceof Error && error.name === "TimeoutError")
    return mayPass(`it does not answer within ${timeoutMs / 1000} s`);
  const code = codeOf(error);
  if (code === "ENOTFOUND") return { kind: "gone", why: "there is no host of that name" };
  if (/CERT|SIGNED|ALTNAME/.test(code))
    return { kind: "gone", why: `browsers refuse its certificate (${code})` };
  return mayPass(`it can't be reached${code === "" ? "" : ` (${code})`}`);
}

/** Of the system, which stands in a cause of what `fetch` throws. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

function mayPass(why: string): LinkAnswer {
  return { kind: "unsure", why, again: { afterMs: null } };
}

function judge({ status, headers }: Response): LinkAnswer {
  if (status === 404 || status === 410) return { kind: "gone", why: `it answers ${status}` };
  // Many servers refuse programs, and serve people.
  if (status !== 429 && status < 500) return unsure(`it answers ${status} to a program`);
  const after = headers.get("Retry-After") ?? "";
  const afterMs = /^\d+$/.test(after) ? Number(after) * 1000 : null;
  return { kind: "unsure", why: `it answers ${status}`, again: { afterMs } };
}

/** Names that lead nowhere by their standard, and this machine: https://www.rfc-editor.org/rfc/rfc6761 */
const RESERVED =
  /(?:^|\.)(?:localhost|example|test|invalid|local|example\.(?:com|net|org))\.?$|^(?:127|0)\.|^169\.254\.|^\[/i;

/** Whether a link leads to another site that can be asked. */
export function isAskable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !RESERVED.test(hostname);
}
