import { z } from "zod";
import { href, labelledLink, ownPath, route } from "./address-schema.ts";

/** The bar at the top. */
export const navbarSchema = z
  .strictObject({
    /** Default: false. */
    hideOnScroll: z.boolean().default(false),
    /** What stands on the left: links to sidebars, pages (by document id) or addresses, and lists. Default: none. */
    sections: z
      .array(
        z
          .strictObject({
            label: z.string(),
            sidebar: z.string().optional(),
            page: z.string().optional(),
            href: href.optional(),
            links: z.array(labelledLink).optional(),
          })
          .refine((section) => Object.keys(section).length === 2, {
            error: 'must have a label and one of "sidebar", "page", "href", "links"',
          }),
      )
      .default([]),
    /** What stands on the right; one with `links` opens a list of them. Default: nothing. */
    links: z
      .array(
        z.strictObject({
          label: z.string(),
          href: href.default("/"),
          highlighted: z.boolean().default(false),
          links: z.array(labelledLink).optional(),
        }),
      )
      .default([]),
  })
  .prefault({});

/** What stands below the text of each page, besides links to edit and to copy it. */
export const pageEndSchema = z
  .strictObject({
    /**
     * Programs of the reader's choice that open the page: "{page}" and "{markdown}" in the address
     * stand for those of the page and of its Markdown. Default: none.
     */
    openIn: z
      .array(
        z.strictObject({
          label: z.string().min(1),
          href: z
            .string()
            .regex(/^(?!(?:javascript|data|vbscript):)[a-z][a-z\d+.-]*:\S*\{(?:page|markdown)\}/i, {
              error: 'must be an address with {page} or {markdown}: "https://…?q={page}"',
            }),
        }),
      )
      .default([]),
    /** Route of the page that says how to connect an assistant over MCP. Default: none. */
    connect: route.optional(),
    /**
     * Path below the site that answers to "Was this page helpful?" are sent to, where
     * `headrace feedback` or its like takes them: "/feedback". Default: nobody is asked.
     */
    feedback: ownPath.optional(),
  })
  .prefault({});
