import type { Failure } from "./failure.ts";

/** Hosts that a secure page may call without TLS: https://w3c.github.io/webappsec-secure-contexts/ */
const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Addresses of private networks: https://www.rfc-editor.org/rfc/rfc1918 */
const PRIVATE_HOST = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * Judges an address before anything is sent.
 *
 * @param url The request's, absolute.
 * @param pageUrl Address of the page that would send it.
 * @returns `null` when it may be tried.
 */
export function refuseUrl(url: string, pageUrl: string): Failure | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  // Braces are a variable without a value; `URL` takes them for a part of the name.
  if (!target || /[{}]/.test(target.hostname)) {
    return { kind: "bad-url", reason: `“${url}” is not an absolute address.` };
  }
  if (target.protocol !== "https:" && target.protocol !== "http:") {
    return {
      kind: "bad-url",
      reason: `A browser can’t send requests to ${target.protocol} addresses.`,
    };
  }
  if (target.username || target.password) {
    return {
      kind: "bad-url",
      reason: "An address with a user name or password in it is not sent.",
    };
  }
  const isMixed = new URL(pageUrl).protocol === "https:" && target.protocol === "http:";
  if (isMixed && !LOCAL_HOST.test(target.hostname)) {
    return { kind: "mixed-content", url: target.origin };
  }
  return null;
}

/** True for this machine and for private networks. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname) || PRIVATE_HOST.test(hostname);
}
