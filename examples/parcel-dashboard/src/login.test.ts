import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { challengeOf, leaveForLogIn, logIn } from "./login";

const ISSUER = "https://login.example/realms/riverside";

beforeEach(() => {
  window.runtimeConfig = {
    apiBaseUrl: "/api",
    issuerUrl: ISSUER,
    clientId: "parcel-dashboard",
    environment: "test",
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("makes the challenge of the example in RFC 7636", async () => {
  const challenge = await challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk");
  expect(challenge).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
});

test("exchanges the code for a token, and removes it from the address", async () => {
  sessionStorage.setItem("login.verifier", "secret");
  sessionStorage.setItem("login.state", "s-1");
  window.history.replaceState(null, "", "/?code=c-1&state=s-1");
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ access_token: "t-1" }),
  );
  vi.stubGlobal("fetch", fetchMock);

  expect(await logIn()).toBe("t-1");
  const [url, init] = fetchMock.mock.calls[0];
  expect(url).toBe(`${ISSUER}/protocol/openid-connect/token`);
  expect(String(init.body)).toContain("code=c-1&code_verifier=secret");
  expect(window.location.search).toBe("");
  expect(sessionStorage.length).toBe(0);
});

test("refuses a code that somebody else asked for", async () => {
  sessionStorage.setItem("login.verifier", "secret");
  sessionStorage.setItem("login.state", "s-1");
  window.history.replaceState(null, "", "/?code=c-1&state=other");
  await expect(logIn()).rejects.toThrow("This log-in was not started here");
});

test("says why Keycloak refused", async () => {
  window.history.replaceState(null, "", "/?error=access_denied&error_description=No+access");
  await expect(logIn()).rejects.toThrow("No access");
});

test("leaves with the challenge and keeps the verifier", async () => {
  let target = "";
  vi.stubGlobal("location", {
    origin: "http://localhost:3000",
    assign: (address: string) => {
      target = address;
    },
  });
  await leaveForLogIn();
  const query = new URL(target).searchParams;
  expect(query.get("redirect_uri")).toBe("http://localhost:3000/");
  expect(query.get("state")).toBe(sessionStorage.getItem("login.state"));
  expect(query.get("code_challenge")).toBe(
    await challengeOf(sessionStorage.getItem("login.verifier") ?? ""),
  );
});
