// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { updateHead } from "./document-head.ts";
import { samplePage } from "./testing/sample-chunk.ts";
import { sampleSite } from "./testing/sample-site.ts";

const SITE = { ...sampleSite(), baseUrl: "/docs/" };

beforeEach(() => {
  document.head.innerHTML = `<title>Old</title><meta name="description" content="old">
    <link rel="canonical" href="https://docs.example/docs/old">`;
});

const attribute = (selector: string, name: string) =>
  document.head.querySelectorAll(selector).length > 1
    ? "several"
    : document.head.querySelector(selector)?.getAttribute(name);

test("title, description and canonical address follow the page", () => {
  updateHead(samplePage({ route: "/faq", title: "Questions", description: "Answers." }), SITE);
  expect(document.title).toBe("Questions | Sample");
  expect(attribute("meta[name=description]", "content")).toBe("Answers.");
  expect(attribute("link[rel=canonical]", "href")).toBe("https://docs.example/docs/faq");
  expect(attribute("meta[name=robots]", "content")).toBeUndefined();
});

test("the address of the Markdown twin follows the page, and goes where there is none", () => {
  const twin = "link[rel=alternate][type='text/markdown']";
  updateHead(samplePage({ route: "/" }), SITE);
  expect(attribute(twin, "href")).toBe("/docs/index.md");
  updateHead(samplePage({ route: "/a/b c" }), SITE);
  expect(attribute(twin, "href")).toBe("/docs/a/b%20c.md");
  updateHead(samplePage({ kind: "search", route: "/search/" }), SITE);
  expect(attribute(twin, "href")).toBeUndefined();
});

test("a page that is not translated names the original, and itself where it is shared", () => {
  updateHead(samplePage({ route: "/de/faq", original: "/faq" }), SITE);
  expect(attribute("link[rel=canonical]", "href")).toBe("https://docs.example/docs/faq");
  expect(attribute("meta[property='og:url']", "content")).toBe("https://docs.example/docs/de/faq");
});

test("STATE-10 an unlisted page asks robots away and has no canonical address", () => {
  updateHead(samplePage({ unlisted: true }), SITE);
  expect(attribute("meta[name=robots]", "content")).toBe("noindex, nofollow");
  expect(attribute("link[rel=canonical]", "href")).toBeUndefined();
  updateHead(samplePage(), SITE);
  expect(attribute("meta[name=robots]", "content")).toBeUndefined();
  expect(attribute("link[rel=canonical]", "href")).toBe("https://docs.example/docs/faq");
});
