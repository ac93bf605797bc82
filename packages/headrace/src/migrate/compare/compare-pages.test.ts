import { expect, test } from "vitest";
import { comparePages } from "./compare-pages.ts";
import { parseHtml } from "./html-tree.ts";
import { readPage } from "./read-page.ts";

/** A page as the engine of the dialect builds it, and the same page as ours does. */
const THEIRS = `<!doctype html><html class="docs-wrapper plugin-docs docs-doc-page"><head><title>A | Site</title>
<meta name=description content="About &amp; more"><link rel=canonical href=https://a.example/docs/a/></head><body><main>
<article><nav class="theme-doc-breadcrumbs"><ul><li><span>Part</span></li></ul></nav><div class="theme-doc-markdown markdown">
<header><h1>A</h1></header><h2 class="anchor" id="one">One<a href="#one" class="hash-link">\u200B</a></h2>
<p>See <a href="../b/?q=1#x">b</a><br>and <img alt="x" src="/assets/images/x-0123456789abcdef0123456789abcdef.png"></p>
<div class="language-js codeBlockContainer_a theme-code-block"><div class="codeBlockTitle_b">f.js</div><pre><code><span class="token-line">a = 1;<br></span><span class="token-line theme-code-block-highlighted-line">b<br></span></code></pre><button>Copy</button></div>
<div class="theme-admonition theme-admonition-tip"><div class="admonitionHeading_c"><svg></svg>tip</div><p>T.</p></div>
<ul role="tablist"><li role="tab" aria-selected="true">npm</li><li role="tab">Yarn</li></ul></div></article>
<nav class="pagination-nav"><a class="pagination-nav__link pagination-nav__link--next" href="/docs/b"><div class="pagination-nav__sublabel">Next</div><div class="pagination-nav__label">B</div></a></nav></main></body></html>`;

const OURS = `<!doctype html><html><head><title>A | Site</title><meta name="description" content="About &amp; more">
<link rel="canonical" href="https://a.example/docs/a"></head><body><main><nav class="breadcrumbs"><ol><li><a href="/"><svg></svg></a></li><li><span>Part</span></li></ol></nav>
<article class="markdown"><h1>A</h1><h2 id="one">One<a class="heading-anchor" href="#one"></a></h2>
<p>See <a href="/docs/b?q=1#x">b</a><br>and <img src="/assets/x.png" alt="x" width="1"></p>
<figure class="code-block"><figcaption class="code-title">f.js</figcaption><div class="code-body"><pre><code class="lines"><span>a = 1;</span>
<span class="highlighted">b</span></code></pre><div class="code-tools"><button></button></div></div></figure>
<div class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>T.</p></div>
<div role="tablist"><button role="tab" aria-selected="true">npm</button><button role="tab">Yarn</button></div></article>
<nav class="pagination"><a class="pagination-next" href="/docs/b"><span>Next</span><span class="pagination-label">B</span></a></nav></main>
<script id="page-data">{"kind":"doc"}</script></body></html>`;

const LIST = "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li><p>d</p><p>e</p></li></ul>";
const TABLE =
  "<table><tbody><tr><td>f</td><td>g</td></tr></tbody><tfoot><tr><td>h</td></tr></tfoot></table>";
const CHOICE =
  "<select><optgroup label='a'><option>b</option></optgroup><optgroup label='c'><option>d</option></optgroup></select>";

function differences(theirs: string, ours: string) {
  const [before, after] = [readPage("/docs/a", theirs), readPage("/docs/a", ours)];
  if (!before || !after) throw new Error("These pages lead on.");
  return comparePages(before, after);
}

test("finds the same page in what two engines built", () => {
  expect(differences(THEIRS, OURS)).toEqual([]);
});

test("the frame of a post in the old theme is no anchor of the post", () => {
  const framed = THEIRS.replace(
    'class="theme-doc-markdown',
    'id="post-content" class="theme-doc-markdown',
  );
  expect(differences(framed, OURS)).toEqual([]);
});

test("the title of a post is read wherever its own form has it", () => {
  const theirs = `<div><h1>A</h1></div><main><div class="markdown"><p>Text</p></div></main>`;
  const ours = `<main><article class="markdown"><h1>A</h1><i>By Ada</i><div class="markdown"><p>Text</p></div></article></main>`;
  const texts = [theirs, ours].map((html) => readPage("/a", html)?.words);
  expect(texts[0]).toEqual(texts[1]);
});

test("a title that leads to its own page is no link of the text", () => {
  const linked = THEIRS.replace("<h1>A</h1>", '<h1><a href="/docs/a">A</a></h1>');
  expect(differences(linked, OURS)).toEqual([]);
  const elsewhere = THEIRS.replace("<h1>A</h1>", '<h1><a href="/docs/b">A</a></h1>');
  expect(differences(elsewhere, OURS)).toEqual([
    { facet: "links", gone: ["/docs/b A"], added: [] },
  ]);
});

test.each(["1", "a-b", "0a1b2c"])(
  "footnote %s of a post is the same wherever its file was",
  (name) => {
    const note = (label: string) =>
      `<p><a href="#user-content-fn-${label}" id="user-content-fnref-${label}">1</a></p><ol><li id="user-content-fn-${label}">N.</li></ol>`;
    const [theirs, ours] = [THEIRS, OURS].map(
      (page) => (label: string) => page.replace("<p>See", `${note(label)}<p>See`),
    );
    expect(differences(theirs?.(`${name}-f9bd5d`) ?? "", ours?.(name) ?? "")).toEqual([]);
    expect(differences(theirs?.(`other-f9bd5d`) ?? "", ours?.(name) ?? "")).not.toEqual([]);
  },
);

test("names of classes are told however a bundler makes them", () => {
  const other = THEIRS.replace("admonitionHeading_c", "_admonitionHeading_c_10");
  expect(differences(other, OURS)).toEqual([]);
});

test("bytes that mean nothing make no difference", () => {
  expect(differences(THEIRS.replace('id="one"', 'id="\0one"'), OURS)).toEqual([]);
});

test("a page that repeats the text of another site is where it says it is", () => {
  const theirs = THEIRS.replace(
    "<link rel=canonical href=https://a.example/docs/a/>",
    '<meta property="og:url" content="https://a.example/docs/a/"><link rel=canonical href="https://b.example/docs/a">',
  ).replace("../b/?q=1#x", "https://b.example/other");
  const ours = OURS.replace("/docs/b?q=1#x", "https://b.example/other");
  expect(differences(theirs, ours)).toEqual([]);
});

test.each([
  ["words", "and <img", "or <img"],
  ["headings", 'id="one"', 'id="uno"'],
  ["links", "?q=1#x", "?q=1#y"],
  ["code", "a = 1;", "a  = 1;"],
  ["code", 'class="highlighted"', ""],
  ["tabs", ">Yarn<", ">yarn<"],
  ["admonitions", ">Tip<", ">Hint<"],
  ["images", 'alt="x"', 'alt="y"'],
  ["elements", "<p>T.</p>", "<ul><li>T.</li></ul>"],
  ["title", "A | Site", "A"],
  ["description", "About &amp; more", "About"],
  ["pagination", ">B<", ">C<"],
  ["breadcrumbs", ">Part<", ">Chapter<"],
])("tells a difference in %s: %s", (facet, old, now) => {
  expect(differences(THEIRS, OURS.replace(old, now)).map((item) => item.facet)).toEqual([facet]);
});

test("reads what is told of a picture in the old engine's spelling, which is escaped twice", () => {
  const theirs = THEIRS.replace('alt="x"', 'alt="It&amp;#39;s B &amp;amp; C"');
  expect(differences(theirs, OURS.replace('alt="x"', 'alt="It\'s B &amp; C"'))).toEqual([]);
});

test("takes a page that leads on for none", () => {
  expect(readPage("/a", '<meta http-equiv="refresh" content="0; url=/b">')).toBeUndefined();
});

test.each([
  ["words", "<p>T&hellip; a&ensp;&amp; b&Eacute;</p>", "<p>T… a\u2002&#38; bÉ</p>"],
  ["lists", "<ul><li>a<ul><li>b<li>c</ul><li><p>d<p>e</ul>", LIST],
  ["tables", "<table><tr><td>f<td>g<tfoot><tr><td>h</table>", TABLE],
  ["choices", "<select><optgroup label=a><option>b<optgroup label=c><option>d</select>", CHOICE],
  ["ruby", "<ruby>漢<rp>(<rt>kan<rp>)</ruby>", "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>"],
  [
    "wrong nesting",
    "<ul><li>a</b></li></ul><p><b>c</p>d",
    "<ul><li>a</li></ul><p><b>c</b></p><b>d</b>",
  ],
])("reads the same in two spellings of %s", (_, one, other) => {
  expect(differences(THEIRS.replace("<p>T.</p>", one), OURS.replace("<p>T.</p>", other))).toEqual(
    [],
  );
  expect(parseHtml(one)).toEqual(parseHtml(other));
});

test("takes text that looks like tags for text where it is", () => {
  const [page] = parseHtml("<body><script>a</b></script>c<5").children;
  expect(page).toMatchObject({
    children: [{ name: "head" }, { children: [{ name: "script", children: ["a</b>"] }, "c<5"] }],
  });
});

test("finds the same list of cards, whatever the cards are made of", () => {
  const theirs = `<section class="row"><article class="docCardListItem_a"><a class="card cardContainer_b" href="/docs/c"><h2 class="cardTitle_d" title="C"><span>📄️</span><span>C</span></h2><p class="cardDescription_e">About C</p></a></article></section>`;
  const ours = `<ul class="doc-cards"><li><a href="/docs/c">C</a><p>About C</p></li></ul>`;
  const found = differences(THEIRS.replace("<p>T.</p>", theirs), OURS.replace("<p>T.</p>", ours));
  expect(found.map(({ facet }) => facet)).toEqual(["elements"]);
});

test("finds the same list of posts, and the same contents with an address before the sign", () => {
  const theirs = `<nav class="sidebar_re4s thin-scrollbar"><div class="sidebarItemTitle_pO2u">All</div><div><h3>2025</h3><ul>
    <li><a href="/blog/a">A</a></li></ul></div></nav><ul class="table-of-contents"><li><a href="/docs/a#one">One</a></li></ul></body>`;
  const ours = `<nav class="sidebar-nav"><ul><li><div class="sidebar-row"><a href="/blog/a">All</a></div><ul><li><a href="/blog/a">A</a></li></ul></li></ul></nav>
    <nav class="toc"><a href="#one">One</a></nav></body>`;
  expect(differences(THEIRS.replace("</body>", theirs), OURS.replace("</body>", ours))).toEqual([]);
});

const TEXT = "<p>Text.</p>";
const HEAD = "<header><h1>A</h1><p>May 1</p></header>";

/** Pages as versions of the engine of the dialect built them, the newest first; what they are, and their words. */
test.each([
  [
    "blog-post-page",
    `<article>${HEAD}<div id="__blog-post-container" class="markdown">${TEXT}</div></article>`,
    "post",
  ],
  [
    "blog-post-page",
    `<article>${HEAD}<div id="post-content" class="markdown">${TEXT}</div></article>`,
    "post",
  ],
  [
    "",
    `<article>${HEAD}<div class="markdown" itemprop="articleBody">${TEXT}</div></article>`,
    "post",
  ],
  ["", `<article>${HEAD}<section class="markdown">${TEXT}</section></article>`, "post"],
  [
    "docs-version-current",
    `<article><div class="theme-doc-markdown markdown"><h1>A</h1>${TEXT}</div></article>`,
    "doc",
  ],
  [
    "",
    `<div class="docMainContainer_a"><article><header><h1>A</h1></header><div class="markdown">${TEXT}</div></article></div>`,
    "doc",
  ],
] as const)("finds what a page is, and its text: %s %s", (classes, main, kind) => {
  const theirs = `<html class="${classes}"><body><main>${main}</main></body></html>`;
  expect(readPage("/blog/a", theirs)).toMatchObject({ kind, words: ["A", "Text."] });
});

test("finds neighbors, where only what stands around a link says which it is", () => {
  const link = (side: string, href: string, label: string) =>
    `<div class="pagination-nav__item${side}"><a class="pagination-nav__link" href="${href}"><div class="pagination-nav__label">${label}</div></a></div>`;
  const nav = `<nav class="pagination-nav">${link("", "/a", "« A")}${link(" pagination-nav__item--next", "/c", "C »")}</nav>`;
  expect(readPage("/b", `<html><body><main>${nav}</main></body></html>`)?.pagination).toEqual([
    "previous /a A",
    "next /c C",
  ]);
});

test.each(["blog-list-page", "blog-tags-post-list-page", "blog-authors-posts-page"])(
  "knows a list of posts from a post, though the only one has a title of its own: %s",
  (list) => {
    const main = `<article><header><h2>A</h2></header><div class="markdown"><h1>B</h1></div></article>`;
    const page = `<html class="blog-wrapper ${list}"><body><main>${main}</main></body></html>`;
    expect(readPage("/blog", page)?.kind).toBe("other");
  },
);

test.each([
  `<article><header><h2><a href="/blog/a">A</a></h2></header><div class="markdown">${TEXT}</div></article>`,
  `<h1>Home</h1><article>${TEXT}</article>`,
  `<h1>Home</h1>`,
  `<article class="generatedIndexPage_a"><h1>A</h1><div class="markdown"></div></article>`,
])("knows lists and homes from documents: %s", (main) => {
  expect(readPage("/", `<html><body><main>${main}</main></body></html>`)?.kind).toBe("other");
});
