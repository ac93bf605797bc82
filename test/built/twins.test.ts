import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const published = (file: string) => readFileSync(`dist/${file}`, "utf8");

/** Route and title of every page. */
const pages = published("nav/routes.txt")
  .split("\n")
  .map((line) => line.split("\t")[0] ?? "")
  .filter(Boolean)
  .map((route) => ({ route, stem: route === "/" ? "index" : route.slice(1) }));

/** Operations of the API have other tests, and search knows names of theirs that no page shows. */
const written = pages.filter(({ stem }) => !stem.startsWith("api/generated"));

/** Letters and digits, in order: what is left of a text when all marks are gone. */
function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe("the Markdown of a page", () => {
  test("holds every word of the page that search knows", () => {
    const lost = written.flatMap(({ stem }) => {
      const twin = new Set(words(published(`${stem}.md`)));
      const { texts }: { texts: string[] } = JSON.parse(published(`${stem}.text.json`));
      const missing = words(texts.join(" ")).filter((word) => !twin.has(word));
      return missing.length > 0 ? [{ stem, missing: [...new Set(missing)] }] : [];
    });
    expect(lost).toEqual([]);
  });

  test("names page and address, and holds no mark of the engine", () => {
    for (const { route, stem } of pages) {
      const twin = published(`${stem}.md`);
      expect(twin).toMatch(/^# .+\n\n/);
      const address = encodeURI(`https://docs.millrace.example${route}`);
      expect(twin).toContain(`\nPage: <${address}>\n`);
      expect(twin).not.toMatch(/[\uE000-\uE005]/);
    }
  });

  test("links to whole addresses only", () => {
    for (const { stem } of written) {
      const text = published(`${stem}.md`)
        .replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, "")
        .replace(/(`+)[^`]+\1/g, "");
      const targets = [...text.matchAll(/\]\(<?([^)>]*)/g)].map(([, target = ""]) => target);
      expect(targets.filter((target) => !/^(?:https?:\/\/|mailto:)/.test(target))).toEqual([]);
    }
  });
});

describe("the files for language models", () => {
  test("list every page once, with its description, below the name of its sidebar", () => {
    const list = published("llms.txt");
    expect(list).toMatch(/^# Millrace\n\n> Software Factory as a Service\n/);
    const links = [
      ...list.matchAll(/^- \[.+\]\(https:\/\/docs\.millrace\.example\/(\S+)\.md\): ./gm),
    ];
    expect(links.map(([, stem]) => decodeURI(stem ?? "")).sort()).toEqual(
      pages.map(({ stem }) => stem).sort(),
    );
    expect([...list.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      "Overview",
      "Manuals",
      "Tutorials",
      "Articles",
      "API",
    ]);
  });

  test("hold the Markdown of every page, in the same order", () => {
    const full = published("llms-full.txt");
    const order = [
      ...published("llms.txt").matchAll(/^- \[.*\/\/docs\.millrace\.example\/(\S+\.md)\)/gm),
    ];
    const positions = order.map(([, file = ""]) => full.indexOf(published(decodeURI(file))));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });
});

test("the feed of release notes has an entry for each release", () => {
  const feed = published("release.atom");
  expect(feed).toContain("<id>https://docs.millrace.example/release/6-9</id>");
  expect(feed).toContain("<published>2026-05-12T00:00:00Z</published>");
  expect(published("faq.html")).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Millrace release notes" href="/release.atom">',
  );
});
