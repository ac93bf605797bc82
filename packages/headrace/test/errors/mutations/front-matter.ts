import { type Mutation, placeAt, type Sources, TEXTS } from "./sources.ts";

const PAGES = [...TEXTS.pages, ...TEXTS.posts];

/** Keys, and values that none of them may have. */
const WRONG_VALUES: Record<string, readonly string[]> = {
  title: ["[a, b]", "{ a: b }", '""', '"  "'],
  description: ["[a]", "{ a: b }"],
  slug: ["[a]", '""', '"//a"', '"a\\\\b"', '"a\\u0001b"'],
  image: ["{ a: b }", "[a]"],
  id: ["a/b", "[a]"],
  layout: ["wide", "7"],
  keywords: ["{ a: b }", "[{ a: b }]"],
  tags: ["{ a: b }", "[[a]]", "[{ label: A }]"],
  draft: ["maybe", "[true]", "1"],
  unlisted: ["yes please", "{}"],
  sidebar_position: ["first", "[1]", "{}"],
  sidebar_label: ["[a]", "{}"],
  toc_max_heading_level: ["9", "three", "2.5", "1"],
  hide_title: ["perhaps", "3"],
  pagination_next: ["[a]", "no/such/page"],
  displayed_sidebar: ["[a]", "nowhere"],
  last_update: ["yesterday", "[a]", "2026-10-01"],
  new_on: ["soon", "2026-13-45", "[a]", "2026-02-30"],
  changed_on: ["later", "2026-00-10"],
  date: ["soon", "2026-13-45", "[2026]", "2026-02-31"],
  custom_edit_url: ["[a]"],
};

/** What happens to the block at the start of a page. */
export const FRONT_MATTER_MUTATIONS: Record<string, Mutation> = {
  "a wrong value in the front matter": (sources, random) => {
    const file = random.pick(PAGES);
    const key = random.pick(Object.keys(WRONG_VALUES));
    const value = random.pick(WRONG_VALUES[key] ?? []);
    return { what: `${key}: ${value}`, file, line: setKey(sources, file, [key, value]) };
  },
  "a wrong date of the last update": (sources, random) => {
    const file = random.pick(TEXTS.pages);
    const line = setKey(sources, file, [
      "last_update",
      `{ date: ${random.pick(["soon", "2026-13-01"])} }`,
    ]);
    return { what: "", file, line };
  },
  "a key twice": (sources, random) => {
    const file = random.pick(PAGES);
    sources.replace(file, "---\n", "---\ntitle: Another\n");
    return {
      what: "",
      file,
      line: placeAt(sources.text(file), sources.text(file).lastIndexOf("\ntitle:") + 1).line,
    };
  },
  "front matter without an end": (sources, random) => {
    const file = random.pick(PAGES);
    const text = sources.text(file);
    const end = text.indexOf("\n---");
    sources.write(file, text.slice(0, end) + text.slice(end + 4));
    return { what: "", file, line: 1, column: 1 };
  },
  "front matter that is no YAML": (sources, random) => {
    const file = random.pick(PAGES);
    const line = random.pick([
      'title2: "not closed',
      "title2: A: B",
      "\tindented: with a tab",
      "list: [a, b",
      "map: { a: b",
      "key: *unknown",
      "- item",
      "%directive",
      "key: @at",
      "key: `tick`",
    ]);
    sources.replace(file, "---\n", `---\n${line}\n`);
    return { what: line, file };
  },
  "aliases that multiply": (sources, random) => {
    const file = random.pick(PAGES);
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x]"];
    for (let at = 1; at < 9; at++) {
      lines.push(
        `a${at}: &a${at} [${Array(8)
          .fill(`*a${at - 1}`)
          .join(", ")}]`,
      );
    }
    sources.replace(file, "---\n", `---\n${lines.join("\n")}\n`);
    return { what: "", file, line: 3 };
  },
  "an alias of what it stands in": (sources, random) => {
    const file = random.pick(PAGES);
    sources.replace(file, "---\n", "---\nown: &own [*own]\n");
    return { what: "", file, line: 2 };
  },
};

/** Sets a key of the front matter; returns its line. */
function setKey(sources: Sources, file: string, [key, value]: readonly [string, string]): number {
  const lines = sources.text(file).split("\n");
  const end = lines.indexOf("---", 1);
  const at = lines.findIndex((line, index) => index < end && line.startsWith(`${key}:`));
  const isNested = lines[at + 1]?.startsWith("  ");
  if (at === -1) lines.splice(1, 0, `${key}: ${value}`);
  else lines.splice(at, isNested ? 3 : 1, `${key}: ${value}`);
  sources.write(file, lines.join("\n"));
  return at === -1 ? 2 : at + 1;
}
