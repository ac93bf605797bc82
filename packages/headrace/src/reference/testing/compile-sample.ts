import type { Operation } from "../../model/api.ts";
import { resolvePlaceholders } from "../../model/placeholders.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "./compile-in-english.ts";
import { SAMPLE_SETTINGS, sampleDescription, sampleOperation } from "./sample-operation.ts";

/** The page of the sample operation, with changes, and that of its family. */
export async function compileSample(changes: Partial<Operation> = {}) {
  const operations = [sampleOperation(changes), sampleOperation({ id: "app-get" })];
  const sources = referenceSources(sampleDescription(operations), SAMPLE_SETTINGS);
  const [family, page] = await Promise.all(sources.slice(0, 2).map(compileInEnglish));
  if (!family || !page) throw new Error("no page");
  const body = resolvePlaceholders(page.body, (_, value) => value);
  return { family, page, body };
}
