import { expect, test } from "vitest";
import { longAddresses } from "./long-addresses.ts";
import { mapOf } from "./testing/site-of.ts";

const CONFIG = { url: "https://a.example", baseUrl: "/", trailingSlash: false };
/** "https://a.example/" has 18 characters. */
const folders = (rest: number) => `${"ä".repeat(100)}/`.repeat(3) + "a".repeat(rest);

test("an address that no sitemap may hold is told, and the longest that it may is not", () => {
  const told = (length: number) => {
    const page = folders(length - 18 - 3 * 601);
    return longAddresses(mapOf({ [`${page}.md`]: {} }), CONFIG);
  };
  expect(told(2047)).toEqual([]);
  expect(told(2048)).toMatchObject([
    { code: "long-address", message: expect.stringContaining("has 2048 characters") },
  ]);
});
