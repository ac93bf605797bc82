import { createElement, Fragment, type ReactNode } from "react";
import type { ApiLink, HttpMethod } from "../model/api.ts";
import { breakableParts } from "../model/markup/line-breaks.ts";
import { placeholder } from "../model/placeholders.ts";
import { markdownLink } from "../sources/markdown-text.ts";
import type { PageTools } from "./page-tools.ts";
import type { Prose } from "./prose/prose.ts";
import type { ReferenceContext } from "./reference-source.ts";
import { isLongValue, type Rule } from "./schemas/schema-words.ts";

/**
 * The parts that pages are made of. They are plain functions, called in the order of the page, since
 * ids and texts are gathered on the way.
 */

/** The title of a page; a long path or name goes on in the next line where a reader would divide it. */
export function titleElement(title: string): ReactNode {
  return createElement("h1", null, ...withBreaks(breakableParts(title)));
}

/** Parts between which a line may end. */
export function withBreaks(parts: readonly string[]): ReactNode[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [createElement("wbr", { key: index }), part],
  );
}

/** The longest address or path that may go on in the next line: each place to do so is an element. */
export const LONGEST_ADDRESS = 2000;

/** A heading of the page with a link to itself. */
export function headingElement(title: string, tools: PageTools): ReactNode {
  const id = tools.heading(title, 2, title);
  return (
    <h2 id={id}>
      {title}
      {/* biome-ignore lint/a11y/useAnchorContent: named by aria-label; the sign is drawn by CSS */}
      <a
        className="heading-anchor"
        href={`#${id}`}
        aria-label={tools.say("directLink", { title })}
      />
    </h2>
  );
}

/** A text of the description; nothing for an empty one. */
export function proseBlock({ html, inline }: Prose): ReactNode {
  if (html === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderProse, which lets no HTML through
  if (inline !== undefined) return <p dangerouslySetInnerHTML={{ __html: inline }} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
  return <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where to read on; nothing where the description names no such place. */
export function readOnAt(docs: ApiLink | null, tools: PageTools): ReactNode {
  if (!docs) return null;
  return proseBlock(tools.prose(tools.say("readOnAt", { link: markdownLink(docs) })));
}

/** Pages as links in a text, of which a page holds more than of items; those without a route are only named. */
export function namedLinks(
  pages: readonly { name: string; route: string }[],
  tools: PageTools,
): ReactNode {
  const links = pages.map((page) =>
    createElement(Fragment, { key: page.name }, namedLink(page, tools), " "),
  );
  return inParts(links, { element: "p", size: 90 });
}

/** Pages with what is said of them. */
export function pageList(items: readonly ReactNode[]): ReactNode {
  return inParts(items, { element: "ul", size: 24 });
}

/** Each part is about as high as a window: of hundreds, a browser works on those that are near. */
function inParts(
  items: readonly ReactNode[],
  { element, size }: { element: "p" | "ul"; size: number },
): ReactNode {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => {
    const attributes = { key: part, className: "api-families" };
    return createElement(element, attributes, items.slice(part * size, (part + 1) * size));
  });
}

/** A link to a page of the reference. */
export function namedLink(
  { name, route }: { name: string; route: string },
  tools: PageTools,
): ReactNode {
  tools.note(name);
  if (route === "") return name;
  return <a href={placeholder("route", route)}>{name}</a>;
}

/** The rules of a schema, as sentences of one paragraph; values that are too long for one stand below. */
export function ruleBlock(rules: readonly Rule[], tools: PageTools): ReactNode {
  if (rules.length === 0) return null;
  const brief = rules.flatMap((rule) => {
    const values = rule.values.filter((value) => !isLongValue(value));
    return values.length > 0 || rule.values.length === 0 ? [{ ...rule, values }] : [];
  });
  const sentences = brief.flatMap((rule, index) => [
    index > 0 ? " " : "",
    ...ruleWithValues(rule, tools),
    ".",
  ]);
  return (
    <>
      {brief.length > 0 && createElement("p", { className: "api-rules" }, ...sentences)}
      {rules.flatMap(({ text, values }) =>
        values.filter(isLongValue).map((value) => longValue(text, value, tools)),
      )}
    </>
  );
}

/** Each colored word of a line is an element. */
const LINE_ELEMENTS = 5;

function longValue(title: string, text: string, tools: PageTools): ReactNode {
  const isColored = /^[[{]/.test(text) && tools.hasRoom(LINE_ELEMENTS * text.split("\n").length);
  return (
    <Fragment key={text}>
      {codeBlock({ text, language: isColored ? "json" : "text", title }, tools)}
    </Fragment>
  );
}

/** A rule without the period at its end. */
export function ruleWithValues({ text, values }: Rule, tools: PageTools): ReactNode[] {
  return [values.length > 0 ? `${text} ` : text, ...codes(values, tools)];
}

/** More values than so many stand in one element: pages with too many of them scroll badly. */
const MOST_CODES = 300;

/** Values as code, with commas between them. */
function codes(values: readonly string[], tools: PageTools): ReactNode[] {
  if (values.length > MOST_CODES || !tools.hasRoom(values.length))
    return [<code key="all">{values.join(", ")}</code>];
  return values.flatMap((value, index) => [
    index > 0 ? ", " : "",
    <code key={value}>{value}</code>,
  ]);
}

/** The HTTP method of an operation, as the sidebar shows it. */
export function methodBadge(method: HttpMethod): ReactNode {
  return (
    <span className="method" data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}

/** Links to the description that a page is made from, and to what other programs open. */
export function descriptionLinks(
  { download, exports }: ReferenceContext,
  { say }: PageTools,
): ReactNode {
  return (
    <p className="api-files">
      <a href={placeholder("asset", download)} download="">
        {say("apiDescription")}
      </a>
      {exports.map(({ label, path }) => (
        <a key={path} href={placeholder("asset", path)} download="">
          {say(label)}
        </a>
      ))}
    </p>
  );
}

/** Each colored word is an element: the few examples with more lines would be half of their page. */
const COLORED_LINES = 200;

/** A block of code in color. */
export function codeBlock(source: CodeText, tools: PageTools): ReactNode {
  const isLong = source.text.split("\n").length > COLORED_LINES;
  const meta = source.title === undefined ? "" : `title="${source.title.replaceAll('"', "”")}"`;
  const html = tools.code.render({
    code: source.text,
    language: isLong ? "text" : source.language,
    meta,
    literal: true,
  });
  const code = source.breaksAddresses ? html.replace(ADDRESS, breakable) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the code renderer, which escapes
  return <div className="api-code" dangerouslySetInnerHTML={{ __html: code }} />;
}

/** An address in a text of HTML: its scheme, and the rest. */
const ADDRESS = /(https?:\/\/)([^\s<&]+)/g;

/** Narrow columns break it after slashes rather than within a word. */
function breakable(address: string, scheme: string, rest: string): string {
  if (address.length > LONGEST_ADDRESS) return address;
  return scheme + rest.replace(/(?<!^)\/(?=[^/])/g, "/<wbr/>");
}

export interface CodeText {
  text: string;
  /** Its grammar must be loaded. */
  language: string;
  title?: string | undefined;
  /** Lines may end after each slash of an address. */
  breaksAddresses?: boolean;
}

/** One of several tabs. */
export interface TabItem {
  /** What is remembered of a choice. */
  value: string;
  label: string;
  content: ReactNode;
}

/**
 * Tabs as those of Markdown pages, so that the client's behavior serves both.
 *
 * @param group Tabs of one group show the same choice, on all pages.
 */
export function tabsElement(items: readonly TabItem[], group: string, tools: PageTools): ReactNode {
  const number = tools.nextTabs();
  const parts = items.map((item, index) => ({ ...item, id: `${number}-${index + 1}` }));
  return (
    <div className="tabs" data-tabs="" data-group={group || undefined}>
      <div className="tab-list" role="tablist">
        {parts.map(({ id, value, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tools.ids.add(`tab-${id}`)}
            aria-controls={`panel-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {parts.map(({ id, label, content }, index) => (
        <div
          key={id}
          className="tab-panel"
          role="tabpanel"
          id={tools.ids.add(`panel-${id}`)}
          aria-labelledby={`tab-${id}`}
          data-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is scrolled by keyboard
          tabIndex={0}
          hidden={index > 0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
