import { API_MESSAGES } from "../model/messages/api/english.ts";
import { messagesOf } from "../model/messages/messages.ts";
import { mainLanguage } from "../model/site.ts";
import type { ApiTexts } from "../reference/say.ts";
import type { Project } from "./project.ts";

/** What the pages of APIs say: they stand in the first language of a site alone. */
export function apiTexts({ config, messages }: Pick<Project, "config" | "messages">): ApiTexts {
  const language = mainLanguage(config);
  return { messages: named(API_MESSAGES, messagesOf(messages, language)), language };
}

/** Those of some messages that `names` has, too. */
function named<Texts extends Record<string, string>>(names: Texts, messages: Texts): Texts {
  const own = { ...names };
  for (const name in own) own[name] = messages[name];
  return own;
}
