import { pageRule } from "../site.ts";

const LEAST = 90;
const MOST = 155;

/** Search engines show about 155 characters, and rewrite what is much shorter. */
export const descriptions = pageRule("description", (page) => {
  const { description } = page.frontMatter;
  const length = description?.length ?? 0;
  if (length >= LEAST && length <= MOST) return [];
  return [
    {
      page,
      offset: page.blocks[description ? 1 : 0]?.start ?? 0,
      message: description
        ? `The description has ${length} characters.`
        : "This page has no description.",
      hint: `Say in ${LEAST} to ${MOST} characters what the reader gets; search results show it.`,
    },
  ];
});
