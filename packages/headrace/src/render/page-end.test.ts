// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { siteConfigSchema } from "../config/schema.ts";
import { CZECH } from "../model/messages/czech.ts";
import { ENGLISH } from "../model/messages/english.ts";
import { page, shellProps } from "../theme/test-data.ts";
import { pageEnd } from "./page-end.ts";
import type { PageEndOptions, RenderContext } from "./render-context.ts";
import { renderContext } from "./test-data.ts";

function contextWith(pageEnd: PageEndOptions): RenderContext {
  return renderContext({
    site: { ...shellProps().site, url: "https://docs.example.com", baseUrl: "/docs/" },
    messages: { en: ENGLISH, cs: CZECH },
    pageEnd,
  });
}

const toc = [{ id: 'a"b', level: 2, html: "Run <code>mill &amp; race</code>" }];
const guide = page({ kind: "doc", layout: "doc", route: '/a "b"/c', toc, editUrl: null });

describe("the end of a page", () => {
  it("is nothing where nothing is configured, and on pages without a text of their own", () => {
    expect(pageEnd(guide, contextWith({ openIn: [] }))).toBe("");
    const all = contextWith({ openIn: [], connect: "/mcp", feedback: "/feedback" });
    expect(pageEnd({ ...guide, layout: "landing" }, all)).toBe("");
    expect(pageEnd({ ...guide, kind: "search" }, all)).toBe("");
  });

  it("leads to other forms of the page, by addresses that hold it encoded", () => {
    const html = pageEnd(
      { ...guide, editUrl: "https://git.example/edit?a=1&b=2" },
      contextWith({
        openIn: [
          { label: 'A "B" <C>', href: "https://ai.example/new?q=Read+{page}+or+{markdown}" },
        ],
        connect: "/guide/assistants",
      }),
    );
    const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
      ([, ...parts]) => parts,
    );
    const at = "https%3A%2F%2Fdocs.example.com%2Fdocs%2Fa%2520%2522b%2522%2Fc";
    expect(links).toEqual([
      ["/docs/a%20%22b%22/c.md", "View as Markdown"],
      [`https://ai.example/new?q=Read+${at}+or+${at}.md`, 'Open in A "B" &lt;C&gt;'],
      ["/docs/guide/assistants", "Connect an assistant over MCP"],
      ["https://git.example/edit?a=1&amp;b=2", "Edit this page"],
    ]);
    expect(html).toContain('data-action="print-page">Print</button>');
    expect(html).toContain("<details><summary>More ways to use this page</summary>");
  });

  it("asks whether the page helped by a form that needs no script", () => {
    const html = pageEnd(guide, contextWith({ openIn: [], feedback: "/feedback" }));
    document.body.innerHTML = html;
    const form = document.querySelector("form");
    if (!form) throw new Error("There is no form.");
    expect(form.getAttribute("action")).toBe("/docs/feedback");
    expect(form.checkValidity()).toBe(false);
    form.querySelector<HTMLInputElement>("[value=no]")?.click();
    const select = form.querySelector("select");
    if (select) select.value = 'a"b';
    expect(select?.selectedOptions[0]?.textContent).toBe("Run mill & race");
    expect(form.checkValidity()).toBe(true);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      page: '/a "b"/c',
      helpful: "no",
      section: 'a"b',
      note: "",
    });
    expect(document.querySelector("#page-feedback-thanks")).not.toBeNull();
  });
});

describe("what may be configured", () => {
  const parse = (pageEnd: unknown) =>
    siteConfigSchema.safeParse({ name: "x", url: "https://x.example", pageEnd }).success;

  it.each([
    ["https://ai.example/?q={page}", true],
    ["vscode:open?url={markdown}", true],
    ["https://ai.example/", false],
    ["javascript:alert('{page}')", false],
    ["data:text/html,{page}", false],
    ["/{page}", false],
  ])("%s: %s", (href, isValid) => {
    expect(parse({ openIn: [{ label: "AI", href }] })).toBe(isValid);
  });

  it("sends searches where answers are sent", () => {
    expect(parse({ feedback: "/feedback", searches: true })).toBe(true);
    expect(parse({ searches: true })).toBe(false);
  });

  it("sends answers to this site alone", () => {
    expect(parse({ feedback: "/feedback" })).toBe(true);
    expect(parse({ feedback: "https://elsewhere.example/feedback" })).toBe(false);
    expect(parse({ feedback: "//elsewhere.example/feedback" })).toBe(false);
  });
});
