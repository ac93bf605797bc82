import { z } from "zod";
import { href, labelledLink, ownPath, route } from "./address-schema.ts";

/** The bar at the top. */
export const navbarSchema = z
  .strictObject({
    /** Whether it leaves while the reader scrolls down. Default: false. */
    hideOnScroll: z.boolean().default(false),
    /** What it calls the site beside the mark. Default: the name of the site. */
    title: z.string().min(1).optional(),
    /** What stands on the left: links to sidebars, pages (by document id) or addresses, and lists. Default: none. */
    sections: z
      .array(
        z
          .strictObject({
            /** What it says. */
            label: z.string(),
            /** Name of the sidebar whose first page it leads to. */
            sidebar: z.string().optional(),
            /** Id of the page that it leads to. */
            page: z.string().optional(),
            /** The address that it leads to. */
            href: href.optional(),
            /** The list that it opens. */
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
          /** What it says. */
          label: z.string(),
          /** Where it leads. Default: the home page. */
          href: href.default("/"),
          /** Whether it is shown as a button. Default: false. */
          highlighted: z.boolean().default(false),
          /** The list that it opens, in place of leading somewhere. */
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
          /** Name of the program. */
          label: z.string().min(1),
          /** Its address for a page: "https://ai.example/new?q={page}". */
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
    /**
     * Whether readers are offered to send there, too, what they searched for and did not find: it is
     * counted in their browser, and shown before they send it. Default: false.
     */
    searches: z.boolean().default(false),
  })
  .refine(({ searches, feedback }) => !searches || feedback !== undefined, {
    path: ["searches"],
    error: 'needs the address that searches are sent to: feedback: "/feedback"',
  })
  .prefault({});
