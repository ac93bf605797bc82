import type { Root, Text } from "mdast";
import type { VFile } from "vfile";
import { once } from "../../model/once.ts";
import { walk } from "./walk.ts";

const SHORTCODE = /:([\w+-]+):/g;

const names = once(async () => (await import("gemoji")).nameToEmoji);

/** remark plugin: ":rocket:" becomes the sign; a name that is none stays as it is. */
export function emoji() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!anyShortcode(tree)) return;
    const known = await names();
    const isOlder = file.data.scope?.options.format === "mdx1";
    walk(tree, (node) => {
      if (node.type === "text" && !(isOlder && isEscaped(node, String(file)))) {
        node.value = expandShortcodes(node.value, known);
      }
      return;
    });
  };
}

/** In MDX 1 what is escaped is a text of its own, so that ":man\\_shrugging:" was no name. */
function isEscaped({ position }: Text, text: string): boolean {
  return /:[\w+-]*\\[\w+\\-]*:/.test(text.slice(position?.start.offset, position?.end.offset));
}

/** ":rocket:" becomes the sign, by its name. */
export function expandShortcodes(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(SHORTCODE, (code, name: string) =>
    Object.hasOwn(known, name) ? (known[name] ?? code) : code,
  );
}

/** Whether a text has what may be the name of an emoji. */
export function holdsShortcode(text: string): boolean {
  return text.search(SHORTCODE) !== -1;
}

/** Most pages hold none, and are spared the list of names. */
function anyShortcode(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === "text" && holdsShortcode(node.value);
    return;
  });
  return found;
}
