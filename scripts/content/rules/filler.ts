import { type Finding, pageRule } from "../site.ts";

const FILLER =
  /\b(simply|just(?! (?:before|after|as)\b)|easily|please note|obviously|of course)\b/gi;

/** Words that carry nothing, or tell readers that a task should not have been hard for them. */
export const filler = pageRule("filler", (page) =>
  [...page.prose.matchAll(FILLER)].map(
    ({ index, 1: word }): Finding => ({
      page,
      offset: index,
      message: `"${word}" says nothing here.`,
      hint: "Take it out, or say what you mean by it.",
    }),
  ),
);
