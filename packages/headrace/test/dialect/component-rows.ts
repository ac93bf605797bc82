import type { Row } from "./rows.ts";

/** Rows about the components of pages: what stands in the HTML of one page. */
export const COMPONENT_ROWS: readonly Row[] = [
  {
    row: "import/export",
    file: "docs/imports/page.html",
    shows: [
      "<h4>From the site of Rows</h4>",
      '<strong class="shout">LOUD</strong>',
      "<p>Hello Ada.</p>",
      '<figcaption class="code-title">hello.py</figcaption>',
      "Since 1999, by Grace",
      "Beside the page",
      'alt="A dot"',
    ],
  },
  {
    row: "import/export: links and images of components get the base URL",
    file: "docs/imports/page.html",
    shows: ['<a href="/base/docs/files/page">Inside</a>', '<img src="/base/assets/images/logo.'],
  },
  {
    row: "import/export: properties that pages compute, and what components import",
    file: "docs/computed/page.html",
    shows: [
      'aria-selected="true" data-value="android">Android<',
      '<h2 id="on-ios">On iOS<',
      'data-group="own"',
      "First <strong>item</strong>.",
      "raw sample text",
      'alt="By property"',
      "A <strong>note</strong> in a component.",
      '<h2 id="noted-heading">Noted heading</h2>',
      '<figcaption class="code-title">noted.js</figcaption>',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">Noted</p>',
      'aria-hidden="true" class="own-logo"><circle cx="8" cy="8" r="7"></circle></svg>',
      '<object data="/base/assets/files/table.',
      '<figure class="diagram">',
      'The part was <a href="https://part.example">given</a> and one two.',
      "Noted in a property.",
      '<img width="20" src="/base/assets/images/logo.',
      "<h4>Late of Rows</h4>",
    ],
  },
  {
    row: "@docusaurus in content: what asks for the page, its address and other pages",
    file: "docs/asking/page.html",
    shows: [
      "<li>2024</li><li>A marked title</li>",
      "Here: asking/page",
      "At its address",
      "Knows others",
    ],
  },
  {
    row: "What fails is left out, the text in it stays (Docusaurus builds no such page)",
    file: "docs/failing/page.html",
    shows: [
      "Text of an absent component.",
      "Text in a <strong>broken</strong> component.",
      "<p>Whole.</p>",
      "Text of an unknown component.",
      'alt="Not there"',
      "gantt",
    ],
  },
  {
    row: "@theme in content",
    file: "docs/theme/components.html",
    shows: [
      '<div class="toc-list"><ul><li><a href="#second-part">',
      '<div class="admonition admonition-danger" role="note"><p class="admonition-title">Careful</p><p>Inside <strong>it</strong>.</p>',
      '<figcaption class="code-title">a.js</figcaption>',
      "<details><summary>More</summary>Hidden text</details>",
      '<h3 id="own-heading">Own heading</h3>',
      '<em class="swizzled">Own theme component</em>',
      'class="themed-dark"',
      '<a href="/base/docs/files/page">A link</a>',
      "Text to translate",
      "Other text",
    ],
  },
  {
    row: "@theme in content: DocCardList",
    file: "docs/theme/cards.html",
    shows: [
      '<a href="/base/docs/theme/cards/one">Card one</a><p>What one is about.</p>',
      ">Deeper</a><p>What is deeper.</p>",
    ],
  },
  {
    row: "Global without import",
    file: "docs/theme/globals.html",
    shows: [
      '<meta name="robots" content="nosnippet">',
      '<link rel="preconnect" href="https://cdn.example">',
      '<span class="badge">New</span>',
      "<p>Text in <strong>details</strong>.</p></details>",
      "<p>More <em>text</em>.</p></details>",
    ],
  },
];
