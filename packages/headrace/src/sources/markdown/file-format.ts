import type { MarkdownOptions } from "../compiled-page.ts";

/** How one file is read, by what the site says of all; its own front matter may say otherwise. */
export function fileFormat(format: MarkdownOptions["format"], path: string): "md" | "mdx" {
  if (format === "detect") return path.endsWith(".md") ? "md" : "mdx";
  return format === "md" ? "md" : "mdx";
}
