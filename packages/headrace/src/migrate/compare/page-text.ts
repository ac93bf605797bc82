import { DIALECT_HIGHLIGHTED } from "../../model/code/magic-comments.ts";
import { unescapeHtml } from "../../model/escape-html.ts";
import { descendants, find, type HtmlElement, isOfClass, lineOf, squeeze } from "./html-tree.ts";

/** What a reader finds in the text of a page, in order. */
export interface PageText {
  /** Words outside of code blocks, without the names of tabs and admonitions. */
  words: string[];
  /** "2 #id Text". */
  headings: string[];
  /** Ids that links can name, besides those of headings. */
  anchors: string[];
  /** "target Text". */
  links: string[];
  /** Title, marked lines and text. */
  code: string[];
  /** "alt name". */
  images: string[];
  /** Titles. */
  admonitions: string[];
  /** "One | *Two*": the names of each set of tabs, the chosen one marked. */
  tabs: string[];
  /** How many there are of each kind of element: "li 3". */
  elements: string[];
}

/** Elements whose number is compared: what makes lists, tables and emphasis. */
const COUNTED = new Set(
  "ul ol li table tr td blockquote details summary dl dt dd hr sup sub kbd em strong del".split(
    " ",
  ),
);

const BLOCKS = new Set(
  "p div li ul ol td th tr table caption h1 h2 h3 h4 h5 h6 br hr blockquote details summary pre section header footer article aside main nav figure figcaption dl dt dd legend img option button label".split(
    " ",
  ),
);

/** Reads the text of a page of either engine. */
export function readText(
  content: readonly HtmlElement[],
  resolve: (href: string) => string,
): PageText {
  const reader = new TextReader(resolve);
  for (const element of content) reader.read(element);
  return reader.finish();
}

class TextReader {
  private text = "";
  private readonly counts = new Map<string, number>();
  private readonly page: PageText = {
    words: [],
    headings: [],
    anchors: [],
    links: [],
    code: [],
    images: [],
    admonitions: [],
    tabs: [],
    elements: [],
  };

  private readonly resolve: (href: string) => string;

  constructor(resolve: (href: string) => string) {
    this.resolve = resolve;
  }

  finish(): PageText {
    this.page.words = squeeze(this.text).split(" ").filter(Boolean);
    this.page.elements = [...this.counts].map(([name, count]) => `${name} ${count}`).sort();
    return this.page;
  }

  read(element: HtmlElement): void {
    if (isAround(element)) return;
    if (BLOCKS.has(element.name)) this.text += " ";
    if (!this.readWhole(element)) {
      this.note(element);
      for (const child of element.children)
        if (typeof child === "string") this.text += child;
        else this.read(child);
    }
    if (BLOCKS.has(element.name)) this.text += " ";
  }

  /** What is compared as one: code, formulas, diagrams, the names of tabs and of admonitions. */
  private readWhole(element: HtmlElement): boolean {
    if (isCode(element)) this.page.code.push(readCode(element));
    else if (element.attributes.get("role") === "tablist") this.page.tabs.push(readTabs(element));
    else if (isOfClass(element, "katex")) this.text += ` ${formula(element)} `;
    else if (isOldCard(element)) this.readCard(element);
    else if (isAdmonitionTitle(element)) return true;
    else return isDiagram(element);
    return true;
  }

  /** A link to a page of a category, and what it is about: a picture, and a heading within the link, there. */
  private readCard(card: HtmlElement): void {
    const heading = find(card, ({ name }) => name === "h2");
    const title = heading?.attributes.get("title") ?? lineOf(heading);
    this.page.links.push(`${this.resolve(card.attributes.get("href") ?? "")} ${title}`);
    this.text += ` ${title} ${lineOf(find(card, ({ name }) => name === "p"))} `;
  }

  private note(element: HtmlElement): void {
    const { name, attributes } = element;
    const id = attributes.get("id");
    if (/^h[1-6]$/.test(name))
      this.page.headings.push(
        squeeze(`${name.slice(1)} #${withoutFileHash(id ?? "")} ${headingText(element)}`),
      );
    else if (id && !/^(?::|_|tab|panel|post-content$)/.test(id))
      this.page.anchors.push(withoutFileHash(id));
    if (name === "a" && attributes.has("href"))
      this.page.links.push(
        `${withoutFileHash(this.resolve(attributes.get("href") ?? ""))} ${headingText(element)}`,
      );
    if (name === "img") this.page.images.push(readImage(element));
    if (isOfClass(element, "theme-admonition") || element.classes.includes("admonition"))
      this.page.admonitions.push(readAdmonition(element));
    // An empty heading of a column is no heading here.
    const counted = name === "th" ? "td" : name;
    if (COUNTED.has(counted)) this.counts.set(counted, (this.counts.get(counted) ?? 0) + 1);
  }
}

/** What stands around the text within it: links to headings, buttons, what shows nothing. */
function isAround(element: HtmlElement): boolean {
  const { name, classes, attributes } = element;
  return (
    ["script", "style", "svg", "template", "noscript"].includes(name) ||
    ["hash-link", "heading-anchor", "code-tools", "theme-doc-toc-mobile", "toc-inline"].some(
      (own) => classes.includes(own),
    ) ||
    (name === "button" && attributes.get("role") !== "tab" && !/\S/.test(lineOf(element)))
  );
}

function isCode(element: HtmlElement): boolean {
  return (
    element.classes.includes("theme-code-block") ||
    element.classes.includes("code-block") ||
    (element.name === "pre" && find(element, ({ name }) => name === "code") !== undefined)
  );
}

/** Both engines list the pages of a category; what the lists are made of differs. */
function isOldCard(element: HtmlElement): boolean {
  return element.name === "a" && isOfClass(element, "cardContainer");
}

function isDiagram({ classes }: HtmlElement): boolean {
  return classes.includes("docusaurus-mermaid-container") || classes.includes("diagram");
}

function isAdmonitionTitle(element: HtmlElement): boolean {
  return isOfClass(element, "admonitionHeading") || element.classes.includes("admonition-title");
}

function readAdmonition(element: HtmlElement): string {
  const [kind = ""] = element.classes.flatMap(
    (name) => /^(?:theme-)?admonition-(.+)$/.exec(name)?.[1] ?? [],
  );
  const title = lineOf(find(element, isAdmonitionTitle));
  // There, style sheets make capitals of the usual title; kinds of the same look have one class here.
  return title.toLowerCase() === kind
    ? kind
    : title.replace(/^(?:Caution|Important)$/, (name) => name.toLowerCase());
}

function readTabs(list: HtmlElement): string {
  return [...descendants(list)]
    .filter(({ attributes }) => attributes.get("role") === "tab")
    .map((tab) =>
      tab.attributes.get("aria-selected") === "true" ? `*${lineOf(tab)}*` : lineOf(tab),
    )
    .join(" | ");
}

/** The TeX of a formula: both engines keep it. */
function formula(element: HtmlElement): string {
  const source = find(
    element,
    ({ attributes }) => attributes.get("encoding") === "application/x-tex",
  );
  return source ? lineOf(source) : lineOf(element);
}

function headingText(heading: HtmlElement): string {
  const visible = heading.children.map((child) =>
    typeof child === "string" ? child : isAround(child) ? "" : headingText(child),
  );
  return squeeze(visible.join(""));
}

/** Footnotes are called there by where their file was on the machine, too; those of partials by their use here. */
function withoutFileHash(anchor: string): string {
  return anchor
    .replace(/(?<=\buser-content-fn(?:ref)?-[^#]+)-[\da-f]{6}$/, "")
    .replace(/(?<=\buser-content-|^|#)\d+-(?=fn(?:ref)?-)/, "")
    .replace(/^(footnote-label)-\d+$/, "$1");
}

/** Addresses of pictures are made by each engine; small ones stand in the page itself there. */
function readImage({ attributes }: HtmlElement): string {
  const source = attributes.get("src") ?? "";
  const isOutside = /^(?:https?:)?\/\//.test(source);
  // The old engine escapes a description for HTML, and then once more.
  return squeeze(`${unescapeHtml(attributes.get("alt") ?? "")}${isOutside ? ` ${source}` : ""}`);
}

const TITLE = ["codeBlockTitle", "code-title"];
const MARKED = [DIALECT_HIGHLIGHTED, "highlighted"];

function readCode(block: HtmlElement): string {
  const title = lineOf(find(block, (element) => TITLE.some((name) => isOfClass(element, name))));
  const code = find(block, ({ name }) => name === "code") ?? block;
  const lines = codeText(code).replaceAll("\u200B", "").replace(/\s+$/, "");
  const marked = [...descendants(code)]
    .filter(({ classes }) => MARKED.some((name) => classes.includes(name)))
    .map(lineOf);
  const text = lines
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
  return `${title}\n${text}${marked.length > 0 ? `\nmarked: ${marked.join("; ")}` : ""}`;
}

function codeText(element: HtmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return child;
      if (child.name === "br") return "\n";
      return isOfClass(child, "codeLineNumber") ? "" : codeText(child);
    })
    .join("");
}
