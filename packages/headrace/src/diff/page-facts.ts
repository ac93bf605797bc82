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

/** What is told of the pages around a page already. */
export interface ToldLinks {
  /** Other neighbors are told by the menus that lead to them, unless these are the same. */
  hasSameMenus: boolean;
  /** Links with names that menus or titles tell as new: "Faq (/faq)". */
  renamed: ReadonlySet<string>;
}

/** The facts of both sides of a page, a line each. */
export function factLines(
  before: PageFacts,
  after: PageFacts,
  { hasSameMenus, renamed }: ToldLinks,
): [before: string[], after: string[]] {
  const sides: [string[], string[]] = [ownLines(before), ownLines(after)];
  for (const place of ["previous", "next"] as const) {
    const links = [before[place], after[place]];
    const isElsewhere = links[0]?.route !== links[1]?.route;
    if (isElsewhere ? !hasSameMenus : renamed.has(linkText(after[place]))) continue;
    for (const [side, link] of links.entries()) {
      if (link) sides[side]?.push(`${NEIGHBORS[place]}: ${linkText(link)}`);
    }
  }
  return sides;
}

/** As menus write it: "Faq (/faq)". */
function linkText(link: z.output<typeof linkSchema> | null): string {
  return link ? `${link.label} (${link.route ?? ""})` : "";
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
