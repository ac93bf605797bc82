import { z } from "zod";

const linkSchema = z.object({ label: z.string(), route: z.string().optional() });

/** What readers see or hear of a page outside of its article, as far as its chunk says it. */
export const pageFactsSchema = z.object({
  description: z.string().default(""),
  language: z.string().optional(),
  unlisted: z.boolean().default(false),
  editUrl: z.string().nullable().default(null),
  tags: z.array(linkSchema).default([]),
  post: z
    .object({
      date: z.object({ label: z.string() }).nullable(),
      authors: z.array(z.object({ name: z.string() })),
    })
    .optional(),
  series: z.object({ label: z.string() }).optional(),
  head: z.array(z.object({ attributes: z.record(z.string(), z.string()) })).default([]),
  previous: linkSchema.nullable().default(null),
  next: linkSchema.nullable().default(null),
});

/** See `pageFactsSchema`. */
export type PageFacts = z.output<typeof pageFactsSchema>;

/** The pages before and after a page, which follow the sidebar unless the page says otherwise. */
const NEIGHBORS = { previous: "Previous page", next: "Next page" } as const;

/**
 * The facts of both sides of a page, a line each.
 *
 * @param hasSameMenus Other neighbors are told by the menus that lead to them, unless these are the same.
 */
export function factLines(
  before: PageFacts,
  after: PageFacts,
  hasSameMenus: boolean,
): [before: string[], after: string[]] {
  const sides: [string[], string[]] = [ownLines(before), ownLines(after)];
  for (const place of ["previous", "next"] as const) {
    const links = [before[place], after[place]];
    if (!hasSameMenus && links[0]?.route !== links[1]?.route) continue;
    for (const [side, link] of links.entries()) {
      if (link) sides[side]?.push(`${NEIGHBORS[place]}: ${link.label} (${link.route ?? ""})`);
    }
  }
  return sides;
}

function ownLines({ description, language, unlisted, editUrl, tags, post, ...rest }: PageFacts) {
  return [
    `Description: ${description}`,
    ...(language ? [`Language: ${language}`] : []),
    ...(unlisted ? ["Not listed"] : []),
    ...(editUrl ? [`Edited at: ${editUrl}`] : []),
    ...tags.map(({ label }) => `Tag: ${label}`),
    ...(post?.date ? [`Published: ${post.date.label}`] : []),
    ...(post?.authors.map(({ name }) => `Author: ${name}`) ?? []),
    ...(rest.series ? [`Series: ${rest.series.label}`] : []),
    ...rest.head.map(({ attributes }) => `In the head: ${Object.values(attributes).join(" ")}`),
  ];
}
