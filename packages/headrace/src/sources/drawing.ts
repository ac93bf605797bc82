import {
  parseXml,
  type XmlDocument,
  type XmlElement,
  XmlError,
  type XmlNode,
  XmlText,
} from "@rgrove/parse-xml";
import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { placeAt } from "../diagnostics/place-at.ts";
import { ELEMENTS } from "./drawing-elements.ts";
import { spellOutStyles } from "./drawing-styles.ts";

/** Why a drawing is not published. */
export interface DrawingProblem {
  /** The end of a sentence that begins with the file. */
  reason: string;
  /** In the text of the drawing, from 1. */
  line: number;
  column: number;
}

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

/**
 * Says why an SVG can't be published: it is no whole drawing, or more than one. As a document of its
 * own, and inline, a drawing may run scripts; what could is refused, as is what nobody knows.
 */
export function drawingProblem(text: string): DrawingProblem | undefined {
  const document = parse(text);
  if ("reason" in document) return document;
  const found = badNode(document);
  return found && { reason: found.reason, ...placeAt(text, found.node.start) };
}

/**
 * A drawing as a part of a page: what is no part of SVG is left out, and it is written anew, so that no
 * parser of HTML reads another thing in it than one of XML.
 *
 * @throws when the drawing has a problem.
 */
export function inlineDrawing(text: string): string {
  return toHtml(drawingRoot(text), { space: "svg" });
}

/** The same before it is written. @throws when the drawing has a problem. */
export function drawingRoot(text: string): Element {
  const document = parse(text);
  if ("reason" in document || document.root === null) throw new Error("This is no drawing.");
  const root = toElement(document.root);
  root.properties = { ...viewBoxOf(root), ...root.properties };
  spellOutStyles(root);
  return root;
}

/** Without one, a drawing that a page shows in another size is cut. */
function viewBoxOf({ properties }: Element): { viewBox?: string } {
  const [width, height] = [properties.width, properties.height].map((length) =>
    Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(String(length))?.[1]),
  );
  return width && height ? { viewBox: `0 0 ${width} ${height}` } : {};
}

function parse(text: string): XmlDocument | DrawingProblem {
  try {
    const options = { includeOffsets: true, preserveDocumentType: true };
    return parseXml(text, options);
  } catch (error) {
    if (error instanceof RangeError) return { reason: "is nested too deeply", line: 1, column: 1 };
    if (!(error instanceof XmlError)) throw error;
    const [reason = ""] = error.message.split(" (line ");
    return { reason: `is no drawing: ${reason}`, line: error.line, column: error.column };
  }
}

interface BadNode {
  node: XmlNode;
  reason: string;
}

/** The first node that does not belong into a drawing. */
function badNode(document: XmlDocument): BadNode | undefined {
  const { root } = document;
  if (root && (localName(root) !== "svg" || namespaceOf(root) !== SVG)) {
    return { node: root, reason: `does not begin with <svg xmlns="${SVG}">` };
  }
  const nodes: XmlNode[] = [...document.children];
  // A list instead of a recursion: a drawing may be nested deeply to end whoever reads it.
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const reason = badness(node);
    if (reason !== undefined) return { node, reason };
    if (isElement(node)) nodes.push(...node.children.toReversed());
  }
  return undefined;
}

function badness(node: XmlNode): string | undefined {
  if (node.type === "pi") return "has a processing instruction, which may run code";
  if (isDocumentType(node) && node.internalSubset !== null) return "declares entities";
  if (!isElement(node)) return undefined;
  const name = localName(node);
  const namespace = namespaceOf(node);
  if (namespace === XHTML) return `holds HTML: <${node.name}>`;
  if (namespace === SVG && !ELEMENTS.has(name)) return `has an active element: <${node.name}>`;
  // What other programs keep in a drawing does nothing.
  for (const [attribute, value] of Object.entries(node.attributes)) {
    const problem = badAttribute(name, attribute, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function badAttribute(element: string, attribute: string, value: string): string | undefined {
  const name = attribute.replace(/^.*:/, "").toLowerCase();
  if (/^on/.test(name)) return `has a handler: ${attribute}`;
  if (name === "attributename" && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())) {
    return `animates an address or a handler: ${attribute}="${value}"`;
  }
  if (!ADDRESSES.has(name)) return undefined;
  // Browsers overlook white space and control characters here.
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(withoutControls(value))?.[0].toLowerCase() ?? "";
  const isPicture = element === "image" || element === "feImage";
  if (isPicture && /^data:image\/(?!svg)[\w.+-]+[;,]/i.test(value.trim())) return undefined;
  // What is used becomes a part of the drawing; a link only leads somewhere.
  const isForeignPart = element === "use" && scheme !== "";
  if (!isForeignPart && ["", "http:", "https:", "mailto:"].includes(scheme)) return undefined;
  return `has an active address: ${attribute}="${value.slice(0, 40)}"`;
}

const ADDRESSES = new Set(["href", "src", "base", "action", "formaction", "data", "handler"]);

function withoutControls(text: string): string {
  return [...text].filter((sign) => sign > " " && sign !== "\u007f").join("");
}

function localName({ name }: XmlElement): string {
  return name.replace(/^.*:/, "");
}

/** The namespace that the prefix of an element stands for. */
function namespaceOf(element: XmlElement): string | undefined {
  const [, prefix] = /^(.*?):/.exec(element.name) ?? [];
  const declaration = prefix === undefined ? "xmlns" : `xmlns:${prefix}`;
  for (let at: XmlNode | null = element; at !== null; at = at.parent) {
    const found = isElement(at) ? at.attributes[declaration] : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isElement(node: XmlNode): node is XmlElement {
  return node.type === "element";
}

function isDocumentType(node: XmlNode): node is XmlNode & { internalSubset: string | null } {
  return node.type === "doctype" && "internalSubset" in node;
}

function toElement(element: XmlElement): Element {
  const attributes = Object.entries(element.attributes).filter(([name]) => IN_HTML.test(name));
  return {
    type: "element",
    tagName: localName(element),
    properties: Object.fromEntries(attributes),
    children: element.children.flatMap((child): ElementContent[] => {
      if (isElement(child)) return namespaceOf(child) === SVG ? [toElement(child)] : [];
      if (!(child instanceof XmlText)) return [];
      return [{ type: "text", value: child.text }];
    }),
  };
}

/** Attributes of HTML have no prefixes but these. */
const IN_HTML = /^(?:xmlns|xlink:href|xml:lang|xml:space|[^:]+)$/;
