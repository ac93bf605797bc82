import { admonitionTitle } from "../../model/markup/admonitions.ts";
import { contentFolder } from "./elements/target.ts";
import type { FileScope } from "./file-scope.ts";

/** The title of an admonition that has none of its own, in the language of its page. */
export function defaultTitle(name: string, scope: FileScope): string {
  const { admonitionTitles, language: main = "" } = scope.options;
  const titles = admonitionTitles?.[contentFolder(scope).language ?? main] ?? {};
  return admonitionTitle((Object.hasOwn(titles, name) ? titles[name] : undefined) ?? name);
}
