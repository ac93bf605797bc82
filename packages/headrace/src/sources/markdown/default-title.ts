import {
  type AdmonitionKind,
  admonitionKind,
  admonitionTitle,
} from "../../model/markup/admonitions.ts";
import type { ArticleMessages } from "../../model/messages/english.ts";
import { articleMessages, pageLanguage } from "./article-messages.ts";
import type { FileScope } from "./file-scope.ts";

/** The title of an admonition that has none of its own, in the language of its page. */
export function defaultTitle(name: string, scope: FileScope): string {
  const own = titleIn(scope.options.admonitionTitles?.[pageLanguage(scope)] ?? {}, name);
  const known = titleIn(knownTitles(articleMessages(scope)), shownAs(name, scope));
  return admonitionTitle(own ?? known ?? name);
}

/** What an admonition looks like: in the dialect, one of a site's own name is an "info", its title included. */
export function shownAs(name: string, { options }: FileScope): string {
  const isUnknown = admonitionKind(name) === undefined;
  return isUnknown && options.failedParts === "warning" ? "info" : name;
}

function titleIn(titles: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(titles, name) ? titles[name] : undefined;
}

function knownTitles(messages: ArticleMessages): Record<AdmonitionKind | "caution", string> {
  return {
    note: messages.noteTitle,
    tip: messages.tipTitle,
    info: messages.infoTitle,
    warning: messages.warningTitle,
    danger: messages.dangerTitle,
    caution: messages.cautionTitle,
  };
}
