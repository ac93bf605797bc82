import { expect, test } from "vitest";
import { isLocalHost, refuseUrl } from "./guard.ts";

const SECURE_PAGE = "https://docs.example/page";

test.each([
  ["https://api.example/", SECURE_PAGE, undefined],
  ["http://api.example/", "http://docs.example/", undefined],
  ["http://api.example/", SECURE_PAGE, "mixed-content"],
  ["http://localhost:4010/", SECURE_PAGE, undefined],
  ["http://api.localhost/", SECURE_PAGE, undefined],
  ["http://127.0.0.1/", SECURE_PAGE, undefined],
  ["http://[::1]:80/", SECURE_PAGE, undefined],
  ["http://localhost.example/", SECURE_PAGE, "mixed-content"],
])("%s from %s: %s", (url, page, kind) => {
  expect(refuseUrl(url, page)?.kind).toBe(kind);
});

test("private networks are local", () => {
  expect(["localhost", "10.0.0.1", "192.168.1.1", "172.16.0.1", "[::1]"].every(isLocalHost)).toBe(
    true,
  );
  expect(["api.example", "172.32.0.1", "8.8.8.8"].some(isLocalHost)).toBe(false);
});
