import { describe, expect, it } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

describe("who gets Markdown", () => {
  it.each([
    "text/markdown",
    "text/markdown, text/html;q=0.9",
    "text/html, Text/Markdown",
    "text/markdown, */*",
    "text/markdown;charset=utf-8, text/html",
    "text/markdown;q=0.85, text/html;q=0.8, */*;q=0.9",
    "text/markdown;variant=GFM;q=0.3",
    "text/markdown;q=0.5, text/*;q=0.4, */*",
  ])("names it and wants it no less than HTML: %s", (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    undefined,
    "",
    "*/*",
    "text/*",
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8",
    "text/html, text/markdown;q=0.9",
    "text/markdown;q=0",
    "text/markdown;q=0.000",
    "text/markdown;q=0.8, text/html;q=0.85",
    "text/markdown;q=0.5, */*",
    "text/markdownish",
    "application/text/markdown",
  ])("does not: %s", (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
