import { describe, expect, it } from "vitest";
import { liveModule } from "./live-module.ts";

const moduleOf = (text: string) => liveModule(text, "docs/page.mdx");
/** The components of live parts, their names left out. */
const parts = (text: string) =>
  Array.from(moduleOf(text).matchAll(/^export const Live_\w+ = (.*);$/gm), ([, code]) => code);

describe("the module of what is live of a page", () => {
  it("holds handlers, functions given to components, and what is for browsers only", () => {
    const page = `import { Pick } from "./pick"
import BrowserOnly from "@docusaurus/BrowserOnly"

<button onClick={() => go()}>Go</button>

<Pick render={(one) => <b>{one}</b>} />

<BrowserOnly>{() => <i>{location.href}</i>}</BrowserOnly>

{list.map((one) => <a onClick={one}>{one}</a>)}
`;
    expect(parts(page)).toEqual([
      "() => <button onClick={() => go()}>Go</button>",
      "() => <Pick render={(one) => <b>{one}</b>} />",
      "() => <BrowserOnly>{() => <i>{location.href}</i>}</BrowserOnly>",
      "() => <>{list.map((one) => <a onClick={one}>{one}</a>)}</>",
    ]);
    expect(moduleOf(page)).toContain('import { Pick } from "./pick"');
  });

  it("leaves Markdown to the page, and what is live within it is a part of its own", () => {
    const page = "<p onClick={() => 1}>\n\nSome *text* <b onClick={() => 2}>here</b>\n\n</p>\n";
    expect(parts(page)).toEqual([
      "({ children }) => <p onClick={() => 1}>{children}</p>",
      "() => <b onClick={() => 2}>here</b>",
    ]);
  });

  it("keeps what React context holds together", () => {
    const page =
      'import { Form, Field } from "./form"\n\n<Form><Field onChange={() => 1} /></Form>\n';
    expect(parts(page)).toEqual(["() => <Form><Field onChange={() => 1} /></Form>"]);
  });

  it("imports what the dialect has without an import, and no more than is used", () => {
    const page =
      'import { Card } from "./card"\n\n<Link to="/" onClick={() => 1}>a</Link>\n\n<Card />\n';
    expect(moduleOf(page)).toContain('import Link from "@docusaurus/Link";');
    expect(moduleOf(page)).not.toContain("./card");
  });

  it("knows what pages know of their front matter, and leaves to them what only they know", () => {
    const known = "---\ntitle: T\n---\n\n<b onClick={() => say(frontMatter.title)}>a</b>\n";
    expect(moduleOf(known)).toContain('const frontMatter = {"title":"T"};');
    for (const name of ["props.a", "toc", "contentTitle"])
      expect(moduleOf(`<b onClick={() => say(${name})}>a</b>\n`)).toBe("");
    expect(moduleOf("<Unknown onClick={() => 1} />\n")).toBe("");
  });

  it("is empty for a page that is still, and for samples of code", () => {
    const sample = "```jsx\nexport const A = () => <b onClick={go} />\n```\n\n`<b onClick={go}>`\n";
    for (const page of [
      "# Title\n\n<b>still</b>\n",
      sample,
      "> <b onClick={() => {\n>  1\n> }}>q</b>\n",
    ])
      expect(moduleOf(page)).toBe("");
  });

  it("is of the rest of a page that is no MDX in one place", () => {
    expect(parts("a <= b\n\n<b onClick={() => 1}>x</b>\n")).toEqual([
      "() => <b onClick={() => 1}>x</b>",
    ]);
  });
});
