import { API_MESSAGES } from "../../model/messages/api/english.ts";
import type { CompiledPage, SourceFile } from "../../sources/compiled-page.ts";
import { compileReference } from "../compile-reference.ts";

/** Compiles a page as a site in English does. */
export function compileInEnglish(file: SourceFile): Promise<CompiledPage> {
  return compileReference(file, { messages: API_MESSAGES, language: "en" });
}
