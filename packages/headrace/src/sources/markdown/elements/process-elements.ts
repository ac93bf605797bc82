import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { nameCheckbox } from "../../name-checkbox.ts";
import {
  checkStyleElement,
  type FileScope,
  fileScopeOf,
  reportFailedPart,
  startOf,
} from "../file-scope.ts";
import { processImage } from "./image.ts";
import { processLink } from "./link.ts";
import { processMedia } from "./media.ts";
import { wrapTable } from "./table.ts";

declare module "hast" {
  interface ElementData {
    /** Written as JSX. */
    isJsx?: boolean | undefined;
    /** Where a heading stands in its source; its own file may differ from the page's. */
    origin?: { file: string; line: number; column: number } | undefined;
    /** Which use of a partial a heading is from; absent: it is the page's own. */
    part?: number | undefined;
  }
}

/** rehype plugin: everything that depends on one element alone. One walk, since walks cost. */
export function processElements() {
  return (tree: Root, file: VFile): void => walk(tree, fileScopeOf(file));
}

function walk(parent: Nodes, scope: FileScope): void {
  if (!("children" in parent)) return;
  for (const [index, child] of parent.children.entries()) {
    walk(child, scope);
    if (child.type !== "element") continue;
    const replacement = process(child, scope);
    if (replacement !== child) parent.children[index] = replacement;
  }
}

function process(element: Element, scope: FileScope): Element {
  switch (element.tagName) {
    case "a":
      processLink(element, scope);
      break;
    case "img":
      processImage(element, scope);
      break;
    case "audio":
    case "iframe":
    case "source":
    case "track":
    case "video":
      processMedia(element, scope);
      break;
    case "style":
      checkStyleElement(element, scope);
      break;
    case "script":
      refuseScript(element, scope);
      break;
    case "input":
      nameCheckbox(element);
      break;
    case "details":
      nameDetails(element, scope);
      break;
    case "table":
      return wrapTable(element);
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      // Headings in JSX are not of the text: no anchor, no entry in the table of contents.
      if (!element.data?.isJsx)
        element.data = {
          ...element.data,
          origin: { file: scope.path, ...startOf(element) },
          part: scope.part,
        };
  }
  return element;
}

/** What opens at a press is called "Details" where its writer does not call it anything. */
function nameDetails(element: Element, { options }: FileScope): void {
  const isSummary = (child: Nodes) =>
    child.type === "element"
      ? child.tagName === "summary"
      : "name" in child && child.name === "summary";
  const isOthers = !element.data?.isJsx || options.globals?.elements?.includes("details");
  if (isOthers || element.children.some(isSummary)) return;
  const children = [{ type: "text" as const, value: "Details" }];
  element.children.unshift({ type: "element", tagName: "summary", properties: {}, children });
}

/** Data for other programs, such as JSON-LD, does not run; the policy forbids everything that does. */
function refuseScript(element: Element, scope: FileScope): void {
  const { type } = element.properties;
  if (typeof type === "string" && !/javascript|ecmascript|module|importmap|rules/i.test(type))
    return;
  reportFailedPart(scope, element, {
    code: "inline-script",
    message: "A script can't stand on a page: the site's security policy forbids it.",
    hint: "Move what it does into a component whose module begins with 'use client'.",
    instead: "It is left out.",
  });
  element.tagName = "template";
  element.children = [];
}
