import type { Element, RootContent } from "hast";
import { escapeAttribute, unescapeHtml } from "../../../model/escape-html.ts";
import { decodeAddress } from "../../../model/routes.ts";
import { publishFile } from "../elements/asset.ts";
import { processImage } from "../elements/image.ts";
import { processLink } from "../elements/link.ts";
import type { FileScope } from "../file-scope.ts";
import { resolveFile } from "../project-files.ts";

declare module "hast" {
  interface ElementData {
    /** A component of the site wrote it. */
    isDrawn?: boolean | undefined;
  }
}

/** A start tag of React's output, which quotes every value and escapes every quotation mark. */
const TAG = /<(a|img)\b[^>]*>/g;
const ADDRESS = / (href|src)="([^"]*)"/;

/**
 * A file that a component imported; images and links are treated by their own rules. Its tag is looked for last:
 * components may be given a megabyte, which nothing shall read once for each of its spaces.
 */
const SITE_FILE = / ([\w-]+)="(@site\/[^"]*)"(?<=<(?!img\b|a\b)[a-z][^<>]*)/g;

/** Addresses that stay as the component wrote them. */
const FOREIGN = /^(?:https?:|mailto:|tel:|\/\/|data:image\/)/i;

/**
 * Treats addresses that a component wrote as if they stood on the page: links are checked, images are published, both get the base URL.
 */
export function resolveRenderedLinks(html: string, node: RootContent, scope: FileScope): string {
  const published = html.replace(SITE_FILE, (whole, name: string, path: string) => {
    const file = resolveFile(scope, decodeAddress(unescapeHtml(path)));
    return file.status === "found"
      ? ` ${name}="${publishFile({ scope, node }, file.path, "files").url}"`
      : whole;
  });
  return published.replace(TAG, (tag, tagName: string) => {
    const [attribute = "", name = "", value = ""] = ADDRESS.exec(tag) ?? [];
    if (attribute === "" || FOREIGN.test(value)) return tag;
    const element: Element = {
      type: "element",
      tagName,
      properties: { [name]: unescapeHtml(value) },
      children: [],
      data: { isDrawn: true },
      ...(node.position ? { position: node.position } : {}),
    };
    if (tagName === "a") processLink(element, scope);
    else processImage(element, scope);
    const address = String(element.properties[name] ?? "");
    return tag.replace(attribute, () => ` ${name}="${escapeAttribute(address)}"`);
  });
}
