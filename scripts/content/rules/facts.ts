import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TextBlock as Block, RulePage as Page } from "headrace/check";
import { parse } from "yaml";
import { z } from "zod";
import siteConfig from "../../../site/site.config.ts";
import type { Finding, Rule, Site } from "../site.ts";

/** A fact that prose states by hand, and how. */
interface StatedFact {
  /** "build.timeLimit" */
  name: string;
  /** What the first group of a pattern may be. */
  values: string[];
  patterns: RegExp[];
  /** Path of the only page that the patterns are for, below the content, without its ending. */
  page?: string | undefined;
}

/** Prose that contradicts the facts file. */
export const factRule: Rule = {
  code: "fact",
  check(site: Site): Finding[] {
    const file = siteConfig.content?.facts;
    if (file === undefined) return [];
    const facts = readStatedFacts(readFileSync(join(site.root, file), "utf8"));
    return [...site.pages, ...descriptions(site.root)].flatMap((page) =>
      page.blocks.flatMap((block) => facts.flatMap((fact) => contradictions(page, block, fact))),
    );
  },
};

/** What a rule about facts reads of a text. */
type Statements = Pick<Page, "path" | "text" | "stated" | "blocks">;

/** The files of the API description, which state facts as well; a line is a block. */
function descriptions(root: string): Statements[] {
  return (siteConfig.api ?? []).flatMap(({ file }) => {
    const folder = dirname(file);
    const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return names
      .filter((name) => name.endsWith(".yaml"))
      .map((name): Statements => {
        const text = readFileSync(join(root, folder, name), "utf8");
        const lines = [...text.matchAll(/.+/g)];
        const blocks = lines.map(({ 0: line, index }) => ({
          kind: "paragraph" as const,
          start: index,
          end: index + line.length,
        }));
        return { path: join(folder, name), text, stated: text, blocks };
      });
  });
}

function contradictions(page: Statements, { start, end }: Block, fact: StatedFact): Finding[] {
  if (fact.page !== undefined && !page.path.includes(`/${fact.page}.`)) return [];
  const text = page.stated.slice(start, end);
  return fact.patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const stated = (match[1] ?? "").replace(/\s+/g, " ");
      const isRight = fact.values.some((value) => value.toLowerCase() === stated.toLowerCase());
      if (isRight) return [];
      const [from] = match.indices?.[1] ?? [match.index];
      const message = `"${stated}" contradicts the fact "${fact.name}", which is ${fact.values[0]}.`;
      const hint = `Take the value from the facts file: {facts.${fact.name}}. Change it there if the product has changed.`;
      return [{ page, offset: start + from, message, hint }];
    }),
  );
}

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const statedFact = z.strictObject({
  value: texts,
  stated: texts.default([]),
  also: texts.default([]),
  page: z.string().optional(),
  statedThere: texts.default([]),
});

/** Reads the facts that have patterns; throws on a pattern that is no regular expression. */
function readStatedFacts(source: string): StatedFact[] {
  const visit = (node: unknown, name: string): StatedFact[] => {
    if (typeof node !== "object" || node === null || Array.isArray(node)) return [];
    if (!("value" in node)) {
      const below = (key: string) => (name === "" ? key : `${name}.${key}`);
      return Object.entries(node).flatMap(([key, value]) => visit(value, below(key)));
    }
    const { value, stated, also, page, statedThere } = statedFact.parse(node);
    const values = [...new Set([value.join(", "), ...value, ...also])];
    return [
      { name, values, patterns: stated.map((pattern) => toRegExp(pattern)) },
      { name, values, patterns: statedThere.map((pattern) => toRegExp(pattern)), page },
    ];
  };
  return visit(parse(source, { schema: "failsafe" }), "");
}

/**
 * A space is any white space, also what is left of the marks around code and emphasis. Case counts
 * for patterns that ask for capitals.
 */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/ (?![?*+])/g, "\\s+").replace(/ (?=[?*+])/g, "\\s");
  return new RegExp(source, pattern.includes("[A-Z]") ? "dgu" : "dgiu");
}
