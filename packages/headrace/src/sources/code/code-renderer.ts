import { once } from "../../model/once.ts";
import { type CodeSource, renderCodeBlock } from "./code-block.ts";

/** Turns a fence into HTML; remembers what it made. */
export interface CodeRenderer {
  /** Gets the grammar of a language; resolves to false when there is none. */
  load: (language: string) => Promise<boolean>;
  render: (source: CodeSource) => string;
}

/** Blocks that are remembered. The same commands stand on many pages; memory stays flat. */
const REMEMBERED_BLOCKS = 500;

/** The renderer of this process: its highlighter takes some 50 ms to start, so there is one. */
export const codeRenderer = once(createCodeRenderer);

async function createCodeRenderer(): Promise<CodeRenderer> {
  const { createCodeHighlighter } = await import("./highlighter.ts");
  const highlighter = await createCodeHighlighter();
  const remembered = new Map<string, string>();
  return {
    load: highlighter.load,
    render(source) {
      const key = JSON.stringify(source);
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const html = renderCodeBlock(source, highlighter);
      const oldest = remembered.keys().next();
      if (remembered.size >= REMEMBERED_BLOCKS && !oldest.done) remembered.delete(oldest.value);
      remembered.set(key, html);
      return html;
    },
  };
}
