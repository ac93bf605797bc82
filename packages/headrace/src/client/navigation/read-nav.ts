import { childKey, type NavCategory, type NavItem, type NavLabel } from "../../model/nav-tree.ts";
import { splitSuffix, withoutBase } from "../../model/routes.ts";

/**
 * The items of a sidebar, from the markup that the document came with: what stands there need not
 * stand in its data once more.
 *
 * @param list The list that `SidebarTree` drew; `null` for a page without sidebar.
 */
export function readNavItems(list: Element | null, baseUrl: string): NavItem[] {
  return list ? readList(list, "", baseUrl) : [];
}

function readList(list: Element, parent: string, baseUrl: string): NavItem[] {
  return [...list.children].flatMap((element): NavItem[] => {
    if (!(element instanceof HTMLElement)) return [];
    const facts = element.className === "" ? {} : { className: element.className };
    if (element.dataset.item === "html") {
      return [{ type: "html", html: element.innerHTML, ...facts }];
    }
    if (element.classList.contains("sidebar-category")) {
      return [readCategory(element, parent, baseUrl)];
    }
    const link = element.querySelector("a");
    if (!link) return [];
    if (element.dataset.item === "link")
      return [{ type: "link", ...readLabel(link), href: hrefOf(link, baseUrl), ...facts }];
    return [{ type: "page", ...readLabel(link), route: routeOf(link, baseUrl), ...facts }];
  });
}

function readCategory(element: HTMLElement, parent: string, baseUrl: string): NavCategory {
  const link = element.querySelector<HTMLAnchorElement>(":scope > .sidebar-row > a");
  const shown = link ? readLabel(link) : { label: "" };
  const key = element.dataset.key ?? childKey(parent, shown.label);
  const list = element.querySelector(":scope > ul");
  const className = element.className.replace(/^sidebar-category ?/, "");
  return {
    type: "category",
    ...shown,
    key,
    route: link ? routeOf(link, baseUrl) : "",
    hasPage: element.dataset.page !== undefined,
    expanded: element.dataset.expanded !== undefined,
    ...(className === "" ? {} : { className }),
    items: list && readList(list, key, baseUrl),
  };
}

/** The route that a link of the tree was drawn from. */
function routeOf(link: HTMLAnchorElement, baseUrl: string): string {
  return decodeURIComponent(sitePath(link, baseUrl));
}

function hrefOf(link: HTMLAnchorElement, baseUrl: string): string {
  return link.target ? (link.getAttribute("href") ?? "") : sitePath(link, baseUrl);
}

function readLabel(link: HTMLAnchorElement): NavLabel {
  const label = link.textContent ?? "";
  return link.firstElementChild ? { label, html: link.innerHTML } : { label };
}

/** Below the base URL, without the slash that addresses of some sites end with. */
function sitePath(link: HTMLAnchorElement, baseUrl: string): string {
  const address = withoutBase(baseUrl, link.getAttribute("href") ?? "") ?? "";
  const [path, suffix] = splitSuffix(address);
  return (path === "/" ? path : path.replace(/\/$/, "")) + suffix;
}
