import { afterEach, describe, expect, it, vi } from "vitest";
import type { ApiSecurityScheme } from "../model/api.ts";
import { TOKEN_CHANNEL } from "../model/constants.ts";
import { fetchToken } from "./fetch-token.ts";
import { tokenFlows } from "./token-flows.ts";

const SCHEME: ApiSecurityScheme = {
  type: "oauth2",
  description: "",
  flows: {
    authorizationCode: {
      authorizationUrl: "https://a.test/in?x=1",
      tokenUrl: "https://t.test/",
      scopes: {},
    },
    clientCredentials: { tokenUrl: "https://t.test/", scopes: {} },
    implicit: { authorizationUrl: "https://a.test/", scopes: {} },
  },
};
const REQUEST = {
  clientId: "me",
  clientSecret: "",
  scopes: ["read", "write"],
  redirectUri: "https://docs.test/",
};

/** What the provider's window shows in the end: a page of this site. */
let page: BroadcastChannel | undefined;

/** A provider: gives a code for a challenge, and a token for the verifier of that challenge. */
function provider(change: (query: URLSearchParams) => void = () => {}) {
  const seen = { challenge: "", token: new URLSearchParams(), isTaken: false };
  vi.stubGlobal("window", {
    open: (address: URL) => {
      seen.challenge = address.searchParams.get("code_challenge") ?? "";
      const back = new URL(address.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", "c0de");
      back.searchParams.set("state", address.searchParams.get("state") ?? "");
      change(back.searchParams);
      page = new BroadcastChannel(TOKEN_CHANNEL);
      page.onmessage = () => {
        seen.isTaken = true;
      };
      page.postMessage(back.search);
      // What is left of a window when a policy cuts the tie to it.
      return { closed: true };
    },
  });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    seen.token = body;
    return new Response(JSON.stringify({ access_token: "t0ken" }));
  });
  return seen;
}

afterEach(() => {
  page?.close();
  vi.unstubAllGlobals();
});

describe("OAuth 2 in the console", () => {
  it("runs the flows that a page can run", () => {
    expect(tokenFlows(SCHEME).map(({ kind }) => kind)).toEqual([
      "authorizationCode",
      "clientCredentials",
    ]);
  });

  it("proves by PKCE that who fetches the token asked for the code", async () => {
    const seen = provider();
    const [flow] = tokenFlows(SCHEME);
    expect(flow && (await fetchToken(flow, REQUEST))).toBe("t0ken");
    const verifier = seen.token.get("code_verifier") ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    expect(seen.challenge).toBe(Buffer.from(digest).toString("base64url"));
    expect(verifier.length).toBeGreaterThanOrEqual(43);
    expect(seen.token.get("client_secret")).toBeNull();
    await vi.waitUntil(() => seen.isTaken);
  });

  it("takes no answer to another request", async () => {
    let state = "";
    provider((query) => {
      state = query.get("state") ?? "";
      query.set("state", "another");
    });
    const [flow] = tokenFlows(SCHEME);
    const token = flow && fetchToken(flow, REQUEST);
    await vi.waitUntil(() => state !== "");
    page?.postMessage(`?error=access_denied&state=${state}`);
    await expect(token).rejects.toThrow("access_denied");
  });

  it("asks for the token of a client", async () => {
    const seen = provider();
    const [, flow] = tokenFlows(SCHEME);
    await (flow && fetchToken(flow, { ...REQUEST, clientSecret: "s3cret" }));
    expect(seen.token.toString()).toBe(
      "client_id=me&client_secret=s3cret&grant_type=client_credentials&scope=read+write",
    );
  });

  it("gives the credentials of a client in a header where the body is not read for them", async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      asked.push(init);
      const isKnown = new Headers(init.headers).has("Authorization");
      return new Response(isKnown ? '{"access_token":"t0ken"}' : '{"error":"invalid_client"}');
    });
    const [, flow] = tokenFlows(SCHEME);
    const client = { clientId: "me:é", clientSecret: "a b+%", scopes: [] };
    expect(flow && (await fetchToken(flow, { ...REQUEST, ...client }))).toBe("t0ken");
    const [, { headers, body } = {}] = asked;
    const basic = new Headers(headers).get("Authorization")?.replace("Basic ", "") ?? "";
    expect(atob(basic)).toBe("me%3A%C3%A9:a+b%2B%25");
    expect(String(body)).toBe("grant_type=client_credentials");
  });
});
