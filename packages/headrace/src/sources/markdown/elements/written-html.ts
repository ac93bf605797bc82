import type { Element, ElementContent, Node, Nodes, Root, Text } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { defaultTreeAdapter, html as htmlNames, parseFragment } from "parse5";
import type { VFile } from "vfile";
import { escapeText } from "../../../model/escape-html.ts";
import { type FileScope, fileScopeOf, pointAfter, reportFailedPart } from "../file-scope.ts";
import { isAllowed } from "../jsx/html-element.ts";
import { elementChildren } from "../jsx/nodes.ts";
import { PART_END, PART_START } from "../marks.ts";
import { textContent } from "../text-content.ts";
import { walk } from "../walk.ts";
import { htmlTree } from "./html-tree.ts";

/** HTML of a writer in plain Markdown, until it is read; that of the engine is `raw`. */
interface WrittenHtml extends Node {
  type: "writtenHtml";
  value: string;
}

declare module "mdast" {
  interface RootContentMap {
    writtenHtml: WrittenHtml;
  }
}

declare module "hast" {
  interface RootContentMap {
    writtenHtml: WrittenHtml;
  }
  interface ElementContentMap {
    writtenHtml: WrittenHtml;
  }
}

/** remark plugin: tells HTML of the writer from that which the engine makes of code and formulas. */
export function keepWrittenHtml() {
  return (tree: MarkdownRoot): void =>
    walk(tree, (node) => {
      if (node.type === "html") Object.assign(node, { type: "writtenHtml" });
      return;
    });
}

/**
 * rehype plugin: HTML of the writer becomes elements, as a browser reads it between what Markdown
 * made. What is not closed ends with the block that it stands in, and holds for it alone.
 */
export function writtenHtml() {
  return (tree: Root, file: VFile): void => readWithin(tree, fileScopeOf(file));
}

function readWithin(parent: Nodes, scope: FileScope): void {
  if (!("children" in parent)) return;
  for (const child of parent.children) readWithin(child, scope);
  if (!parent.children.some((child) => child.type === "writtenHtml")) return;
  const context = parent.type === "element" ? parent.tagName : "div";
  parent.children = new Reader(elementChildren(parent.children), scope).read(context);
}

/** Stands for what Markdown made, with the number of it as value. */
const PART = "data-part";
const MARKED = new RegExp(`^${PART_START}(\\d+)${PART_END}$`);
const FIRST_PART = new RegExp(`<[^<>]+ ${PART}="${PART_START}[^]*`);
const PART_TAG = new RegExp(
  `<[^<> ]+ ${PART}="${PART_START}(\\d+)${PART_END}">(?:</[^<> ]+>)?`,
  "g",
);

/** Elements in which tags are text, up to their own end: https://html.spec.whatwg.org/#parsing-main-inbody */
const RAW_TEXT = new Set(
  "iframe noembed noframes plaintext script style textarea title xmp".split(" "),
);

const VOID = new Set(["br", "hr", "img", "input"]);

/** Reads the children of one element. */
class Reader {
  readonly #children: readonly ElementContent[];
  readonly #scope: FileScope;
  readonly #placed = new Set<ElementContent>();
  /** Where each piece of the writer's HTML begins in all of it. */
  readonly #pieces: { at: number; node: WrittenHtml }[] = [];

  constructor(children: readonly ElementContent[], scope: FileScope) {
    this.#children = children;
    this.#scope = scope;
  }

  read(context: string): ElementContent[] {
    const html = this.#children.reduce((before, child, index) => {
      if (child.type === "writtenHtml") this.#pieces.push({ at: before.length, node: child });
      return before + written(child, index);
    }, "");
    const parent = defaultTreeAdapter.createElement(context, htmlNames.NS.HTML, []);
    const fragment = parseFragment(parent, html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code }) => {
        const [, kind] = /^eof-in-(tag|comment)$/.exec(code) ?? [];
        if (kind) this.#tellUnclosed(kind, this.#pieces.at(-1)?.node.position);
      },
    });
    const tree = htmlTree(fragment.childNodes, (element, { sourceCodeLocation: place }) => {
      const at = place?.startOffset ?? 0;
      if (RAW_TEXT.has(element.tagName))
        element.children = [this.#rawText(element, { at, isClosed: place?.endTag !== undefined })];
      return this.#visit(element, at);
    });
    return [...tree, ...this.#lost()];
  }

  #visit(element: Element, at: number): ElementContent[] | undefined {
    const [, index] = MARKED.exec(String(element.properties[PART] ?? "")) ?? [];
    const part = index === undefined ? undefined : this.#children[Number(index)];
    if (part) {
      this.#placed.add(part);
      // A tag before it has no end, and took its own for that.
      if (Object.keys(element.properties).length > 1 || element.tagName.includes("<"))
        this.#tellUnclosed("tag", this.#positionAt(at));
      // Browsers take what they move for its content.
      return [part, ...element.children];
    }
    const position = this.#positionAt(at);
    const allowed = Object.entries(element.properties)
      .filter(([name]) => isAllowed(name, { position }, this.#scope))
      .map(([name, value]) => [name === "class" ? "className" : name, value]);
    const properties = Object.fromEntries(allowed);
    return [{ ...element, properties, data: { isJsx: true }, ...(position && { position }) }];
  }

  /** What Markdown made within is text there; what follows a tag without end is none of its content. */
  #rawText(element: Element, { at, isClosed }: { at: number; isClosed: boolean }): Text {
    const text = textContent(element);
    if (!isClosed) {
      this.#tellUnclosed("tag", this.#positionAt(at));
      return { type: "text", value: text.split(FIRST_PART)[0] ?? "" };
    }
    const value = text.replace(PART_TAG, (_, index) => {
      const part = this.#children[Number(index)];
      if (!part) return "";
      this.#placed.add(part);
      return textContent(part);
    });
    return { type: "text", value };
  }

  /** What no browser would show: it stands in a tag or a text that is not closed. */
  #lost(): ElementContent[] {
    return this.#children.filter(
      (child) => child.type !== "writtenHtml" && child.type !== "text" && !this.#placed.has(child),
    );
  }

  #tellUnclosed(kind: string, position: Node["position"]): void {
    reportFailedPart(
      this.#scope,
      { position },
      {
        code: "unclosed-html",
        message: `A ${kind} of this HTML is not closed.`,
        hint: 'Close a tag with ">", a comment with "-->". Write "&lt;" for a plain "<".',
        instead: "It is left out.",
      },
    );
  }

  /** Where something begins in the writer's file. */
  #positionAt(offset: number): Node["position"] {
    const piece = this.#pieces.findLast(({ at }) => at <= offset);
    const start = piece?.node.position?.start;
    if (!piece || !start) return undefined;
    const point = pointAfter(start, piece.node.value.slice(0, offset - piece.at));
    return { start: point, end: point };
  }
}

function written(node: ElementContent, index: number): string {
  if (node.type === "writtenHtml") return node.value;
  if (node.type === "text") return escapeText(node.value);
  const name = node.type === "element" ? node.tagName : "div";
  const tag = `<${name} ${PART}="${PART_START}${index}${PART_END}">`;
  return VOID.has(name) ? tag : `${tag}</${name}>`;
}
