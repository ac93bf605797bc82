import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { localAddress } from "./local-address.ts";

const FILES = [
  "index.html",
  "404.html",
  "faq.html",
  "faq.md",
  "search/index.html",
  "guide/a b#c.html",
  "guide/über.html",
  "guide/100%.html",
  "guide/what?.html",
  "guide/deep/er/page.html",
  "assets/style-1.css",
  "images/a (1).png",
];

const site = { address: "https://docs.example/base/", files: new Set(FILES) };

function local(address: string, from = "index.html"): string {
  return localAddress(address, { from, site, used: () => {} });
}

/** Where a published file is served. */
function served(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "");
  return site.address + path.split("/").map(encodeURIComponent).join("/");
}

describe("localAddress", () => {
  it("leads from each file to each other, however the address is written", () => {
    const random = createRandom(3);
    for (const from of FILES) {
      for (const to of FILES) {
        const whole = new URL(served(to));
        const forms = [whole.href, whole.pathname, `//docs.example${whole.pathname}`];
        const hash = random.pick(["", "#part", "#t%C3%A4il"]);
        const query = random.pick(["", "?v=1", "?lang=a&b"]);
        const address = random.pick(forms) + query + hash;
        const folder = "/tmp/any where/";
        const found = new URL(local(address, from), pathToFileURL(folder + from));
        expect([address, from, found.pathname]).toEqual([
          address,
          from,
          pathToFileURL(folder + to).pathname,
        ]);
        expect(found.hash).toBe(hash);
        expect(found.search).toBe("");
      }
    }
  });

  it.each([
    ["other spellings of a page", "/base/faq/", "faq.html"],
    ["its file", "/base/faq.html", "faq.html"],
    ["the start of a folder", "/base/search", "search/index.html"],
    ["the start of the site", "/base/", "index.html"],
    ["a place of the page itself", "#here", "#here"],
    ["a place of the page by its address", "/base/#here", "#here"],
    ["another site", "https://other.example/faq", "https://other.example/faq"],
    ["what stands beside the site", "/elsewhere", "/elsewhere"],
    ["mail", "mailto:a@example.com", "mailto:a@example.com"],
    ["data", "data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["nothing", "", ""],
    ["no address", "http://[", "http://["],
    ["what only a server answers", "/base/feedback", "https://docs.example/base/feedback"],
  ])("knows %s", (_, address, expected) => {
    expect(local(address)).toBe(expected);
  });

  it("tells which files are used", () => {
    const used: string[] = [];
    const place = { from: "faq.html", site, used: (file: string) => used.push(file) };
    for (const address of ["images/a%20(1).png", "/base/nowhere", "#top"])
      localAddress(address, place);
    expect(used).toEqual(["images/a (1).png"]);
  });
});
