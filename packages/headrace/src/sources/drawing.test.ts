import { describe, expect, it, test } from "vitest";
import { createRandom, type Random } from "../../bench/random.ts";
import { drawingProblem, inlineDrawing } from "./drawing.ts";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;

/** Parts that run code, or may; each alone makes a drawing one that is refused. */
const HOSTILE: ((random: Random) => string)[] = [
  () => "<script>alert(1)</script>",
  () => '<script href="https://evil.example/x.js"/>',
  () => '<use href="https://evil.example/x.svg#a"/>',
  () => "<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>",
  () => "<h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script>",
  () => "<foreignObject><b xmlns='http://www.w3.org/1999/xhtml'>x</b></foreignObject>",
  () => "<iframe xmlns='http://www.w3.org/1999/xhtml' src='javascript:alert(1)'/>",
  (random) => `<path ${random.pick(HANDLERS)}="alert(1)" d="M0 0"/>`,
  (random) => `<g xmlns:e="x" e:${random.pick(HANDLERS)}="alert(1)"/>`,
  (random) => `<a href="${random.pick(ADDRESSES)}"><text>x</text></a>`,
  (random) => `<a xlink:href="${random.pick(ADDRESSES)}"><text>x</text></a>`,
  (random) => `<use href="${random.pick(ADDRESSES)}"/>`,
  () => '<use href="data:image/svg+xml;base64,PHN2Zz4=#x"/>',
  () => '<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>',
  () => '<set attributeName="href" to="javascript:alert(1)"/>',
  () => '<animate attributeName=" xlink:href " values="javascript:alert(1)"/>',
  () => '<set attributeName="onclick" to="alert(1)"/>',
  () => '<handler type="text/javascript">alert(1)</handler>',
  () => "<listener event='load' handler='#x'/>",
  () => "<embed src='x.html'/>",
  () => "<video><source onerror='alert(1)'/></video>",
  () => "<p>HTML</p>",
  () => "<img src='x' />",
  () => "<?xml-stylesheet href='javascript:alert(1)' type='text/xsl'?>",
  () => "<SCRIPT>alert(1)</SCRIPT>",
];

const HANDLERS = "onload onclick onerror onbegin onmouseover ONLOAD onLoad onfocusin".split(" ");

const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java&#10;script:alert(1)",
  "java&#x9;script:alert(1)",
  "&#106;avascript:alert(1)",
  "javascript&#58;alert(1)",
  "vbscript:x",
  "data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;",
  "file:///etc/passwd",
  "&#1;javascript:alert(1)",
];

/** What a drawing may hold. */
const HARMLESS = [
  '<path d="M0 0h9" stroke-width="2" class="a"/>',
  "<title>A &lt;title&gt;</title>",
  "<style>.a { fill: red }</style>",
  '<a href="https://mill.example/"><text>x</text></a>',
  '<use xlink:href="#x"/>',
  '<image href="data:image/png;base64,AAAA" width="1"/>',
  '<animate attributeName="opacity" values="0;1"/>',
  "<metadata><r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>x</r:RDF></metadata>",
  "<i:view xmlns:i='http://www.inkscape.org/namespaces/inkscape' zoom='1'/>",
  "<!-- a comment -->",
  "<text>onclick=alert(1) javascript: &lt;script&gt;</text>",
];

test("300 hostile drawings are refused, with a place", () => {
  const random = createRandom(8);
  for (let count = 0; count < 300; count++) {
    const parts = Array.from({ length: random.integer(0, 4) }, () => random.pick(HARMLESS));
    const hostile = random.pick(HOSTILE)(random);
    parts.splice(random.integer(0, parts.length), 0, hostile);
    const depth = random.integer(0, 3);
    const text = svg("<g>".repeat(depth) + parts.join("\n") + "</g>".repeat(depth));
    expect(drawingProblem(text), text).toMatchObject({ line: expect.any(Number) });
  }
});

describe("drawingProblem", () => {
  it("lets what only draws be, whatever it says", () => {
    expect(drawingProblem(svg(HARMLESS.join("")))).toBeUndefined();
    expect(drawingProblem(`\uFEFF<?xml version="1.0"?><!DOCTYPE svg>${svg("")}`)).toBeUndefined();
  });

  it.each([
    "",
    "text",
    "<svg",
    "<svg/>",
    svg("<g>"),
    svg("").replace("</svg>", ""),
    "<html xmlns='http://www.w3.org/1999/xhtml'/>",
    `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg("&x;")}`,
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg("")}`,
    svg("", 'onload="alert(1)"'),
    `<?xml-stylesheet href="x.xsl"?>${svg("")}`,
    svg("<g>".repeat(100_000) + "</g>".repeat(100_000)),
  ])("refuses %.60s", (text) => {
    expect(drawingProblem(text)).toBeDefined();
  });
});

test("an inline drawing says the same to a parser of HTML as to one of XML", () => {
  const inline = inlineDrawing(
    svg(
      `<desc><![CDATA[x><img src=x onerror=alert(1)>]]></desc><style><![CDATA[</style><img src=x>]]></style>` +
        `<!-- --><i:view xmlns:i="urn:i"/><path stroke-width="2" d="M0 0"/>`,
    ),
  );
  expect(inline).not.toMatch(/<img|<!|CDATA|<i:|<view/);
  expect(inline).toContain('<path stroke-width="2" d="M0 0"></path>');
  expect(inline).toContain('viewBox="0 0 9 9"');
});

test.each([
  ["width='252' height='72px'", 'viewBox="0 0 252 72"'],
  ["width='100%' height='72'", undefined],
  ["viewBox='0 0 1 1' width='2' height='2'", 'viewBox="0 0 1 1"'],
])("a drawing with %s can be shown in any size", (size, viewBox) => {
  const inline = inlineDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path/></svg>`);
  expect(/viewBox="[^"]*"/.exec(inline)?.[0]).toBe(viewBox);
});

test("styles of an inline drawing are attributes, the most particular last", () => {
  const inline = inlineDrawing(
    svg(`<defs><style>
      .a{fill:#111;stroke:red} path{fill:#222;opacity:.5} #b{fill:#333} path.a.c , g .a{fill:#444}
      .a{stroke:blue;transform:rotate(1deg)} @media (prefers-color-scheme:dark){.a{fill:#fff}}
    </style></defs>
    <path class="a" fill="#000"/><path id="b" class="a c" style="stroke-width:2;fill:#555"/><circle style="fill:none"/>`),
  );
  expect(inline).not.toContain("style");
  expect(inline).toContain('<path class="a" fill="#111" opacity=".5" stroke="blue"></path>');
  expect(inline).toContain(
    '<path id="b" class="a c" fill="#555" opacity=".5" stroke="blue" stroke-width="2"></path>',
  );
  expect(inline).toContain('<circle fill="none"></circle>');
});
