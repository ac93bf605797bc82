import { parseFragment, serialize } from "parse5";
import {
  attributeOf,
  charactersOf,
  type FragmentElement,
  type FragmentNode,
  type FragmentParent,
  isElement,
  isPhrase,
  textOfHtml,
} from "./html-text.ts";

/** HTML that may have been shortened. */
export interface BoundedHtml {
  html: string;
  /** Ids of elements that became text. */
  lost: ReadonlySet<string>;
}

/** How HTML is shortened. */
export interface Bounds {
  /** Elements, at most. */
  most: number;
  /** HTML of a text that stands for elements; at most `REST` elements. */
  writeRest: (text: string) => string;
}

/** What is written for a rest has no more elements. */
const REST = 12;

/** With room for fewer elements a part is left whole, or becomes text. */
const LEAST = 40;

/**
 * HTML with so many elements at most, however many there were: of what is too long, the beginning
 * stays as it is, and the rest becomes text. No word is lost.
 */
export function boundedHtml(html: string, { most, writeRest }: Bounds): BoundedHtml {
  if ((html.match(/<[a-z]/g)?.length ?? 0) <= most) return { html, lost: new Set() };
  const root = parseFragment(html);
  const before = idsIn(root);
  // The fragment itself is none.
  shorten(root, most + 1, { sizes: new WeakMap(), writeRest });
  const kept = new Set(idsIn(root));
  const lost = new Set(before.filter((id) => !kept.has(id)));
  unlink(root, lost);
  return { html: serialize(root), lost };
}

interface Shortening extends Pick<Bounds, "writeRest"> {
  sizes: WeakMap<FragmentParent, number>;
}

/**
 * Leaves so many elements of a part, itself counted.
 *
 * @returns what has no place in it any more: a list can hold no text.
 */
function shorten(node: FragmentParent, most: number, shortening: Shortening): FragmentNode[] {
  if (sizeOf(node, shortening) <= most) return [];
  if (isTabs(node)) return fitTabs(node, most - 1, shortening);
  const share = fairShare(node.childNodes.filter(isElement), most - 1, shortening);
  const room = isList(node) ? most - 1 : most - 1 - REST;
  const isCut = share < LEAST;
  const count = isCut ? fitting(node.childNodes, room, shortening) : node.childNodes.length;
  const each = isCut ? partOf(room) : share;
  const homeless: FragmentNode[] = [];
  const kept = node.childNodes.slice(0, count).flatMap((child) => {
    const rest = fitChild(child, each, shortening);
    if (!isList(node)) return [child, ...written(rest, shortening)];
    homeless.push(...rest);
    return [child];
  });
  const rest = node.childNodes.slice(count);
  if (isList(node)) homeless.push(...rest);
  else kept.push(...(isPhrase(node) ? [wordsOf(rest, node)] : written(rest, shortening)));
  setChildren(node, kept);
  return homeless;
}

/** A list has room behind it for what is written there. */
function fitChild(child: FragmentNode, most: number, shortening: Shortening): FragmentNode[] {
  if (!isElement(child)) return [];
  return shorten(child, isList(child) ? most - REST : most, shortening);
}

/** The most that one of many parts may have. */
function partOf(room: number): number {
  return Math.max(LEAST, Math.floor(room / 4));
}

/** How many of the first parts have room. */
function fitting(parts: readonly FragmentNode[], room: number, shortening: Shortening): number {
  let left = room;
  const beyond = parts.findIndex((part) => {
    left -= Math.min(sizeOf(part, shortening), partOf(room));
    return left < 0;
  });
  return beyond < 0 ? parts.length : beyond;
}

/** Each part of a switch keeps as much as the others; of too many the last go, with their names. */
function fitTabs(node: FragmentParent, room: number, shortening: Shortening): FragmentNode[] {
  const [list, ...panels] = node.childNodes.filter(isElement);
  if (!list) return [];
  const names = list.childNodes.filter(isElement);
  const share = fairShare(panels, room - sizeOf(list, shortening), shortening);
  if (share >= LEAST) {
    for (const panel of panels) fitChild(panel, share, shortening);
    return [];
  }
  const half = Math.floor((room - REST) / 2);
  const kept = panels.slice(0, fitting(panels, half, shortening));
  for (const panel of kept) fitChild(panel, partOf(half), shortening);
  const rest = panels.slice(kept.length).flatMap((panel, index) => {
    const name = names[kept.length + index];
    return name ? [name, panel] : [panel];
  });
  setChildren(list, names.slice(0, kept.length));
  setChildren(node, [list, ...kept, ...written(rest, shortening)]);
  return [];
}

function sizeOf(node: FragmentNode | FragmentParent, shortening: Shortening): number {
  if (!("childNodes" in node)) return 0;
  const known = shortening.sizes.get(node);
  if (known !== undefined) return known;
  const size = node.childNodes.reduce((sum, child) => sum + sizeOf(child, shortening), 1);
  shortening.sizes.set(node, size);
  return size;
}

/** What each may have, so that small ones stay whole and all together have room. */
function fairShare(
  parts: readonly FragmentElement[],
  room: number,
  shortening: Shortening,
): number {
  const sizes = parts.map((part) => sizeOf(part, shortening)).sort((a, b) => a - b);
  let left = room;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return room;
}

function written(rest: readonly FragmentNode[], { writeRest }: Shortening): FragmentNode[] {
  const text = textOfHtml(rest);
  return text === "" ? [] : parseFragment(writeRest(text)).childNodes;
}

/** Code keeps each of its characters. */
function wordsOf(rest: readonly FragmentNode[], parentNode: FragmentParent): FragmentNode {
  const isCode = isElement(parentNode) && /^(?:pre|code|span)$/.test(parentNode.tagName);
  const value = isCode
    ? rest.map(charactersOf).join("")
    : ` ${textOfHtml(rest).replaceAll("\n", " ")}`;
  return { nodeName: "#text", value, parentNode };
}

/** A part names the one that it stands in. */
function setChildren(parent: FragmentParent, children: readonly FragmentNode[]): void {
  for (const child of children) child.parentNode = parent;
  parent.childNodes = [...children];
}

/** Holds parts of one kind only. */
function isList(node: FragmentParent): boolean {
  return isElement(node) && /^(?:dl|ol|ul|table|tbody|tfoot|thead|tr)$/.test(node.tagName);
}

function isTabs(node: FragmentParent): boolean {
  return isElement(node) && node.attrs.some(({ name }) => name === "data-tabs");
}

function idsIn(node: FragmentParent): string[] {
  const own = isElement(node) ? attributeOf(node, "id") : "";
  const below = node.childNodes.filter(isElement).flatMap(idsIn);
  return own === "" ? below : [own, ...below];
}

/** Links to what became text are text. */
function unlink(parent: FragmentParent, lost: ReadonlySet<string>): void {
  for (const child of parent.childNodes.filter(isElement)) unlink(child, lost);
  const children = parent.childNodes.flatMap((child) =>
    isElement(child) && lost.has(attributeOf(child, "href").replace(/^#/, ""))
      ? child.childNodes
      : [child],
  );
  setChildren(parent, children);
}
