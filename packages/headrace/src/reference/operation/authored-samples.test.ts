import { expect, it } from "vitest";
import { compileSample } from "../testing/compile-sample.ts";

it.each([
  [
    ["Go", "Java", "cURL"],
    ["Go", "Java (by the author)", "cURL (by the author)"],
  ],
  [["Go"], ["Go (by the author)"]],
])(
  "samples %j of the author are called %j, like none of those that are made",
  async (given, called) => {
    const samples = given.map((label) => ({ label, language: label, text: "run()" }));
    const { body } = await compileSample({ samples });
    const tabs = [...body.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(tabs).toEqual(expect.arrayContaining(["curl", ...called]));
    expect(new Set(tabs.slice(0, 4 + given.length)).size).toBe(4 + given.length);
  },
);
