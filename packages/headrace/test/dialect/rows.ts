/** What a page of `test/fixtures/dialect-rows` shows for one row of the dialect. */
export interface Row {
  /** Name of the row, and what of it is shown. */
  row: string;
  /** Published file, relative to the site. */
  file: string;
  shows: readonly string[];
  hides?: readonly string[];
}

/** Rows about the text of pages: what stands in the HTML of one page. */
export const PAGE_ROWS: readonly Row[] = [
  { row: "Parser: .md is MDX", file: "docs/parser/is-mdx.html", shows: ["The sum is 22."] },
  {
    row: "Parser: mdx.format",
    file: "docs/parser/is-md.html",
    shows: ["The sum is {20 + 2}, and <i>html</i>.", "<p>A <strong>bold</strong> word</p>"],
  },
  {
    row: "Preprocess",
    file: "docs/preprocess.html",
    shows: [
      '<div class="box">Unwrapped</div>',
      '<h2 id="own-id">A heading<',
      '<h2 id="later-id">Later spelling<',
      "<em>Twice unwrapped</em>",
      '<p class="admonition-title">A title with <code>code</code></p>',
    ],
    hides: ["mdx-code-block", "{#"],
  },
  {
    row: "MDX extras",
    file: "docs/extras.html",
    shows: [
      '<td align="right">b</td>',
      "🚀",
      "<del>gone</del>",
      'href="https://auto.example"',
      '<li id="user-content-fn-1">',
      'type="checkbox" checked',
    ],
    hides: ["hidden one", "hidden two", "hidden three"],
  },
  {
    row: "Partials: their headings join the table of contents",
    file: "docs/partials.html",
    shows: ['<p>Text of the part.</p>\n<h2 id="after">', 'href="#a-heading-of-the-part"'],
  },
  {
    row: "Front matter",
    file: "docs/front/here.html",
    shows: [
      "<h1>2024</h1>",
      '<meta name="description" content="The description: with a colon">',
      '<meta name="keywords" content="mills,water">',
      'property="og:image" content="https://rows.example/base/img/logo.svg"',
      'href="https://edit.example/this"',
      '<a href="/base/docs/tags/two-words">Two words</a>',
      '<a href="#level-four"',
    ],
    hides: ['<a href="#level-two"'],
  },
  {
    row: "Front matter: what hides parts of a page",
    file: "docs/front-matter/hidden.html",
    shows: ["<title>Hidden title | Rows</title>", 'href="/base/docs/front/here"', "Called so"],
    hides: ["<h1", "On this page", "Edit this page", "sidebar-nav"],
  },
  {
    row: "Front matter: displayed_sidebar",
    file: "docs/front-matter/elsewhere.html",
    shows: ['"sidebar":"items"'],
  },
  {
    row: "Front matter: unlisted",
    file: "docs/front-matter/unlisted.html",
    shows: ["<h1>Unlisted</h1>", '<meta name="robots" content="noindex, nofollow">'],
  },
  {
    row: "h1",
    file: "docs/titles/from-heading.html",
    shows: [
      "<title>A marked title | Rows</title>",
      "<h1>A <em>marked</em> <code>title</code></h1>",
      '<a href="/base/docs/titles/no-title">',
    ],
  },
  {
    row: "h1: the front matter's title comes first, the heading stays",
    file: "docs/titles/front-and-heading.html",
    shows: ["<title>Of the front matter | Rows</title>", "<h1>Of the text</h1>"],
    hides: ["<h1>Of the front matter"],
  },
  {
    row: "h1: after a rule it is no title",
    file: "docs/titles/after-rule.html",
    shows: ["<title>after-rule | Rows</title>", "<h1>after-rule</h1>"],
  },
  {
    row: "h1: a page without title is called by its id",
    file: "docs/titles/untitled.html",
    shows: ["<title>untitled | Rows</title>", "<h1>untitled</h1>"],
  },
  {
    row: "Description: the first line of text",
    file: "docs/titles/from-heading.html",
    shows: ['<meta name="description" content="The first line of text.'],
  },
  {
    row: "generated-index",
    file: "docs/category/open-list.html",
    shows: ["<h1>All of it</h1>", "Each &amp; every page.", ">Listed</a><p>Of the list.</p>"],
  },
  {
    row: "generated-index: the second of a label has a number",
    file: "docs/category/open-list-1.html",
    shows: ["<h1>Open list</h1>", ">Updated</a>"],
  },
  {
    row: "Admonitions",
    file: "docs/admonitions.html",
    shows: [
      'admonition-note" role="note"><p class="admonition-title">Note</p><p>Plain.',
      'admonition-warning" role="note"><p class="admonition-title">Caution</p><p>Careful.',
      '<p class="admonition-title">In <em>brackets</em></p>',
      '<p class="admonition-title">By attribute</p>',
      'id="by-id"',
      '<p class="admonition-title">Outer</p><div class="admonition admonition-tip"',
      "<p>Item</p>\n<div",
      '<blockquote>\n<div class="admonition admonition-note"',
    ],
    hides: [":::"],
  },
  {
    row: "Tabs",
    file: "docs/tabs.html",
    shows: [
      'data-group="language" data-query="language"',
      'aria-selected="true" data-value="go">Go<',
      '<div class="tabs own-class" data-tabs="" data-query="os">',
      'aria-selected="true" data-value="mac" class="apple">macOS<',
      'data-label="Windows" tabindex="0" hidden>Three',
      'aria-selected="false" data-value="x">x<',
    ],
  },
  {
    row: "Code meta",
    file: "docs/code.html",
    shows: [
      '<figcaption class="code-title">src/a.js</figcaption>',
      '<span class="line highlighted" data-n="1">',
      '<span class="line" data-n="2">',
      '<span class="line highlighted" data-n="4">',
      "// highlight-line",
      'data-group="npm2yarn"',
    ],
  },
  {
    row: "Magic comments",
    file: "docs/code.html",
    shows: [
      '<span class="line highlighted">&lt;',
      '<span class="line highlighted" data-n="1">marked',
    ],
    hides: ["highlight-next-line", "highlight-start"],
  },
  {
    row: "Heading ids",
    file: "docs/heading-ids.html",
    shows: [
      '<h2 id="same">',
      '<h2 id="same-1">',
      '<h2 id="with-code-and-marks">',
      '<h2 id="ünïcode--signs">',
      '<h2 id="Own_ID">',
      '<a href="#third"',
      '<h2 id="jsx">Not listed</h2>',
    ],
    hides: ['<a href="#fourth"', '<a href="#jsx"'],
  },
  {
    row: "Heading ids: the page's own toc",
    file: "docs/own-toc.html",
    shows: ['<a href="#chosen">Chosen entry</a>'],
    hides: ['<a href="#not-chosen"'],
  },
  {
    row: "Images",
    file: "docs/images/page.html",
    shows: [
      'width="3" height="2" loading="eager" decoding="async" alt="Relative" title="A title"',
      'width="16" height="16" loading="lazy" decoding="async" alt="Static"',
      'loading="lazy" decoding="async" alt="Site"',
      '<img src="/base/img/logo.svg" loading="lazy" decoding="async" alt="Skipped">',
    ],
  },
  {
    row: "Asset links, pathname://",
    file: "docs/images/page.html",
    shows: [
      '.csv" target="_blank" rel="noopener noreferrer">Download</a>',
      '.csv" target="_blank" rel="noopener noreferrer">By require</a>',
      '<a href="/base/files/x.txt" target="_blank" rel="noopener noreferrer">Static</a>',
      ">Missing asset</a>",
    ],
  },
  {
    row: ".md links",
    file: "docs/links/page.html",
    shows: [
      '<a href="/base/docs/links/other">Beside</a> <a href="/base/docs/links/other">bare</a> <a href="/base/docs/links/other">from the root</a> <a href="/base/docs/links/other">of the site</a>',
      '<a href="/base/docs/files/page?a=1#b">up</a> <a href="/base/docs/links/other">by folder</a>',
      '<a href="/base/docs/links/other#section">by reference</a> <a href="#below">hash</a>',
      '<a href="/base/docs/links/other">By route</a>',
    ],
  },
  { row: "Mermaid", file: "docs/mermaid.html", shows: ['<figure class="diagram">', "Wheel"] },
  {
    row: "Slug: relative links count from the folder",
    file: "docs/slugs.html",
    shows: ['<a href="/base/docs/slugs/other-name">Beside</a>'],
  },
  {
    row: "Tags",
    file: "docs/tags/water.html",
    shows: ['tagged with "water"', '<a href="/base/docs/front/here">2024</a>'],
  },
  {
    row: "Sitemap",
    file: "sitemap.xml",
    shows: [
      "<loc>https://rows.example/base/docs/front/here</loc><changefreq>weekly</changefreq><priority>0.5</priority>",
    ],
    hides: ["unlisted", "draft", "lastmod"],
  },
];
