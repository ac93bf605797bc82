import type { Element, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { reasonOf } from "../../../diagnostics/reason-of.ts";
import { type FileScope, fileScopeOf, isRefused, reportFailedPart } from "../file-scope.ts";
import { textContent } from "../text-content.ts";
import { findPlaces } from "./dynamic-place.ts";
import { loadPageComponents } from "./load-components.ts";
import { withRejections } from "./rejections.ts";
import { namesOf } from "./used-names.ts";

/**
 * rehype plugin: runs what is still JSX, and puts React's HTML in its place.
 *
 * A page with errors is not published, so it is not run. The way over @mdx-js/mdx and React is loaded only by pages that need it. The Markdown around and
 * within the JSX stays a tree, so that it gets the same HTML as on a page without JSX.
 */
export function runJsx() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = findPlaces(tree);
    if (places.length === 0) return;
    const scope = fileScopeOf(file);
    if (isRefused(scope)) return;
    bindHeadings(tree, String(file.value), scope);
    const reasons = await withRejections(async () => {
      const components = await loadPageComponents(scope, namesOf(places.map(({ node }) => node)));
      if (isRefused(scope)) return;
      const { renderJsx } = await import("./render-jsx.ts");
      await renderJsx(places, components, scope);
    });
    for (const reason of reasons) {
      reportFailedPart(scope, places[0]?.node, {
        code: "component-failed",
        message: `A promise of a component on this page fails, and nobody handles it: ${reasonOf(reason)}`,
        hint: "Handle it in the component's module, with catch().",
        instead: "The page is published without what it would have given.",
      });
    }
  };
}

/** The dialect gives each page its title and its headings by name, unless it has such a name itself. */
function bindHeadings(tree: Root, text: string, scope: FileScope): void {
  const isFree = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(text) &&
    !new RegExp(`\\b(?:const|let|var|function|import)\\s+\\{?\\s*${name}\\b`).test(text);
  const headings = tree.children.filter(isHeading);
  const title = headings.find(({ tagName }) => tagName === "h1");
  if (isFree("contentTitle"))
    scope.bindings.set("contentTitle", {
      kind: "value",
      value: title && textContent(title).trim(),
    });
  if (!isFree("toc")) return;
  const value = headings
    .filter(({ tagName }) => tagName !== "h1")
    .map((node) => ({
      value: textContent(node).trim(),
      id: String(node.properties.id ?? ""),
      level: Number(node.tagName.slice(1)),
    }));
  scope.bindings.set("toc", { kind: "value", value });
}

function isHeading(node: Nodes): node is Element {
  return node.type === "element" && /^h[1-6]$/.test(node.tagName);
}
