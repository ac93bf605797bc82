import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readRulePage } from "./read-page.ts";
import { runRules } from "./run-rules.ts";
import { readValeRule } from "./vale-rule.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vale-"));
});
afterAll(() => rm(root, { recursive: true }));

const TEXT = `---
title: Utilize the the e-mail
---

# Very Basically

Utilize \`utilize\` the
the tool, basically. Click the the button! [Basically](./utilize.md), for for.

| very | very very |
| --- | --- |
`;

async function read(rule: string) {
  await writeFile(join(root, "Rule.yml"), rule);
  return readValeRule(root, "Rule.yml");
}

async function found(rule: string, text = TEXT) {
  const result = await read(rule);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  const site = { root, pages: [readRulePage("page.md", text)], docs: new Map() };
  const diagnostics = await runRules(site, [result.rule]);
  expect(new Set(diagnostics.map(({ code }) => code)).size).toBeLessThan(2);
  return diagnostics.map(({ severity, message, line, column }) => {
    return `${severity} ${line}:${column} ${message}`;
  });
}

it("finds words that must not be there, in text and in no code or address", async () => {
  const rule = `extends: existence
message: "Don't use '%s'."
level: error
ignorecase: true
tokens: [basically, utilize]
exceptions: [nothing]
`;
  expect(await found(rule)).toEqual([
    "error 2:8 Don't use 'Utilize'.",
    "error 5:8 Don't use 'Basically'.",
    "error 7:1 Don't use 'Utilize'.",
    "error 8:11 Don't use 'basically'.",
    "error 8:45 Don't use 'Basically'.",
  ]);
  expect(await found(rule.replace("[nothing]", "[Utilize]"))).toHaveLength(3);
  expect(await found(`${rule}scope: heading\n`)).toEqual(["error 5:8 Don't use 'Basically'."]);
});

it("finds whole words, unless it looks for signs", async () => {
  const rule = 'extends: existence\nmessage: "%s"\ntokens: ["util", "!"]\n';
  expect(await found(`${rule}ignorecase: true\n`)).toEqual([]);
  expect(await found(`${rule}nonword: true\n`)).toEqual(["warning 8:42 !"]);
});

it("proposes other words, and is silent about the right one", async () => {
  const rule =
    "extends: substitution\nmessage: \"Use '%s' instead of '%s'.\"\nlevel: suggestion\nignorecase: true\nswap:\n  utilize: use\n  \"e-?mail\": email\n  tool: tool\n";
  expect(await found(rule)).toEqual([
    "warning 2:8 Use 'use' instead of 'Utilize'.",
    "warning 2:24 Use 'email' instead of 'e-mail'.",
    "warning 7:1 Use 'use' instead of 'Utilize'.",
  ]);
});

it("counts", async () => {
  const rule = `extends: occurrence
message: "Shorter."
scope: sentence
max: 2
token: '[^\\s|]+'
`;
  expect(await found(rule, "---\ntitle: T\n---\n\nOne two. One two three four. One.\n")).toEqual([
    "warning 5:18 Shorter.",
  ]);
  const least = "extends: occurrence\nmessage: None.\nscope: paragraph\nmin: 1\ntoken: Note\n";
  expect(await found(least, "---\ntitle: T\n---\n\nA.\n\nNote B.\n")).toEqual([
    "warning 5:1 None.",
  ]);
});

it("finds words that stand twice, over the end of a line, too", async () => {
  const rule = "extends: repetition\nmessage: \"'%s' is repeated.\"\nalpha: true\n";
  expect(await found(rule)).toEqual([
    "warning 2:20 'the' is repeated.",
    "warning 8:1 'the' is repeated.",
    "warning 8:32 'the' is repeated.",
    "warning 10:15 'very' is repeated.",
  ]);
});

it.each([
  ["extends: spelling\nmessage: x\n", "extends"],
  ["extends: existence\nmessage: x\ntokens: ['(']\n", "tokens"],
  ["extends: substitution\nmessage: x\nswap: { '[': a }\n", "swap"],
  ["extends: existence\nmessage: x\ntoken: [a]\n", "token"],
  ["extends: existence\n", "message"],
  ["- a\n", "This file"],
])("says what it can't read: %j", async (rule, named) => {
  const result = await read(rule);
  const messages = "problems" in result ? result.problems.map(({ message }) => message) : [];
  expect(messages.join()).toContain(named);
});
