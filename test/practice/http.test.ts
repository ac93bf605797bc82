import { type RunningServer, startPractice } from "headrace/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../built/raw-request.ts";
import { FULL_KEY, loadMillraceApi } from "./millrace-api.ts";

const headers = { "X-Millrace-Api-Key": FULL_KEY, Origin: "https://docs.example.com" };

let server: RunningServer;

beforeAll(async () => {
  const { data } = await loadMillraceApi();
  server = await startPractice(data, { port: 0, host: "127.0.0.1" });
}, 60_000);

afterAll(() => server.close());

test("API-05 the practice server answers over HTTP and keeps what is sent", async () => {
  const form = new FormData();
  form.set(
    "file",
    new Blob(["openapi: 3.0.3\ninfo:\n  title: Zoë\n  version: 2.0.0\npaths: {}\n"]),
  );
  const address = `${server.url}applications/parcel-tracker/components/tracking-api/api-document?release=1.4.0`;
  const stored = await fetch(address, { method: "POST", headers, body: form });
  expect(stored.status).toBe(201);
  const document = await (await fetch(address, { headers })).json();
  expect(document).toMatchObject({ title: "Zoë", version: "2.0.0", openapiVersion: "3.0.3" });
});

test("API-05 pages of other origins may call it and read its headers by name", async () => {
  const preflight = await fetch(`${server.url}users/me`, {
    method: "OPTIONS",
    headers: {
      Origin: headers.Origin,
      "Access-Control-Request-Method": "PATCH",
      "Access-Control-Request-Headers": "if-match, x-millrace-api-key",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe(
    "if-match, x-millrace-api-key",
  );
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
  const answer = await fetch(`${server.url}users/me`, { headers });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const exposed = answer.headers.get("Access-Control-Expose-Headers")?.split(", ");
  expect(exposed).toEqual(expect.arrayContaining(["ETag", "Location", "Link", "Retry-After"]));
  expect(exposed).not.toContain("*");
});

test("API-05 a body that is too large is refused and not kept", async () => {
  const answer = await fetch(`${server.url}users/me/ssh-keys`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "text/plain" },
    body: "x".repeat(8_000_000),
  });
  expect([answer.status, (await answer.json()).code]).toEqual([413, "too-large"]);
});

test("API-05 no request ends it, or shows what it is made of", async () => {
  const port = Number(new URL(server.url).port);
  const targets = ["//", "/%zz", "/../x", "http://", "*", "/users/me", `/${"a".repeat(9000)}`];
  const hosts = ["localhost", "a b", "", "[::1", "a/b", "evil@localhost"];
  for (const method of ["GET", "POST", "TRACE", "OPTIONS", "PROPFIND"]) {
    for (const target of targets) {
      for (const Host of hosts) {
        const { status, body } = await rawRequest(port, target, { method, headers: { Host } });
        expect({ method, target, Host, failed: status < 200 || status >= 500 }).toEqual({
          method,
          target,
          Host,
          failed: false,
        });
        expect(body).not.toMatch(/node:internal|Error:/);
      }
    }
  }
});
