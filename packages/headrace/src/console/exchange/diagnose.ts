import type { Failure } from "./failure.ts";
import { isLocalHost } from "./guard.ts";
import type { Network, PolicyWatch } from "./network.ts";

/** How long the question whether a server is there may take. */
const PROBE_TIMEOUT_MS = 5000;

/** What is known of a request that threw. */
export interface Attempt {
  /** Absolute; it passed `refuseUrl`. */
  url: string;
  network: Network;
  policy: PolicyWatch;
  /** Aborts when the reader does not want to know any more. */
  signal: AbortSignal;
}

/**
 * Finds out why `fetch` threw. Missing CORS headers, a refused connection and an unknown host throw
 * the same error: only a second, empty question to the server's root tells them apart.
 */
export async function diagnose({ url, network, policy, signal }: Attempt): Promise<Failure> {
  const { origin, hostname } = new URL(url);
  if (await policy.hasBlocked(origin)) return { kind: "policy", origin };
  const isLocal = isLocalHost(hostname);
  if (!network.isOnline() && !isLocal) return { kind: "offline" };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
  const answers = await network.probe(origin, limit);
  const pageOrigin = new URL(network.pageUrl).origin;
  if (answers && origin !== pageOrigin) return { kind: "cors", origin, pageOrigin };
  return { kind: "unreachable", origin, isLocal };
}
