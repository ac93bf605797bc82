import type { Failure } from "./failure.ts";

/** Hosts that a secure page may call without TLS: https://w3c.github.io/webappsec-secure-contexts/ */
const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Addresses of private networks: https://www.rfc-editor.org/rfc/rfc1918 */
const PRIVATE_HOST = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * Judges an address before anything is sent.
 *
 * @param url The request's: absolute, of HTTP, without a user name, or there would be no request.
 * @param pageUrl Address of the page that would send it.
 * @returns `null` when it may be tried.
 */
export function refuseUrl(url: string, pageUrl: string): Failure | null {
  const { protocol, hostname, origin } = new URL(url);
  const isMixed = new URL(pageUrl).protocol === "https:" && protocol === "http:";
  return isMixed && !LOCAL_HOST.test(hostname) ? { kind: "mixed-content", url: origin } : null;
}

/** True for this machine and for private networks. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname) || PRIVATE_HOST.test(hostname);
}
