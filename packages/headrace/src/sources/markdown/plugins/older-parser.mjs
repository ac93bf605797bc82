// What plug-ins of MDX 1 ask of the parser of their time, remark before version 13: they put tokenizers of blocks
// of their own beside its own. Plain JavaScript, as the process that it runs in.
import { unified } from "unified";

/** Its blocks in their order, by which plug-ins say where theirs belong. */
const BLOCKS =
  "blankLine indentedCode fencedCode blockquote atxHeading thematicBreak list setextHeading html footnote definition table paragraph".split(
    " ",
  );
const INLINES =
  "escape autoLink url email html link reference strong emphasis deletion code break text".split(
    " ",
  );

/** What is code, or done before the parser reads: no block begins there. */
const CLOSED = new Set(["code", "yaml", "mdxjsEsm"]);

/** unified plugin: gives the plug-ins after it that parser to put their tokenizers beside. */
function withOlderParser() {
  this.Parser = class {};
  Object.assign(this.Parser.prototype, {
    blockTokenizers: {},
    blockMethods: [...BLOCKS],
    inlineTokenizers: {},
    inlineMethods: [...INLINES],
    interruptParagraph: [],
    interruptList: [],
    interruptBlockquote: [],
    options: {},
  });
}

/** A processor with a plug-in; those of MDX 1 can't be set up without the parser of their time. */
export function attach({ plugin, options }) {
  try {
    return unified()
      .use(plugin, ...options)
      .freeze();
  } catch {
    return unified()
      .use(withOlderParser)
      .use(plugin, ...options)
      .freeze();
  }
}

/** The tokenizers of blocks that a plug-in has put beside that parser's own. */
export function tokenizersOf({ Parser }) {
  const { blockTokenizers = {}, blockMethods = [] } = Parser?.prototype ?? {};
  return blockMethods.flatMap((name) => blockTokenizers[name] ?? []);
}

/**
 * A tree with the blocks that tokenizers know.
 *
 * @param {string} text
 * @param {{ tokenizers: Function[], parse: (text: string) => object }} how `parse` knows all other blocks.
 */
export function parseWithTokenizers(text, { tokenizers, parse }) {
  const made = new Map();
  let rest = text;
  let tree = parse(rest);
  for (let at = 0; at < tree.children.length; at++) {
    const { type, position } = tree.children[at];
    const start = position?.start;
    if (!start || CLOSED.has(type)) continue;
    const found = tokenize(rest.slice(start.offset), { start, tokenizers, parse });
    if (!found) continue;
    made.set(at, found.nodes);
    const end = start.offset + found.length;
    rest =
      rest.slice(0, start.offset) + placeholder(rest.slice(start.offset, end)) + rest.slice(end);
    tree = parse(rest);
  }
  return { ...tree, children: tree.children.flatMap((child, at) => made.get(at) ?? [child]) };
}

/** A break between blocks that has as many lines as what was read, so that all else keeps its place. */
function placeholder(read) {
  const [first, ...others] = read.replace(/[^\n]/g, " ").split("\n");
  return [`***${first.slice(3)}`, ...others].join("\n");
}

/** What the first tokenizer that knows the beginning of a text makes of it. */
function tokenize(text, { start, tokenizers, parse }) {
  const parseBlocks = (inner) => parseWithTokenizers(inner, { tokenizers, parse }).children;
  const enter = () => () => {};
  const parser = {
    ...{ options: {}, offset: {}, enterBlock: enter, enterList: enter, enterLink: enter },
    tokenizeBlock: (inner) => parseBlocks(inner),
    tokenizeInline: (inner) => parse(inner).children.flatMap(({ children = [] }) => children),
  };
  for (const tokenizer of tokenizers) {
    const nodes = [];
    let length = 0;
    const eat = (part) => {
      length += part.length;
      const add = (node, parent) => {
        (parent?.children ?? nodes).push(node);
        return node;
      };
      return Object.assign(add, { reset: add, test: () => ({ start, end: start }) });
    };
    eat.now = () => ({ ...start });
    tokenizer.call(parser, eat, text, false);
    if (length > 0) return { length, nodes };
  }
}
