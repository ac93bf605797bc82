import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Figure } from "./figure.tsx";
import { screens } from "./screens.ts";

const CONTENT = join(import.meta.dirname, "../../content");

/** Text of all pages that show a figure, by the figure's name. */
const pages = new Map<string, string>();
for (const file of readdirSync(CONTENT, { recursive: true, encoding: "utf8" })) {
  if (!/\.mdx?$/.test(file)) continue;
  const text = readFileSync(join(CONTENT, file), "utf8");
  for (const [, name = ""] of text.matchAll(/<Figure name="([^"]*)"/g)) {
    pages.set(name, `${pages.get(name) ?? ""}\n${text}`);
  }
}

/** Texts of the elements with a class. */
function texts(html: string, className: string): string[] {
  const found = html.matchAll(
    new RegExp(`<span class="${className}[^"]*">(?:<b[^>]*>\\d+</b>)?([^<]*)`, "g"),
  );
  return [...found].map(([, text = ""]) => text.trim());
}

test("every figure is shown by a page, and every page's figure is there", () => {
  expect([...screens.keys()].sort()).toEqual([...pages.keys()].sort());
});

describe.each([...screens])("%s", (name, screen) => {
  const html = renderToStaticMarkup(<Figure name={name} />);

  test("is one picture with a text alternative", () => {
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(screen.alternative).toMatch(/^(?:the|a) .{60,}\.$/);
    expect(screen.caption).toMatch(/[.?]$/);
  });

  test("holds nothing that takes focus, is a heading, has an id or a style attribute", () => {
    expect(html).not.toMatch(/<(?:a|button|input|select|textarea|table|h[1-6])\b/);
    expect(html).not.toMatch(/\s(?:style|id|tabindex|contenteditable)=/);
  });

  test("names fields and buttons as its page does", () => {
    const named = [...texts(html, "d-label"), ...texts(html, "d-button")];
    const page = (pages.get(name) ?? "").toLowerCase();
    expect(
      named.filter((label) => label !== "Cancel" && !page.includes(label.toLowerCase())),
    ).toEqual([]);
  });
});
