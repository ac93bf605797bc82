import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../bench/random.ts";
import { compileMarkdown } from "../compile.ts";
import { fixtureOptions } from "../fixture-page.ts";

const NAMES = ["a", "length", "constructor", "name", "at", "size", "value", "toString"] as const;
const PLAIN = ["1", "-2.5", '"word"', '""', "true", "null", "undefined", "`text`", "[]", "({})"];

/** Expressions of constants, lists and objects, and what JavaScript knows of their members. */
function expressions(seed: number): () => string {
  const random = createRandom(seed);
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T =>
    items[random.integer(0, items.length - 1)] ?? items[0];
  const value = (depth: number): string => {
    const kind = depth === 0 ? 0 : random.integer(0, 6);
    if (kind <= 1) return pick(PLAIN);
    if (kind === 2) return `[${value(depth - 1)}, ${value(depth - 1)}]`;
    if (kind === 3) return `({ ${pick(NAMES)}: ${value(depth - 1)}, a: ${value(depth - 1)} })`;
    if (kind === 4) return `!${value(depth - 1)}`;
    return `${value(depth - 1)}?.${pick(NAMES)}`.replace("?.", random.integer(0, 3) ? "." : "?.");
  };
  return () => value(3);
}

/** What shows as words in a page. */
function isShown(source: string): boolean {
  try {
    const value: unknown = new Function(`return (${source});`)();
    return typeof value === "number" || (typeof value === "string" && value !== "");
  } catch {
    return false;
  }
}

const text = (html: string) =>
  [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner = ""]) => inner.replace(/<[^>]*>/g, ""));

describe("values of expressions", () => {
  it.each([1, 2, 3, 4])("are those of JavaScript, seed %i", { timeout: 60_000 }, async (seed) => {
    const next = expressions(seed);
    const shown: string[] = [];
    while (shown.length < 40) {
      const source = next();
      if (isShown(source)) shown.push(source);
    }
    const page = shown.map((source) => `is {${source}}.`).join("\n\n");
    const { default: Content } = await evaluate(page, { ...runtime, baseUrl: import.meta.url });
    const compiled = await compileMarkdown(
      { path: "page.mdx", text: `# Page\n\n${page}` },
      fixtureOptions("/nowhere"),
    );
    expect(compiled.diagnostics).toEqual([]);
    expect(text(compiled.body)).toEqual(text(renderToStaticMarkup(createElement(Content))));
  });
});
