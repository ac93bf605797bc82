import { type ArticleMessages, ENGLISH } from "../../model/messages/english.ts";
import { contentFolder } from "./elements/target.ts";
import type { FileScope } from "./file-scope.ts";

/** Code of the language that a page is written in. */
export function pageLanguage(scope: FileScope): string {
  return contentFolder(scope).language ?? scope.options.language ?? "";
}

/** What the build says in an article, in the language of its page. */
export function articleMessages(scope: FileScope): ArticleMessages {
  return scope.options.messages?.[pageLanguage(scope)] ?? ENGLISH;
}
