import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * Whether a request is meant for this server and comes from one of its own pages. A site on another
 * host can lead a browser here, by a form, a script or a name that it points to this machine (DNS
 * rebinding), but not under a name of ours.
 *
 * @param allowed Further host names; ".example.com" allows all names below it, too.
 */
export function isOwnRequest(
  { host, origin }: Pick<IncomingHttpHeaders, "host" | "origin">,
  allowed: readonly string[],
): boolean {
  const name = hostName(`http://${host}`);
  if (host === undefined || name === undefined || !isAllowed(name, allowed)) return false;
  if (origin === undefined) return true;
  const from = hostName(origin);
  return from !== undefined && (isSameHost(origin, host) || isListed(from, allowed));
}

/** Names of this machine, and addresses: nobody can make a name of his own look like one. */
function isAllowed(name: string, allowed: readonly string[]): boolean {
  const isLocal = name === "localhost" || name.endsWith(".localhost");
  return isLocal || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0 || isListed(name, allowed);
}

function isListed(name: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => {
    const own = entry.toLowerCase();
    return own.startsWith(".") ? name === own.slice(1) || name.endsWith(own) : name === own;
  });
}

/** The port counts: other programs of this machine have their own. */
function isSameHost(origin: string, host: string): boolean {
  return new URL(origin).host === new URL(`http://${host}`).host;
}

function hostName(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.username === "" && url.pathname === "/" && url.search === "";
  return isPlain && !/[\s\\#?@]/.test(address) ? url.hostname.replace(/\.$/, "") : undefined;
}
