import { basename } from "node:path";
import { z } from "zod";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readDataFile } from "../sources/data-file.ts";
import type { ContentRule, RuleProblem } from "./content-rule.ts";
import type { RulePage, TextBlock } from "./read-page.ts";

/** A pattern of Go and of JavaScript alike; "(?i)" at its start is said by a flag here. */
const pattern = z.string().refine((text) => regex(text, "") !== undefined, {
  error: "is no regular expression that is understood here",
});

const base = {
  message: z.string(),
  level: z.enum(["suggestion", "warning", "error"]).default("warning"),
  scope: z.enum(["text", "heading", "paragraph", "sentence"]).default("text"),
  ignorecase: z.boolean().default(false),
  link: z.string().optional(),
  description: z.string().optional(),
  exceptions: z.array(z.string()).default([]),
};

/** https://vale.sh/docs/checks/existence and its siblings: what needs no parser of a language. */
const schema = z.discriminatedUnion("extends", [
  z.strictObject({
    ...base,
    extends: z.literal("existence"),
    tokens: z.array(pattern).default([]),
    raw: z.array(z.string()).default([]),
    nonword: z.boolean().default(false),
  }),
  z.strictObject({
    ...base,
    extends: z.literal("substitution"),
    swap: z.record(pattern, z.string()),
    nonword: z.boolean().default(false),
  }),
  z.strictObject({
    ...base,
    extends: z.literal("occurrence"),
    token: pattern,
    max: z.number().default(Number.POSITIVE_INFINITY),
    min: z.number().default(0),
  }),
  z.strictObject({
    ...base,
    extends: z.literal("repetition"),
    tokens: z.array(pattern).default(["[^\\s]+"]),
    alpha: z.boolean().default(false),
  }),
]);

type ValeRule = z.output<typeof schema>;

/** A stretch of text that a rule looks at. */
interface Stretch {
  text: string;
  /** Where it begins on the page. */
  start: number;
}

/** What a rule finds in a stretch. */
interface Found {
  /** What stands for "%s" in the message, in order. */
  said: string[];
  offset: number;
}

/**
 * Reads a rule that is written for Vale.
 *
 * @param path Relative to the root.
 */
export function readValeRule(
  root: string,
  path: string,
): { rule: ContentRule } | { problems: Diagnostic[] } {
  const read = readDataFile({ root, path, schema, code: "content-rule" });
  if ("problems" in read) return read;
  const rule = read.value;
  const find = finder(rule);
  const exceptions = new Set(rule.exceptions.map((text) => text.toLowerCase()));
  return {
    rule: {
      code: basename(path).replace(/\.ya?ml$/, ""),
      severity: rule.level === "error" ? "error" : "warning",
      page(page, report) {
        for (const stretch of stretchesOf(page, rule.scope))
          for (const found of find(stretch.text))
            if (!exceptions.has(found.said[0]?.toLowerCase() ?? ""))
              report(problemOf(rule, found, stretch));
      },
    },
  };
}

function problemOf({ message, link }: ValeRule, found: Found, { start }: Stretch): RuleProblem {
  const said = [...found.said];
  return {
    message: message.replace(/%s/g, () => said.shift() ?? ""),
    hint: link === undefined ? undefined : `See ${link}`,
    at: start + found.offset,
  };
}

const KINDS: Record<ValeRule["scope"], readonly TextBlock["kind"][]> = {
  text: ["meta", "heading", "paragraph", "row"],
  heading: ["heading"],
  paragraph: ["paragraph"],
  sentence: ["paragraph", "row"],
};

function stretchesOf({ prose, blocks }: RulePage, scope: ValeRule["scope"]): Stretch[] {
  const stretches = blocks
    .filter(({ kind }) => KINDS[scope].includes(kind))
    .map(({ start, end }) => ({ text: prose.slice(start, end), start }));
  return scope === "sentence" ? stretches.flatMap(sentencesOf) : stretches;
}

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

function sentencesOf({ text, start }: Stretch): Stretch[] {
  return [...SENTENCES.segment(text)].map(({ segment, index }) => ({
    text: segment,
    start: start + index,
  }));
}

function finder(rule: ValeRule): (text: string) => Found[] {
  const flags = rule.ignorecase ? "i" : "";
  switch (rule.extends) {
    case "existence": {
      const tokens = rule.tokens.length > 0 ? [words(rule.tokens, rule.nonword)] : [];
      // Raw patterns are one, put together.
      const raw = rule.raw.length > 0 ? [rule.raw.join("")] : [];
      const all = [...raw, ...tokens].map((source) => `(?:${source})`).join("|");
      return (text) => matches(text, all, flags).map(({ index, 0: said }) => at(index, said));
    }
    case "substitution": {
      const swaps = Object.entries(rule.swap);
      return (text) =>
        swaps.flatMap(([from, to]) =>
          matches(text, words([from], rule.nonword), flags)
            // The right word may be a case of the wrong one.
            .filter(({ 0: said }) => said !== to)
            .map(({ index, 0: said }) => ({ said: [to, said], offset: index })),
        );
    }
    case "occurrence":
      return (text) => {
        const found = matches(text, rule.token, flags);
        const isWrong = found.length > rule.max || (found.length < rule.min && text.trim() !== "");
        const first = text.length - text.trimStart().length;
        return isWrong ? [{ said: [], offset: found[rule.max]?.index ?? first }] : [];
      };
    case "repetition":
      return (text) => repeated(text, matches(text, rule.tokens.join("|"), flags), rule);
  }
}

function repeated(
  text: string,
  found: readonly RegExpExecArray[],
  { alpha, ignorecase }: { alpha: boolean; ignorecase: boolean },
): Found[] {
  const same = (word: string) => (ignorecase ? word.toLowerCase() : word);
  return found.flatMap(({ index, 0: word }, position) => {
    const before = found[position - 1];
    if (!before || same(before[0]) !== same(word)) return [];
    if (alpha && !/^\p{L}+$/u.test(word)) return [];
    // What was overwritten between them, such as code, keeps them apart.
    const between = text.slice(before.index + before[0].length, index);
    return /^(?:[ \t]|\n[ \t]*)$/.test(between) ? [at(index, word)] : [];
  });
}

function at(offset: number, said: string): Found {
  return { said: [said], offset };
}

function words(tokens: readonly string[], isAnywhere: boolean): string {
  const any = tokens.map((token) => `(?:${token})`).join("|");
  return isAnywhere ? any : `\\b(?:${any})\\b`;
}

function matches(text: string, source: string, flags: string): RegExpExecArray[] {
  const expression = regex(source, flags);
  if (source === "" || !expression) return [];
  return [...text.matchAll(expression)].filter(({ 0: said }) => said.trim() !== "");
}

function regex(source: string, flags: string): RegExp | undefined {
  const isLoose = source.includes("(?i)");
  try {
    return new RegExp(source.replaceAll("(?i)", ""), `g${isLoose ? "i" : flags}`);
  } catch {
    return undefined;
  }
}
