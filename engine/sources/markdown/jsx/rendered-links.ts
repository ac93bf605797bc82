import type { Element, RootContent } from "hast";
import { processImage } from "../elements/image.ts";
import { processLink } from "../elements/link.ts";
import type { FileScope } from "../file-scope.ts";

const ADDRESS = /<(a|img)\b([^>]*?) (href|src)="(\/(?!\/)[^"]*|#[^"]*)"/g;

/**
 * Treats addresses on this site that a component wrote as if they stood on the page: links are
 * checked, images are published, both get the base URL.
 */
export function resolveRenderedLinks(html: string, node: RootContent, scope: FileScope): string {
  return html.replace(
    ADDRESS,
    (all, tagName: string, before: string, name: string, raw: string) => {
      const element: Element = {
        type: "element",
        tagName,
        properties: { [name]: raw.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") },
        children: [],
        ...(node.position ? { position: node.position } : {}),
      };
      if (tagName === "a") processLink(element, scope);
      else processImage(element, scope);
      const address = element.properties[name];
      return typeof address === "string" ? `<${tagName}${before} ${name}="${address}"` : all;
    },
  );
}
