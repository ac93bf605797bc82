import { type Mutation, TEXTS } from "./sources.ts";

const PAGE = "---\ntitle: Another\n---\n\nText.\n";

/** Names and addresses that a page or a file can't have. */
export const NAME_MUTATIONS: Record<string, Mutation> = {
  "a slug that is no address": (sources, random) => {
    const file = random.pick(TEXTS.posts);
    const slug = random.pick([
      `/${"a".repeat(300)}`,
      `/${"long/".repeat(1200)}end`,
      `/${"é".repeat(130)}`,
      "/search",
      "/404",
      "/assets/x",
      "/../x",
      "/./x",
      "/a//b",
    ]);
    sources.replace(file, "---\n", `---\nslug: ${slug}\n`);
    return { what: slug.slice(0, 40), file };
  },
  "a page whose name is too long": (sources, random) => {
    const file = `content/news/${"n".repeat(random.integer(246, 252))}.md`;
    sources.write(file, PAGE);
    return { what: `${file.length} signs`, file };
  },
  "a page at the address of the engine": (sources, random) => {
    const file = `content/${random.pick(["404.md", "search.md", "search/index.md", "assets/a.md"])}`;
    sources.write(file, PAGE);
    return { what: file, file };
  },
  "two pages with one address": (sources, random) => {
    const file = random.pick(["content/news/zfirst.md", "content/zz.mdx"]);
    sources.write(file, PAGE.replace("---\n", "---\nslug: /news/first\n"));
    return { what: file, file, isWarning: true };
  },
  "a static file in the place of a page": (sources, random) => {
    const file = `static/${random.pick(["index.html", "guide.html", "guide/steps.html", "news/first.html", "search/index.html", "404.html"])}`;
    sources.write(file, "<!doctype html>");
    return { what: file, file: "" };
  },
  "a static file in the place of a folder": (sources, random) => {
    const file = `static/${random.pick(["guide", "news", "assets", "nav", "search"])}`;
    sources.write(file, "A file.");
    return { what: file, file };
  },
  "a static file at the address of the engine": (sources, random) => {
    const file = `static/${random.pick(["assets/x.js", "assets/deep/x.css"])}`;
    sources.write(file, "x");
    return { what: file, file, isWarning: true };
  },
  "a hidden static file": (sources, random) => {
    const file = `static/${random.pick([".env", ".git/config", "files/.secret", ".DS_Store"])}`;
    sources.write(file, "x");
    return { what: file, file, isWarning: true };
  },
  "static files that differ by case": (sources, random) => {
    const file = `static/files/${random.pick(["Notes.txt", "NOTES.TXT", "plAn.svg"])}`;
    const other = file.toLowerCase();
    sources.write(file, sources.bytes(other));
    return { what: file, file: "", isWarning: true };
  },
  "static files that differ by form": (sources, random) => {
    const [a, b] = random.pick([
      ["caf\u00E9.txt", "cafe\u0301.txt"],
      ["\u00FC.txt", "u\u0308.txt"],
    ] as const);
    sources.write(`static/${a}`, "a");
    sources.write(`static/${b}`, "b");
    return { what: a, file: "", isWarning: true };
  },
};
