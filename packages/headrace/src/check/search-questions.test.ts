import { describe, expect, it } from "vitest";
import { parseSearchQuestions } from "./search-questions.ts";

const parse = (...lines: string[]) => parseSearchQuestions(lines.join("\n"), "content/q.yaml");

describe("parseSearchQuestions", () => {
  it("reads every list, with the place of each question", () => {
    const { questions, diagnostics } = parse(
      "# What people ask",
      "pages:",
      "  - { question: how to deploy, page: /deploy }",
      "  - question: roll back",
      "    page: /deploy",
      "    section: roll-back",
      "    also: [/faq#undo]",
      "    rank: 1",
      "operations: []",
    );
    expect(diagnostics).toEqual([]);
    expect(questions).toEqual([
      { question: "how to deploy", page: "/deploy", also: [], rank: 3, line: 3, column: 5 },
      {
        question: "roll back",
        page: "/deploy",
        section: "roll-back",
        also: ["/faq#undo"],
        rank: 1,
        line: 4,
        column: 5,
      },
    ]);
  });

  it.each([
    { what: "an unknown key", item: "{ question: q, page: /p, sektion: x }", message: /sektion/ },
    { what: "a page that is no route", item: "{ question: q, page: p }", message: /"page" must/ },
    { what: "an unseen rank", item: "{ question: q, page: /p, rank: 9 }", message: /"rank"/ },
    { what: "broken YAML", item: '{ question: "q, page: /p }', message: /quotation mark/ },
  ])("refuses $what, at its place", ({ item, message }) => {
    const { questions, diagnostics } = parse("pages:", `  - ${item}`);
    expect(questions).toEqual([]);
    expect(diagnostics[0]).toMatchObject({
      code: "search-questions",
      severity: "error",
      file: "content/q.yaml",
      line: 2,
      message: expect.stringMatching(message),
    });
  });

  it("tells of a wrong value where the value stands", () => {
    const { diagnostics } = parse("- question: a question", "  page: p", "  also: [/a, b]");
    expect(diagnostics).toMatchObject([
      { line: 2, column: 9 },
      { line: 3, column: 14 },
    ]);
  });

  it("takes a list without a name, too", () => {
    const { questions, diagnostics } = parse("- { question: q, page: /p }\n- { page: /p }");
    expect(questions).toMatchObject([{ question: "q", line: 1 }]);
    expect(diagnostics).toMatchObject([{ line: 2 }]);
  });

  it("asks nothing when the file holds nothing", () => {
    expect(parse("# Nothing yet", "pages:")).toEqual({ questions: [], diagnostics: [] });
    expect(parse("")).toEqual({ questions: [], diagnostics: [] });
  });
});
