import type { Element } from "hast";
import { PLACEHOLDER_MARK } from "../../../model/placeholders.ts";
import { decodeAddress, splitSuffix } from "../../../model/routes.ts";
import { type FileScope, report, reportFailedPart, startOf } from "../file-scope.ts";
import { withoutWrittenBase } from "../project-files.ts";
import { publishFile } from "./asset.ts";
import { classify, hashOf, type Target, targetPlaceholder } from "./target.ts";

/** What a new browsing context needs: https://html.spec.whatwg.org/multipage/links.html */
const NEW_TAB = { target: "_blank", rel: ["noopener", "noreferrer"] };

/** Gives an `a` its final address, or a placeholder for it, and notes links for the check. */
export function processLink(element: Element, scope: FileScope): void {
  const { href } = element.properties;
  if (typeof href !== "string" || href.startsWith(PLACEHOLDER_MARK)) return;
  if (href === "") {
    report(scope, element, {
      code: "empty-link",
      message: "This link has no address.",
      hint: "Write the address in the parentheses.",
    });
    return;
  }
  applyTarget(element, { href, target: classify(href, scope), scope });
}

interface LinkTarget {
  href: string;
  target: Target;
  scope: FileScope;
}

function applyTarget(element: Element, { href, target, scope }: LinkTarget): void {
  const { properties } = element;
  switch (target.kind) {
    case "page":
      if (isAddressOfMarkdown(element, href, scope)) {
        const [written, suffix] = splitSuffix(href);
        const path = withoutWrittenBase(decodeAddress(written), scope).slice(1);
        properties.href = targetPlaceholder("asset", path, suffix);
        break;
      }
      note(element, scope, { target: `page:${target.path}`, hash: hashOf(target.suffix) });
      properties.href =
        target.absentRoute === undefined
          ? targetPlaceholder("page", target.path, target.suffix)
          : targetPlaceholder("route", target.absentRoute, target.suffix);
      break;
    case "route":
      note(element, scope, {
        target: `${routeKind(element, href, scope)}:${target.route}`,
        hash: hashOf(target.suffix),
      });
      properties.href = targetPlaceholder(
        routeKind(element, href, scope),
        target.route,
        target.suffix,
      );
      break;
    case "hash":
      if (href.length > 1 && !isFootnoteLink(element))
        note(element, scope, { target: "hash", hash: hashOf(href) });
      break;
    case "file": {
      const address = staticAddress(element, target.path, scope);
      if (address !== undefined) {
        properties.href = targetPlaceholder("asset", address, target.suffix);
        break;
      }
      properties.href =
        publishFile({ scope, node: element }, target.path, "files").url + target.suffix;
      Object.assign(properties, NEW_TAB);
      break;
    }
    case "unchecked":
      properties.href = targetPlaceholder("asset", target.path, target.suffix);
      Object.assign(properties, NEW_TAB);
      break;
    case "external":
      if (!target.opensPage) break;
      markExternal(element);
      note(element, scope, { target: `external:${href}`, hash: null });
      break;
    case "active":
      report(scope, element, {
        code: "active-link",
        message: `A link must not begin with "${target.scheme}:".`,
        hint: "Link to a page, or write the address as code.",
      });
      break;
    case "outside":
      reportFailedPart(scope, element, {
        code: "link-outside",
        message: "This link leads out of the project.",
        hint: "Link to a page below the content folder, or to an address that begins with https://.",
        instead: "It stays as it is.",
      });
  }
}

/**
 * MDX hands tags to the browser as they are: without the base URL, they lead to the host beside a site that has one.
 * They lead to a page of the site where there is one, since nobody means a page beside it by the same address.
 */
function routeKind({ data }: Element, href: string, { options }: FileScope): "route" | "host" {
  const { writtenBase = "/", format } = options;
  const isHosts = data?.isJsx && href.startsWith("/") && !href.startsWith(writtenBase);
  return isHosts && format !== "mdx1" ? "host" : "route";
}

/**
 * A tag of a site taken over, or what a component draws, means the Markdown that is published beside a page, where its address counts from the
 * root; only links in Markdown name sources.
 */
function isAddressOfMarkdown({ data }: Element, href: string, { options }: FileScope): boolean {
  const isOfCode = data?.isJsx === true || data?.isDrawn === true;
  return isOfCode && href.startsWith("/") && options.failedParts === "warning";
}

/** Where a static file that a tag of a site taken over names is published: there tags keep their addresses. */
function staticAddress(
  { data }: Element,
  path: string,
  { options }: FileScope,
): string | undefined {
  if (!data?.isJsx || options.failedParts !== "warning") return undefined;
  const folder = options.staticDirs.find((name) => path.startsWith(`${name}/`));
  return folder === undefined ? undefined : path.slice(folder.length);
}

/** These were not written by anyone, and are never broken. */
function isFootnoteLink({ properties }: Element): boolean {
  return "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;
}

function markExternal({ properties }: Element): void {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  Object.assign(properties, NEW_TAB, { className: [...classes, "external"] });
}

function note(
  element: Element,
  scope: FileScope,
  { target, hash }: { target: string; hash: string | null },
): void {
  scope.page.links.push({ target, hash, file: scope.path, ...startOf(element) });
}
