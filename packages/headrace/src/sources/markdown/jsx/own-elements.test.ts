import { evaluate } from "@mdx-js/mdx";
import { createElement, type ElementType, type PropsWithChildren } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../bench/random.ts";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

const NAMES =
  "a blockquote code del em h2 h3 h4 hr li ol p pre strong table tbody td th thead tr ul";
const ELEMENTS = NAMES.split(" ");

/** A component for an element, which says that it was asked and what it was given. */
function marking(name: string): ElementType {
  const voidTag = name === "hr";
  return ({ children, href, title, className, id }: PropsWithChildren<Record<string, string>>) =>
    createElement(
      name,
      { "data-own": name, href, title, className, id },
      ...(voidTag ? [] : [children]),
    );
}

const compile = (text: string, own: Record<string, unknown>) =>
  compileMarkdown(
    { path: "page.mdx", text: `# Page\n\n${text}` },
    {
      ...fixtureOptions("/nowhere"),
      failedParts: "warning",
      globals: { specifier: "@site/map.js", names: [], elements: Object.keys(own) },
      components: async () => ({ components: own }),
    },
  );

/** What the components were asked for, in the order of the page, and all text. */
function asked(html: string): { own: string[]; text: string } {
  const own = [...html.matchAll(/<\w+[^>]*? ?data-own="(\w+)"[^>]*>/g)].map(([tag, name]) => {
    const [, title = ""] = /title="([^"]*)"/.exec(tag) ?? [];
    return `${name} ${title}`;
  });
  const text = html.replace(/<a class="heading-anchor"[^>]*><\/a>/g, "").replace(/<[^>]*>/g, " ");
  return { own, text: text.replace(/\s+/g, " ").trim() };
}

/** The same pages in every run. */
function pages(seed: number): { page: () => string; some: (items: readonly string[]) => string[] } {
  const random = createRandom(seed);
  const below = (most: number) => random.integer(0, most - 1);
  const one = <Item>(items: readonly Item[]) => items.at(below(items.length)) ?? items[0];
  const some = (items: readonly string[]) => items.filter(() => below(3) > 0);
  const times = (most: number, make: () => string) => Array.from({ length: 1 + below(most) }, make);
  const word = () => one(["alpha", "beta", "gamma & co", "delta", "x1"]) ?? "";
  const inline = () => {
    const [text, title] = [word(), word()];
    const link = `[*${text}* here](https://x.example "${title}")`;
    return one([text, `**${text}**`, `*${text}*`, `~~${text}~~`, `\`${text}\``, link]) ?? "";
  };
  const line = () => times(4, inline).join(" ");
  const list = (sign: string) =>
    times(3, line)
      .map((text) => `${sign} ${text}`)
      .join("\n");
  const simple = () =>
    one([
      line,
      () => `${one(["##", "###", "####"])} ${line()}`,
      () => "---",
      () => list("-"),
      () => list("1."),
      () => `| ${line()} | B |\n| --- | --- |\n| ${line()} | c |`,
    ])?.() ?? "";
  const indented = (by: string) => simple().replaceAll("\n", `\n${by}`);
  const block = () =>
    one([simple, () => `> ${indented("> ")}`, () => `- ${word()}\n\n  ${indented("  ")}`])?.() ??
    "";
  return { page: () => times(5, block).join("\n\n"), some };
}

describe("elements of Markdown that the site has components for", () => {
  it("are drawn by them as MDX draws them, whatever stands in what", async () => {
    const { page, some } = pages(7);
    for (let round = 0; round < 150; round++) {
      const text = page();
      const own = Object.fromEntries(some(ELEMENTS).map((name) => [name, marking(name)]));
      const { default: Content } = await evaluate(text, { ...runtime, remarkPlugins: [remarkGfm] });
      const theirs = renderToStaticMarkup(createElement(Content, { components: own }));
      const { body, diagnostics } = await compile(text, own);
      const ours = body.replace(/^<h1>Page<\/h1>/, "");
      expect(diagnostics.filter(({ code }) => code === "component-failed")).toEqual([]);
      expect(asked(ours), text).toEqual(asked(theirs));
    }
  });

  it("keep headings in the table of contents, with their ids, whatever is drawn around them", async () => {
    const { page } = pages(11);
    const inBox: ElementType = ({ children, ...rest }) =>
      createElement("div", null, createElement("h2", rest, createElement("i", null, children)));
    for (let round = 0; round < 60; round++) {
      const text = page();
      const drawn = await compile(text, { h2: inBox });
      const plain = await compile(text, {});
      expect(drawn.toc, text).toEqual(plain.toc);
      const titles = (compiled: typeof plain) =>
        compiled.sections.map(({ id, title }) => [id, title]);
      expect(titles(drawn), text).toEqual(titles(plain));
    }
  });

  it("are as without the component where it fails, which is told once", async () => {
    const fails = () => {
      throw new Error("no window");
    };
    const text = "Some [text](https://x.example), [more](https://y.example) and **bold**.";
    const { body, diagnostics } = await compile(text, { a: fails, strong: marking("strong") });
    expect(body.match(/<a [^>]*href="https:/g)).toHaveLength(2);
    expect(body).toContain('data-own="strong"');
    const told = diagnostics.filter(({ code }) => code === "component-failed");
    expect(told.map(({ message }) => message)).toEqual([
      "This component for <a> of Markdown fails: no window. It is shown without it.",
    ]);
  });

  it("get what a fence says, and what they leave to the engine is colored", async () => {
    const given: unknown[] = [];
    const code = ({ children, ...rest }: PropsWithChildren<Record<string, string>>) => {
      given.push({ ...rest, children });
      const { className, metastring } = rest;
      return createElement(
        "section",
        null,
        createElement("code-fence", {
          "data-language": className?.replace("language-", "") ?? "",
          "data-meta": metastring ?? "",
          children,
        }),
      );
    };
    const { body } = await compile('```js title="a.js"\nlet a = 1;\n```\n\nText `word`.', { code });
    expect(given).toContainEqual({
      className: "language-js",
      metastring: 'title="a.js"',
      children: "let a = 1;\n",
    });
    expect(body).toMatch(/<section>[\s\S]*<figcaption class="code-title">a\.js<\/figcaption>/);
  });

  it("are those of Markdown: what is written as a tag is that tag", async () => {
    const text = "**One** <strong>two</strong>\n\n<details><summary>More</summary>In it</details>";
    const own = { strong: marking("strong"), details: marking("details") };
    const { body } = await compile(text, own);
    expect(body.match(/data-own="strong"/g)).toHaveLength(1);
    expect(body.match(/data-own="details"/g)).toHaveLength(1);
  });
});
