import { describe, expect, it, test } from "vitest";
import { codeRenderer } from "../../sources/code/code-renderer.ts";
import { fenceLanguages, type ProseTools, renderProse } from "./prose.ts";

const links: [string, string | null][] = [];
const renderer = await codeRenderer();
await renderer.load("json");
const tools: ProseTools = {
  smartQuotes: true,
  site: { url: "https://docs.test", baseUrl: "/" },
  linkBase: null,
  anchors: {},
  code: renderer,
  languages: new Set(["json"]),
  onLink: (target, hash) => links.push([target, hash]),
};
const html = (text: string) => renderProse(text, tools).html;

test("quotation marks and apostrophes are those of print, but in code", () => {
  const text = `The user's "name", never \`"x"\`.`;
  expect(html(text)).toBe(`<p>The user’s “name”, never <code>"x"</code>.</p>`);
  expect(renderProse(text, { ...tools, smartQuotes: false }).text).toBe(text.replaceAll("`", ""));
});

describe("F57 nobody vouches for the texts of a description", () => {
  it.each([
    "<script>alert(1)</script>",
    "a <img src=x onerror=alert(1)> b",
    "> <iframe src='https://evil.test'></iframe>",
    "- <b onclick=alert(1)>x</b>",
    "# <svg onload=alert(1)>",
    "| a |\n| - |\n| <style>*{}</style> |",
  ])("HTML is shown as text: %s", (text) => {
    const result = html(text);
    expect(result).not.toMatch(/<(script|img|iframe|b|svg|style)\b/);
    expect(result).toContain("&lt;");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#10;script:alert(1))",
    "[x](data:text/html,hi)",
    "[x](vbscript:x)",
    "<javascript:alert(1)>",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "[x](//evil.test)",
    "[x](file:///etc/passwd)",
    "[x](other-page)",
  ])("%s is no link", (text) => {
    expect(html(text)).not.toContain("href");
  });

  it.each([
    [
      '<a href="https://a.test/?b=1&amp;c" target="_blank">x</a>',
      'href="https://a.test/?b=1&amp;c"',
    ],
    ["same as <a href='#team'>Team</a>", 'href="#team"'],
    ['<p>See <a href="mailto:a@b.test">us</a></p>', 'href="mailto:a@b.test"'],
  ])("a link that is written as HTML is one: %s", (text, attribute) => {
    expect(html(text)).toContain(attribute);
    expect(html(text)).not.toContain("&lt;");
  });

  it.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="//evil.test">x</a>',
    '<a href="https://a.test" onclick="alert(1)">x</a>',
    '<a onclick="alert(1)" href="https://a.test">x</a>',
    '<a href="/faq"',
    "<a href=/faq onmouseover=alert(1)>x</a>",
    '<a href="https://a.test">x',
    '<a style="x" href="https://a.test">x</a>',
  ])("a link that would do anything else is none: %s", (text) => {
    expect(html(text)).not.toMatch(/<a [^>]*\b(?:href|on\w+|style)/);
  });

  test("a picture becomes its alternative text: no page may load from elsewhere", () => {
    expect(html("![a cat](https://evil.test/cat.png)")).toBe("<p>a cat</p>");
  });
});

describe("links", () => {
  test("to the web open a page of their own", () => {
    expect(html("[x](https://a.test/?a=1&b=2)")).toBe(
      '<p><a href="https://a.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" class="external">x</a></p>',
    );
  });

  test("to this site are checked, by path and by address", () => {
    links.length = 0;
    html("[a](/guide#top) [b](https://docs.test/faq) [c](#body.id)");
    expect(links).toEqual([
      ["route:/guide", "top"],
      ["route:/faq", null],
      ["hash", "body.id"],
    ]);
  });
});

test("headings go below those of the page, skip no level and have no ids", () => {
  expect(html("# A\n\n###### B")).toBe("<h3>A</h3>\n<h4>B</h4>");
  expect(html("#### A\n\n> ###### B\n\n##### C\n\n# D")).toBe(
    "<h3>A</h3>\n<blockquote>\n<h4>B</h4>\n</blockquote>\n<h4>C</h4>\n<h3>D</h3>",
  );
});

test.each(["> ", "- ", "1. "])("what lies in itself thousands of times is text: %s", (mark) => {
  const text = `${mark.repeat(9000)}<b onclick=x>end`;
  const result = html(text);
  expect(result).toMatch(/^<p>[^<]*&lt;b onclick=x>end<\/p>$/s);
  expect(html(`${mark.repeat(20)}end`).match(/<(blockquote|ul|ol)/g)).toHaveLength(20);
});

test("code blocks are colored and keep what looks like a magic comment", () => {
  const result = html('```json\n{"a": 1} // highlight-line\n```');
  expect(result).toContain('data-language="json"');
  expect(result).toContain("highlight-line");
  expect(html("```nonsense\nx\n```")).toContain('data-language="text"');
  expect(fenceLanguages("a\n\n```json\n{}\n```\n\n~~~sh\nls\n~~~")).toEqual(["json", "sh"]);
});

test("one paragraph can stand in a line; more can't", () => {
  expect(renderProse("a `b`", tools).inline).toBe("a <code>b</code>");
  expect(renderProse("a\n\nb", tools).inline).toBeUndefined();
  expect(renderProse("a `b` *c*", tools).text).toBe("a b c");
  expect(renderProse(" ", tools)).toEqual({ html: "", inline: "", text: "" });
});

test("footnotes and boxes of tasks are whole, without ids that another text has, too", () => {
  const notes = html("A[^1] and again[^1].\n\n[^1]: The note.");
  expect(notes).toContain("<sup><span>1</span></sup>");
  expect(notes).toContain("The note.");
  expect(notes).not.toMatch(/href|id=|<h2/);
  expect(html("- [x] done\n- [ ] open")).toMatch(/aria-label="Done".*aria-label="Not done"/s);
});

describe("components of the author's own site", () => {
  it.each([
    [
      "<Warning>\nOld: see [it](https://a.test).\n</Warning>\nText.",
      /^<p>Old: see <a .*<\/p>\n<p>Text/,
    ],
    ['<Note title="a">One **word**.</Note>', /^<p>One <strong>word<\/strong>.<\/p>$/],
    ["<Tabs>\n<Tab>\nA\n</Tab>\n</Tabs>", /^<p>A<\/p>$/],
    ["Send `Bearer <Token>` or Bearer <Token>.", /Bearer &lt;Token> *or|Bearer &lt;Token>\.<\/p>$/],
    ["`<A>` and `</A>`", /&lt;A>.*&lt;\/A>/],
    ["```\n<A>\nb\n</A>\n```", /&lt;A&gt;/],
    ["<A><B></A>", /&lt;A>.*&lt;B>.*&lt;\/A>/],
    ['One or <x-life class="ea"></x-life> two.', "<p>One or  two.</p>"],
    ["Bearer <your-token>.", "<p>Bearer &lt;your-token>.</p>"],
    ["Map<String, Foo>", /Map&lt;String, Foo>/],
  ])("%j", (text, expected) => {
    expect(html(text)).toMatch(expected);
  });
});

describe("HTML that only marks up text", () => {
  it.each([
    ["a</br>b", "<p>a<br>b</p>"],
    ["a <b>bold</b> word<br/>", "<p>a <b>bold</b> word<br></p>"],
    [
      "<p>One.</p>\n<ul><li>two & <code>three</code></li></ul>",
      /^<p>One.<\/p>\s*<ul><li>two &amp; <code>three/,
    ],
    [
      "<details>\n<summary>More</summary>\n\nHidden *text*\n\n</details>",
      /^<details>\s*<summary>More<\/summary>\s*<p>Hidden <em>text<\/em><\/p>\s*<\/details>$/,
    ],
    ["a <details><summary>never closed", "<p>a &lt;details>&lt;summary>never closed</p>"],
    ["a <b>never closed", "<p>a &lt;b>never closed</p>"],
    [
      `<h2 id="">A</h2> <ul class='x' style="color: red"> <li id="_2"><p align="left">b</p></li> </ul>`,
      /^<h4>A<\/h4> <ul> <li><p>b<\/p><\/li> <\/ul>$/,
    ],
    ["<b onclick=x>no</b>", /&lt;b onclick=x/],
    [`<b id="a" onclick="x">no</b>`, /&lt;b id="a" onclick="x">/],
    [`<b title=">">no</b>`, /&lt;b title=">">/],
    ["<p><script>no</script></p>", /&lt;script&gt;/],
  ])("%s", (text, expected) => {
    if (typeof expected === "string") expect(html(text)).toBe(expected);
    else expect(html(text)).toMatch(expected);
  });

  it("lets through no element but those, whatever is between the signs", () => {
    const signs = [
      "<",
      ">",
      "/",
      "b",
      "script",
      " ",
      "p",
      "onclick=x",
      'id="',
      "'",
      '"',
      "a",
      "\n",
      "--!",
    ];
    for (let seed = 1; seed < 3000; seed++) {
      let state = seed * 2654435761;
      const next = () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return signs[state % signs.length] ?? "";
      };
      const text = Array.from({ length: 14 }, next).join("");
      const tags = html(text).match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        expect(tag, text).toMatch(
          /^<\/?(?:b|br|p|pre|code|div|li|ul|h\d|table|hr|blockquote|em|strong)(?:\s(?:class|tabindex|data-[a-z]+|role|aria-label)="[^"]*")*>$|^<(?:button|span|figure)/,
        );
    }
  });
});

describe("a text that was rendered before", () => {
  it.each<[string, Partial<ProseTools>]>([
    ["[x](other-page)", { linkBase: "https://a.test/" }],
    ["[x](#operation/a)", { anchors: { "operation/a": "/api/a" } }],
    ['see <a href="other-page">x</a>', { linkBase: "https://a.test/" }],
    ["# A", { top: 4 }],
    ["# A", { onHeading: (id) => id }],
    ["```json\n1\n```", { languages: new Set() }],
    ['say "x"', { smartQuotes: false }],
  ])("is that of the page that it stands on now: %s", (text, other) => {
    const first = renderProse(text, tools).html;
    expect(renderProse(text, { ...tools, ...other }).html).not.toBe(first);
    expect(renderProse(text, tools).html).toBe(first);
  });

  it("tells its links again", () => {
    const count = () => links.filter(([target]) => target === "route:/told").length;
    for (const told of [1, 2]) {
      html("[x](https://docs.test/told)");
      expect(count()).toBe(told);
    }
  });
});
