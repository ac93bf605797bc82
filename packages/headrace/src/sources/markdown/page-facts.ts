import type { Element, ElementContent, Root } from "hast";
import { fill } from "../../model/messages/messages.ts";
import type { PageFactLabels } from "../compiled-page.ts";
import type { FrontMatter } from "../front-matter-schema.ts";
import { momentOf } from "../moment.ts";

/**
 * The line below a page's title that says what the reader has before them: its kind, its day, the
 * minutes that it takes, the role that it needs, the version that brought it. `undefined` when the
 * page states nothing of this.
 */
export function pageFacts(
  frontMatter: FrontMatter,
  labels: PageFactLabels | undefined,
): Element | undefined {
  if (!labels) return undefined;
  const { kind, date, minutes, roles = [], since } = frontMatter;
  const kindLabel = typeof kind === "string" ? labels.kinds[kind] : undefined;
  const day = kindLabel === undefined || date === undefined ? undefined : dayOf(date, labels);
  const items = [
    ...(kindLabel === undefined ? [] : [item("kind", [text(kindLabel)])]),
    ...(day ? [item("day", [day])] : []),
    ...(minutes === undefined ? [] : [item("time", [text(durationOf(minutes))])]),
    ...(roles.length === 0 ? [] : [item("role", [text(listOf(roles, labels))])]),
    ...(since === undefined ? [] : [item("since", [text(fill(labels.since, { version: since }))])]),
  ];
  if (items.length === 0) return undefined;
  const dataKind = typeof kind === "string" ? kind : undefined;
  return element("ul", { className: ["page-facts"], dataKind }, items);
}

/** Puts the line below the title; above the text of a page whose title stands elsewhere. */
export function addPageFacts(tree: Root, facts: Element): void {
  const title = tree.children.findIndex((node) => node.type === "element" && node.tagName === "h1");
  tree.children.splice(title + 1, 0, facts);
}

/** "45 min", "2 h", "1 h 30 min". */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 ? [`${rest}\u00a0min`] : []),
  ];
  return parts.join(" ");
}

function dayOf(date: string, { language }: PageFactLabels): Element | undefined {
  const time = momentOf(date);
  if (Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const dateTime = new Date(time).toISOString().slice(0, "2026-11-21".length);
  return element("time", { dateTime }, [text(format.format(time))]);
}

function listOf(names: readonly string[], { language }: PageFactLabels): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}

function item(name: string, children: ElementContent[]): Element {
  return element("li", { className: [`fact-${name}`] }, children);
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
