import type { Element, Properties } from "hast";
import { type FileScope, letsStyles, report, reportFailedPart } from "../file-scope.ts";
import { readAttributes } from "./attributes.ts";
import type { Placed } from "./bindings.ts";
import { shownValue } from "./literal.ts";
import { elementChildren, type JsxElement } from "./nodes.ts";

/** React's own attributes mean nothing in HTML. */
const IGNORED = new Set(["key", "ref", "suppressHydrationWarning"]);

/**
 * A plain HTML element for JSX such as `<kbd>` or `<div className="x">`; `undefined` when an
 * attribute has to be computed.
 */
export function htmlElement(node: JsxElement, scope: FileScope): Element | undefined {
  const { values, dynamic } = readAttributes(node, scope);
  if (dynamic.length > 0 || "dangerouslySetInnerHTML" in values) return undefined;
  // React writes styles that the security policy lets through.
  if (typeof values.style === "object" && letsStyles(scope)) return undefined;
  const properties: Properties = {};
  for (const [name, given] of Object.entries(values)) {
    const value = shownValue(given);
    if (IGNORED.has(name) || !isAllowed(name, node, scope)) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      properties[name === "class" ? "className" : name] = value;
    }
  }
  return {
    type: "element",
    tagName: node.name ?? "div",
    properties,
    children: elementChildren(node.children),
    data: { isJsx: true },
    ...(node.position ? { position: node.position } : {}),
  };
}

/** Whether a tag may have an attribute: the security policy knows neither styles nor inline handlers. */
export function isAllowed(name: string, node: Placed, scope: FileScope): boolean {
  if (name === "style" && letsStyles(scope)) return true;
  if (name === "style") {
    report(scope, node, {
      code: "style-attribute",
      severity: "warning",
      message: "Style attributes are left out: the site's security policy forbids them.",
      hint: "Use a class of the site's style sheet.",
    });
    return false;
  }
  if (!/^on[a-z]/i.test(name)) return true;
  reportFailedPart(scope, node, {
    code: "inline-handler",
    message: `"${name}" can't be used on a page: the site's security policy forbids inline scripts.`,
    hint: "Move the element into a component whose module begins with 'use client'.",
    instead: "It is left out.",
  });
  return false;
}
