import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { sitemapFiles } from "./crawler-files.ts";

const CONFIG = { url: "https://a.example", baseUrl: "/docs/", trailingSlash: false };

/** The addresses of a sitemap, or of an index of them. */
function addressesOf(text: string): string[] {
  const { root } = parseXml(text);
  return (root?.children ?? []).flatMap((entry) =>
    entry instanceof XmlElement
      ? entry.children.flatMap((child) =>
          child instanceof XmlElement && child.name === "loc" ? [child.text] : [],
        )
      : [],
  );
}

const routes = (count: number) => Array.from({ length: count }, (_, at) => `/seite ä&${at}`);

test.each([
  [0, { addresses: 3, bytes: 10_000 }],
  [1, { addresses: 3, bytes: 10_000 }],
  [3, { addresses: 3, bytes: 10_000 }],
  [4, { addresses: 3, bytes: 10_000 }],
  [50, { addresses: 3, bytes: 10_000 }],
  [50, { addresses: 1000, bytes: 500 }],
])("every page stands once in files that hold no more than they may: %i, %j", (count, limits) => {
  const files = sitemapFiles(routes(count), CONFIG, limits);
  const [index = "", ...parts] = files.values();
  const whole = parts.length === 0 ? [index] : parts;
  const pages = whole.flatMap(addressesOf);
  expect(pages).toEqual(
    routes(count).map((_, at) => `https://a.example/docs/seite%20%C3%A4&${at}`),
  );
  for (const text of whole) {
    expect(addressesOf(text).length).toBeLessThanOrEqual(limits.addresses);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes);
  }
  const names = [...files.keys()].slice(1);
  if (parts.length > 0)
    expect(addressesOf(index)).toEqual(names.map((name) => `https://a.example/docs/${name}`));
});

test("50,001 pages are two files, and an address that none may hold is in no file", () => {
  expect([...sitemapFiles(routes(50_000), CONFIG).keys()]).toEqual(["sitemap.xml"]);
  const files = sitemapFiles([...routes(50_001), `/${"ä".repeat(400)}`], CONFIG);
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
  expect([...files.values()].join("")).not.toContain("%C3%A4%C3%A4");
});
