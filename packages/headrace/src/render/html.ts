import { escapeAttribute } from "../model/escape-html.ts";

/** JSON that may stand inside a script element: "</script>" and "<!--" can't occur in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** One element without content: `tag("meta", { name: "robots", content: "noindex" })`. */
export function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${pairs.join("")}>`;
}
