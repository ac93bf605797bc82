import { describe, expect, it } from "vitest";
import { isOwnRequest } from "./allowed-hosts.ts";

describe("isOwnRequest", () => {
  it.each([
    ["localhost:3000", undefined],
    ["LOCALHOST:3000", undefined],
    ["docs.localhost", undefined],
    ["127.0.0.1:3000", undefined],
    ["192.168.1.7:3000", "http://192.168.1.7:3000"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["localhost:3000", "http://localhost:3000"],
    ["docs.example.com", undefined],
    ["a.dev.example", "https://dev.example"],
  ])("lets in what asks for %s from %s", (host, origin) => {
    expect(isOwnRequest({ host, origin }, ["docs.example.com", ".dev.example"])).toBe(true);
  });

  it.each([
    [undefined, undefined],
    ["", undefined],
    ["evil.example", undefined],
    ["localhost.evil.example:3000", undefined],
    ["127.0.0.1.evil.example", undefined],
    ["evil.example/localhost", undefined],
    ["evil.example#@localhost", undefined],
    ["evil@localhost", undefined],
    ["notdev.example", undefined],
    ["evildev.example", undefined],
    ["localhost:3000", "http://evil.example"],
    ["localhost:3000", "http://localhost:4000"],
    ["localhost:3000", "http://127.0.0.1:3000"],
    ["localhost:3000", "null"],
    ["localhost:3000", "file://"],
    ["localhost:3000", ""],
    ["localhost:3000", "http://localhost:3000@evil.example"],
  ])("keeps out what asks for %s from %s", (host, origin) => {
    expect(isOwnRequest({ host, origin }, ["docs.example.com", ".dev.example"])).toBe(false);
  });
});
