import { readFile } from "node:fs/promises";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";

const FRONT_MATTER = /^---\r?\n[\s\S]*?^---\r?\n/m;

/** Lets components import Markdown: a component that draws the file's text. */
export function markdownModules(): Plugin {
  return {
    name: "markdown-modules",
    enforce: "pre",
    async load(id) {
      if (!/\.mdx?$/.test(id)) return;
      const text = await readFile(id, "utf8");
      const value = text.startsWith("---") ? text.replace(FRONT_MATTER, "") : text;
      const options = { remarkPlugins: [remarkGfm] };
      return { code: String(await compile({ path: id, value }, options)), moduleType: "js" };
    },
  };
}
