/** One line of a file, and what it says about regions. */
interface FileLine {
  text: string;
  /** A comment that begins or ends a region; "" names none. */
  marker?: { kind: "region" | "endregion"; name: string };
}

/** A piece of a file, or why there is none. Line numbers count from 1. */
export type Excerpt =
  | { status: "found"; code: string }
  | { status: "empty" }
  | { status: "no-region"; known: string[] }
  | { status: "repeated-region"; lines: [number, number] }
  | { status: "unclosed-region"; line: number }
  | { status: "no-lines"; last: number };

/**
 * Nothing but signs before: "// #region a", "#region a". Comment signs are not told apart by
 * language, so that any language will do.
 */
const MARKER = /^[^\w"'`]*#(region|endregion)(?:[ \t]+(.*))?$/;
const COMMENT_END = /[ \t]*(?:-->|\*\/[ \t]*-?\}*|[#%-]\})?[ \t]*$/;

/**
 * The part of a file that a writer asked for, without the comments that mark regions and without
 * the indentation that all its lines share.
 *
 * @param text With "\n" as line ends.
 * @param part "" for the whole file, "L3" or "L3-L6" for lines, otherwise the name of a region.
 */
export function cutExcerpt(text: string, part: string): Excerpt {
  const lines = text.replace(/\n$/, "").split("\n").map(readLine);
  const [, first, last = first] = /^L(\d+)(?:-L(\d+))?$/.exec(part) ?? [];
  if (first !== undefined) return cutLines(lines, Number(first), Number(last));
  return part === "" ? finish(lines) : cutRegion(lines, part);
}

function readLine(text: string): FileLine {
  if (!text.includes("region")) return { text };
  const [, kind, name = ""] = MARKER.exec(text.replace(COMMENT_END, "")) ?? [];
  return kind === "region" || kind === "endregion" ? { text, marker: { kind, name } } : { text };
}

function cutLines(lines: readonly FileLine[], first: number, last: number): Excerpt {
  if (last > lines.length) return { status: "no-lines", last: lines.length };
  return first < 1 || first > last ? { status: "empty" } : finish(lines.slice(first - 1, last));
}

function cutRegion(lines: readonly FileLine[], name: string): Excerpt {
  const starts = lines.flatMap(({ marker }, index) =>
    marker?.kind === "region" && marker.name === name ? [index] : [],
  );
  const [start, again] = starts;
  if (start === undefined) return { status: "no-region", known: regionNames(lines) };
  if (again !== undefined) return { status: "repeated-region", lines: [start + 1, again + 1] };
  const end = findEnd(lines, start, name);
  if (end === undefined) return { status: "unclosed-region", line: start + 1 };
  return finish(lines.slice(start + 1, end));
}

/** An end with a name closes that region; one without closes the region that began last. */
function findEnd(lines: readonly FileLine[], start: number, name: string): number | undefined {
  const open = [name];
  for (let index = start + 1; index < lines.length; index++) {
    const marker = lines[index]?.marker;
    if (marker?.kind === "region") open.push(marker.name);
    if (marker?.kind !== "endregion") continue;
    const closed = marker.name === "" ? open.length - 1 : open.lastIndexOf(marker.name);
    if (closed === 0) return index;
    if (closed > 0) open.splice(closed, 1);
  }
  return undefined;
}

function regionNames(lines: readonly FileLine[]): string[] {
  const names = lines.flatMap(({ marker }) => (marker?.kind === "region" ? [marker.name] : []));
  return [...new Set(names)].filter((name) => name !== "");
}

function finish(lines: readonly FileLine[]): Excerpt {
  const shown = lines.filter(({ marker }) => !marker).map(({ text }) => text);
  while (shown[0]?.trim() === "") shown.shift();
  while (shown.at(-1)?.trim() === "") shown.pop();
  if (shown.length === 0) return { status: "empty" };
  const indentation = sharedIndentation(shown);
  return { status: "found", code: shown.map((line) => dedent(line, indentation)).join("\n") };
}

/** Tabs and spaces are compared as they are: a mix has only its common beginning to lose. */
function sharedIndentation(lines: readonly string[]): string {
  let shared: string | undefined;
  for (const line of lines) {
    if (line.trim() === "") continue;
    shared ??= /^[ \t]*/.exec(line)?.[0] ?? "";
    while (!line.startsWith(shared)) shared = shared.slice(0, -1);
  }
  return shared ?? "";
}

/** Lines of nothing but white space may be shorter than what the others share. */
function dedent(line: string, indentation: string): string {
  return line.trim() === "" ? "" : line.slice(indentation.length);
}
