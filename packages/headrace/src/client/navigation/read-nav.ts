import { childKey, type NavCategory, type NavItem, type NavMark } from "../../model/nav-tree.ts";
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
  return [...list.children].flatMap((element) => {
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
      return [{ type: "link", ...readLink(link, baseUrl), ...facts }];
    return [readPage(link, baseUrl, facts)];
  });
}

function readPage(
  link: HTMLAnchorElement,
  baseUrl: string,
  facts: { className?: string },
): NavItem {
  const badge = link.querySelector<HTMLElement>(".method");
  const method = badge?.dataset.method;
  const mark = link.querySelector(":scope > .nav-mark");
  const own = [...link.childNodes].filter((node) => node !== badge && node !== mark);
  const label = own.map((node) => node.textContent).join("");
  return {
    type: "page",
    label,
    route: routeOf(link, baseUrl),
    ...(method ? { method } : {}),
    ...(link.querySelector(":scope > s") ? { deprecated: true } : {}),
    ...markOf(mark),
    ...facts,
  };
}

function markOf(element: Element | null): { mark?: NavMark } {
  if (!element) return {};
  return { mark: element.classList.contains("new") ? "new" : "changed" };
}

function readCategory(element: HTMLElement, parent: string, baseUrl: string): NavCategory {
  const link = element.querySelector<HTMLAnchorElement>(":scope > .sidebar-row > a");
  const label = link?.textContent ?? "";
  const key = element.dataset.key ?? childKey(parent, label);
  const list = element.querySelector(":scope > ul");
  const className = element.className.replace(/^sidebar-category ?/, "");
  return {
    type: "category",
    label,
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

function readLink(link: HTMLAnchorElement, baseUrl: string): { label: string; href: string } {
  const href = link.target ? (link.getAttribute("href") ?? "") : sitePath(link, baseUrl);
  return { label: link.textContent ?? "", href };
}

/** Below the base URL, without the slash that addresses of some sites end with. */
function sitePath(link: HTMLAnchorElement, baseUrl: string): string {
  const address = withoutBase(baseUrl, link.getAttribute("href") ?? "") ?? "";
  const [path, suffix] = splitSuffix(address);
  return (path === "/" ? path : path.replace(/\/$/, "")) + suffix;
}
