/** What the browser tells about the network, beyond the one error that every failure throws. */
export interface Network {
  pageUrl: string;
  isOnline(): boolean;
  /**
   * True when something answers at the root of an origin. The question carries nothing of the
   * request: no credentials, no path, no body.
   */
  probe(origin: string, signal: AbortSignal): Promise<boolean>;
  /** Watches for blocked requests from now on. */
  watchPolicy(): PolicyWatch;
}

/** Blocked requests: https://w3c.github.io/webappsec-csp/#violation-events */
export interface PolicyWatch {
  /** True when the page's policy blocked a request to the origin; waits for the browser to say so. */
  hasBlocked(origin: string): Promise<boolean>;
  stop(): void;
}

/** The report of a blocked request follows its error in a task of its own. */
const REPORT_DELAY_MS = 50;

/** The network as this page sees it. */
export function browserNetwork(): Network {
  return {
    pageUrl: location.href,
    isOnline: () => navigator.onLine,
    async probe(origin, signal) {
      try {
        // "no-cors": the answer stays unreadable, but a connection that fails still throws.
        const init: RequestInit = { method: "HEAD", mode: "no-cors", signal };
        await fetch(`${origin}/`, {
          ...init,
          credentials: "omit",
          cache: "no-store",
          referrerPolicy: "no-referrer",
        });
        return true;
      } catch {
        return false;
      }
    },
    watchPolicy,
  };
}

function watchPolicy(): PolicyWatch {
  const blocked = new Set<string>();
  const record = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === "enforce" && URL.canParse(event.blockedURI)) {
      blocked.add(new URL(event.blockedURI).origin);
    }
  };
  document.addEventListener("securitypolicyviolation", record);
  return {
    async hasBlocked(origin) {
      if (!blocked.has(origin)) {
        await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS));
      }
      return blocked.has(origin);
    },
    stop: () => document.removeEventListener("securitypolicyviolation", record),
  };
}
