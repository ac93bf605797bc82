import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";
import { type Rewrite, rewriteUrls } from "./offline-styles.ts";

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What the pages of a folder have in common. */
export interface OfflinePageOptions {
  rewrite: Rewrite;
  /** Address of the page that searches, from this one. */
  search: string | undefined;
  /** Attributes of the script of the page, if it is the one that searches. */
  script: Readonly<Record<string, string>> | undefined;
}

/** Attributes that hold an address, of whatever element. */
const ADDRESSES = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

/** What only a page of a server has: digests and modes are asked of servers alone. */
const SERVER_ONLY = new Set(["integrity", "crossorigin", "nonce", "ping"]);

/** Links of the head that lead to a file that the page shows. */
const SHOWN_LINKS = /^(?:stylesheet|(?:shortcut )?icon)$/i;

/**
 * A page as it can be opened from a folder: whole without the client, with addresses that lead from file to file.
 * Browsers load no modules from there, so what needs them is left out as for readers without script.
 */
export function offlinePage(html: string, options: OfflinePageOptions): string {
  const document = parse(html);
  adapt(document, options);
  return serialize(document);
}

function adapt(parent: ParentNode, options: OfflinePageOptions): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [node];
    if (!isKept(node)) return [];
    return adaptElement(node, options).map((kept) => withParent(kept, parent));
  });
}

function withParent(node: ChildNode, parent: ParentNode): ChildNode {
  node.parentNode = parent;
  return node;
}

/** The element, or what stands in its place. */
function adaptElement(element: Element, options: OfflinePageOptions): ChildNode[] {
  const { tagName } = element;
  if (tagName === "button" && hasClass(element, "search-button"))
    return searchLink(element, options);
  // The page that searches does so from a folder, too.
  if (tagName === "search" && options.script) removeClass(element, "needs-script");
  if (hasClass(element, "without-script") && options.script) return [];
  if (tagName === "html") element.attrs.push({ name: "data-client-failed", value: "" });
  element.attrs = element.attrs.flatMap((attribute) => {
    if (SERVER_ONLY.has(attribute.name)) return [];
    return [{ ...attribute, value: adaptValue(element, attribute, options) }];
  });
  adapt(element, options);
  if (tagName === "body" && options.script) addScript(element, options.script);
  return [element];
}

function isKept(element: Element): boolean {
  const { tagName } = element;
  if (tagName === "template") return !holdsScript(element);
  if (tagName === "script")
    return attribute(element, "src") === undefined && attribute(element, "type") === undefined;
  if (tagName !== "link") return tagName !== "base";
  const rel = attribute(element, "rel") ?? "";
  return SHOWN_LINKS.test(rel) || rel === "canonical";
}

/** The client waits in a template for the first paint. */
function holdsScript(template: Element): boolean {
  const content =
    "content" in template ? (template as DefaultTreeAdapterTypes.Template).content : template;
  return content.childNodes.some((node) => "tagName" in node && node.tagName === "script");
}

function adaptValue(
  element: Element,
  { name, value }: Element["attrs"][number],
  { rewrite }: OfflinePageOptions,
): string {
  const { tagName } = element;
  if (tagName === "meta") return name === "content" ? adaptMeta(element, value, rewrite) : value;
  // Says where the page is published.
  if (attribute(element, "rel") === "canonical") return value;
  if (name === "style") return rewriteUrls(value, rewrite);
  if (name === "srcset" || name === "imagesrcset")
    return value.replace(
      /(^|,\s*)([^\s,]\S*)/g,
      (_, start: string, address: string) => start + rewrite(address),
    );
  return ADDRESSES.has(name) ? rewrite(value) : value;
}

/** Redirects and the policy; the site itself is files here. */
function adaptMeta(element: Element, value: string, rewrite: Rewrite): string {
  const kind = attribute(element, "http-equiv")?.toLowerCase();
  if (kind === "content-security-policy") return value.replaceAll("'self'", "file:");
  if (kind !== "refresh") return value;
  return value.replace(
    /^(\s*\d+\s*;\s*url=)(.*)$/i,
    (_, start: string, address: string) => start + rewrite(address),
  );
}

/** Opens the page that searches, in place of the button that opens the box. */
function searchLink(button: Element, { search }: OfflinePageOptions): ChildNode[] {
  if (search === undefined) return [];
  const label = button.childNodes.filter(
    (node) => !("tagName" in node && node.tagName === "span" && attribute(node, "aria-hidden")),
  );
  const attrs = [
    { name: "class", value: "search-button" },
    { name: "href", value: search },
  ];
  return [{ ...button, tagName: "a", nodeName: "a", attrs, childNodes: label }];
}

function addScript(body: Element, attributes: Readonly<Record<string, string>>): void {
  const [script] = parseFragment("<script defer></script>").childNodes;
  if (!script || !("attrs" in script)) return;
  for (const [name, value] of Object.entries(attributes)) script.attrs.push({ name, value });
  body.childNodes.push(withParent(script, body));
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function hasClass(element: Element, name: string): boolean {
  return (attribute(element, "class") ?? "").split(/\s+/).includes(name);
}

function removeClass(element: Element, name: string): void {
  for (const candidate of element.attrs) {
    if (candidate.name !== "class") continue;
    candidate.value = candidate.value
      .split(/\s+/)
      .filter((one) => one !== name)
      .join(" ");
  }
}
