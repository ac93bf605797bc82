import { describe, expect, it } from "vitest";
import { offlinePage } from "./offline-page.ts";

const OPTIONS = {
  rewrite: (address: string) => `local:${address}`,
  search: "search/index.html",
  script: undefined,
};

function body(html: string, options: Partial<typeof OPTIONS> = {}): string {
  const text = offlinePage(`<!doctype html><html><head></head><body>${html}</body></html>`, {
    ...OPTIONS,
    ...options,
  });
  return /<body>(.*)<\/body>/s.exec(text)?.[1] ?? "";
}

function head(html: string): string {
  const text = offlinePage(
    `<!doctype html><html><head>${html}</head><body></body></html>`,
    OPTIONS,
  );
  return /<head>(.*)<\/head>/s.exec(text)?.[1] ?? "";
}

describe("offlinePage", () => {
  it.each([
    ['<a href="/x">y</a>', '<a href="local:/x">y</a>'],
    [
      '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
      '<img src="local:/a.png" srcset="local:/a.png 1x, local:/b.png 2x">',
    ],
    ['<form action="/search/"></form>', '<form action="local:/search/"></form>'],
    ['<svg><use href="#a"></use></svg>', '<svg><use href="local:#a"></use></svg>'],
    [
      '<p style="background: url(/a.svg)">',
      `<p style="background: url(&quot;local:/a.svg&quot;)"></p>`,
    ],
    ["<p>a &lt; b &amp; c</p>", "<p>a &lt; b &amp; c</p>"],
    ["<template><p>kept</p></template>", "<template><p>kept</p></template>"],
    [
      '<button class="search-button needs-script">Search<span aria-hidden="true">Ctrl K</span></button>',
      '<a class="search-button" href="search/index.html">Search</a>',
    ],
  ])("%s", (html, expected) => {
    expect(body(html)).toBe(expected);
  });

  it.each([
    [
      '<link rel="stylesheet" href="/a.css" integrity="sha256-x" crossorigin>',
      '<link rel="stylesheet" href="local:/a.css">',
    ],
    [
      '<link rel="canonical" href="https://docs.example/x">',
      '<link rel="canonical" href="https://docs.example/x">',
    ],
    ["<script>theme()</script>", "<script>theme()</script>"],
    ['<script type="module" src="/a.js"></script>', ""],
    ['<script src="https://other.example/a.js"></script>', ""],
    ['<script type="application/json">{}</script>', ""],
    ['<template><script type="module" src="/a.js"></script></template>', ""],
    ['<link rel="modulepreload" href="/a.js"><link rel="alternate" href="/feed.xml">', ""],
    [
      '<meta http-equiv="refresh" content="0; url=/new">',
      '<meta http-equiv="refresh" content="0; url=local:/new">',
    ],
    [
      `<meta http-equiv="Content-Security-Policy" content="img-src 'self' data:">`,
      `<meta http-equiv="Content-Security-Policy" content="img-src file: data:">`,
    ],
  ])("%s in the head", (html, expected) => {
    expect(head(html)).toBe(expected);
  });

  it("says that there is no client, which shows what stands in for it", () => {
    expect(offlinePage("<html lang=de><body>", OPTIONS)).toContain(
      '<html lang="de" data-client-failed="">',
    );
  });

  it("searches on the page that does, and only there", () => {
    const page = '<search class="needs-script"></search><div class="without-script"></div>';
    expect(body(page)).toBe(page);
    const script = { src: "../offline/search.js", "data-root": "../" };
    expect(body(page, { script } as object)).toBe(
      '<search class=""></search><script defer="" src="../offline/search.js" data-root="../"></script>',
    );
  });
});
