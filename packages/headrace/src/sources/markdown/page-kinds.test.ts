import { describe, expect, test } from "vitest";
import type { CompiledPage } from "../compiled-page.ts";
import { compileMarkdown } from "./compile.ts";
import { fixtureOptions } from "./fixture-page.ts";
import { durationOf } from "./page-facts.ts";

const LABELS = { kinds: { tutorial: "Tutorial" }, since: "Since {version}", language: "en" };

function compile(text: string, labels: typeof LABELS | null = LABELS): Promise<CompiledPage> {
  return compileMarkdown(
    { path: "page.md", text },
    { ...fixtureOptions("/nonexistent"), pageFacts: labels ?? undefined },
  );
}

const FACTS = `---
title: T
kind: tutorial
date: 2026-09-08
minutes: 75
roles: [Developer, Team owner]
since: "6.9"
---

Text.
`;

describe("what a page says of itself", () => {
  test("stands below the title, and is no part of text, twin or search", async () => {
    const page = await compile(FACTS);
    expect(page.body.replace(/<[^>]+>/g, "|")).toMatch(
      /^\|T\|\s*\|\|Tutorial\|\|\|September 8, 2026\|\|\|1\u00a0h 15\u00a0min\|\|Developer or Team owner\|\|Since 6\.9\|/,
    );
    expect(page.markdown).not.toContain("Since");
    expect(page.sections.map(({ content }) => content)).toEqual(["Text."]);
  });

  test("stands below a title of the text", async () => {
    const page = await compile("---\nminutes: 5\n---\n\n# Own title\n\nText.\n");
    expect(page.body).toMatch(/<\/h1>\s*<ul class="page-facts"><li class="fact-time">/);
  });

  test("is not shown where the configuration has no labels, nor a kind without one", async () => {
    expect((await compile(FACTS, null)).body).not.toContain("page-facts");
    const other = await compile("---\ntitle: T\nkind: ConfigMap\ndate: 2026-09-08\n---\n\nText.\n");
    expect(other.body).not.toContain("page-facts");
  });

  test.each(["minutes: 0", "minutes: 2.5", "minutes: soon"])("%s is a mistake", async (line) => {
    const page = await compile(`---\ntitle: T\n${line}\n---\n\nText.\n`);
    expect(page.diagnostics).toMatchObject([{ code: "front-matter", line: 3 }]);
  });

  test("a duration names hours and minutes, as far as there are any", () => {
    const plain = [5, 60, 90, 120].map((minutes) => durationOf(minutes).replaceAll("\u00a0", " "));
    expect(plain).toEqual(["5 min", "1 h", "1 h 30 min", "2 h"]);
  });
});

describe("letters", () => {
  const sections = (names: readonly string[]) =>
    `---\ntitle: T\n---\n\nLead.\n\n${names.map((name) => `## ${name}\n\n### Word ${name}\n`).join("\n")}`;

  test("a page whose sections are letters has a row of them above the first", async () => {
    const { body } = await compile(sections(["A", "B", "Č", "D", "Я", "Next steps"]));
    const [, row = ""] = /<nav class="letters"[^>]*>(.*?)<\/nav>/.exec(body) ?? [];
    expect(row.match(/href="#[^"]+"/g)).toHaveLength(5);
    expect(body.indexOf('class="letters"')).toBeLessThan(body.indexOf("<h2"));
  });

  test.each([
    ["few", ["A", "B"]],
    ["words", ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"]],
  ])("not with %s", async (_, names) => {
    expect((await compile(sections(names))).body).not.toContain('class="letters"');
  });
});

describe("tables", () => {
  const table = (cells: string) => `---\ntitle: T\n---\n\n| a | b |\n|---|---|\n| ${cells} |\n`;

  test("a number stays with what it counts, and what is searched keeps its plain space", async () => {
    const page = await compile(table("45 minutes, 2 CPU | `1 GiB` and 3"));
    expect(page.body).toContain("<td>45\u00a0minutes, 2\u00a0CPU</td>");
    expect(page.body).toContain("<code>1 GiB</code>");
    expect(page.sections[0]?.content).toContain("45 minutes");
    expect(page.markdown).toContain("45 minutes");
  });

  test("a cell that says yes or no as a whole is marked", async () => {
    const { body } = await compile(table("Yes | No, never"));
    expect(body).toMatch(/<td class="answer-yes">Yes<\/td>\s*<td>No, never<\/td>/);
  });

  test("a table of many columns may be wider than the text", async () => {
    const wide = await compile(
      "---\ntitle: T\n---\n\n| a | b | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n",
    );
    expect(wide.body).toContain('class="table-scroll wide"');
    expect((await compile(table("1 | 2"))).body).toContain('class="table-scroll"');
  });
});
