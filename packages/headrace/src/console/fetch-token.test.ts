import { afterEach, describe, expect, it, vi } from "vitest";
import type { ApiSecurityScheme } from "../model/api.ts";
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

/** A provider: gives a code for a challenge, and a token for the verifier of that challenge. */
function provider(change: (query: URLSearchParams) => void = () => {}) {
  const seen = { challenge: "", token: new URLSearchParams() };
  vi.stubGlobal("window", {
    open: (address: URL) => {
      seen.challenge = address.searchParams.get("code_challenge") ?? "";
      const back = new URL(address.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("code", "c0de");
      back.searchParams.set("state", address.searchParams.get("state") ?? "");
      change(back.searchParams);
      return { closed: false, close: () => {}, location: { href: back.href } };
    },
  });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    seen.token = body;
    return new Response(JSON.stringify({ access_token: "t0ken" }));
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

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
  });

  it("takes no answer to another request", async () => {
    provider((query) => query.set("state", "another"));
    const [flow] = tokenFlows(SCHEME);
    await expect(flow && fetchToken(flow, REQUEST)).rejects.toThrow("not to this request");
  });

  it("asks for the token of a client", async () => {
    const seen = provider();
    const [, flow] = tokenFlows(SCHEME);
    await (flow && fetchToken(flow, { ...REQUEST, clientSecret: "s3cret" }));
    expect(seen.token.toString()).toBe(
      "client_id=me&client_secret=s3cret&grant_type=client_credentials&scope=read+write",
    );
  });
});
