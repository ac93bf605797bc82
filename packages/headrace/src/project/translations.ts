import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import type { SiteConfig } from "../config/schema.ts";
import { ifThere } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { siteLanguages } from "../model/site.ts";
import { readDataFile } from "../sources/data-file.ts";
import { decodeText } from "../sources/decode-text.ts";

/** Texts by their ids. */
export type Texts = Record<string, string>;

/** The texts of a file of translations, by its path from the root; none where there is no such file. */
export type ReadTexts = (path: string) => Texts;

/** What a file of translations of Docusaurus says of each text; other keys are notes of translators. */
const translationsSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string() }).transform(({ message }) => message),
);

/**
 * Reads a file of translations. Of one with faults all that is right counts.
 *
 * @param root Absolute path of the project.
 */
export function readTranslations(
  root: string,
  path: string,
  onProblems: (problems: Diagnostic[]) => void = () => {},
): Texts {
  // What has no faults, as most have none, needs no parser that knows places: these files may be long.
  const plain = ifThere(() => plainJson(join(root, path)));
  const fitting = translationsSchema.safeParse(plain);
  if (fitting.success) return fitting.data;
  const options = { root, path, schema: translationsSchema, code: "translations" } as const;
  const read = ifThere(() => readDataFile(options));
  if (read && "problems" in read) onProblems(read.problems);
  return read?.value ?? {};
}

/** `undefined`: it is no JSON, or its bytes are no text. */
function plainJson(file: string): unknown {
  const decoded = decodeText(readFileSync(file));
  if ("problem" in decoded) return undefined;
  try {
    return JSON.parse(decoded.text);
  } catch {
    return undefined;
  }
}

/** What `i18n/<code>/code.json` says in each language: there sites of Docusaurus keep what theme and components say. */
export function readCodeTexts(config: SiteConfig, read: ReadTexts): Record<string, Texts> {
  const textsOf = (code: string) =>
    read(posix.join(config.content.site, "i18n", code, "code.json"));
  return Object.fromEntries(siteLanguages(config).map((code) => [code, textsOf(code)]));
}
