import { z } from "zod";

/** A string; YAML reads an unquoted 404 or true as something else. */
const text = z.preprocess(
  (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
  z.string({ error: "must be text" }),
);

const FLAGS = new Map([
  ["true", true],
  ["false", false],
]);

/** true or false, also as text, in any case. */
const flag = z.preprocess(
  (value) => FLAGS.get(String(value).toLowerCase()) ?? value,
  z.boolean({ error: "must be true or false" }),
);

/** A number, also as text. */
const number = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.number({ error: "must be a number" }),
);

const headingLevel = number.pipe(
  z.int({ error: "must be a whole number" }).min(2, { error: "must be 2 to 6" }).max(6, {
    error: "must be 2 to 6",
  }),
);

/** A list of texts, also as one text with commas. */
const textList = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").map((part) => part.trim()) : value),
  z.array(text, { error: "must be a list" }),
);

/** An empty name would have the address of the list of all tags. */
const tagName = text.refine((name) => name.trim() !== "");

const tag = z.union([tagName, z.object({ label: tagName, permalink: text })], {
  error: "must be text, or a label with a permalink",
});

const moment = text.refine(isMoment, { error: 'must be a date, such as "2024-09-10"' });

/** Whether a text is a moment that there is: JavaScript takes February 30 for March 2. */
function isMoment(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return !Number.isNaN(Date.parse(value)) && (day === undefined || Number(day) <= last);
}

/**
 * What a writer may state at the top of a page. Names and meanings are those of the Docusaurus docs
 * plugin, so that its content needs no change; keys that are not listed are kept as they are.
 */
export const frontMatterSchema = z.looseObject({
  /** Replaces the file's name in the document id. */
  id: text.refine((id) => !id.includes("/"), { error: 'must not contain "/"' }).optional(),
  /** The h1, the entry of the sidebar, the tab of the browser. */
  title: text.pipe(z.string().trim().min(1, { error: "must not be empty" })).optional(),
  /** One or two sentences for cards, search engines and link previews. */
  description: text.optional(),
  /** Other words by which search finds the page. */
  keywords: textList.optional(),
  /** The address, in place of the path of the file: "/faq", or relative to the folder. */
  slug: text
    .pipe(
      z
        .string()
        .min(1, { error: "must not be empty" })
        .regex(/^[^\\\p{Cc}]*$/u, { error: "must not hold backslashes or control characters" })
        .regex(/^(?!.*\/\/)/s, { error: 'must be a path of this site, such as "/faq"' }),
    )
    .optional(),
  /** The picture of link previews. */
  image: text.optional(),
  /** "landing" pages use the whole width. */
  layout: z.enum(["doc", "landing"], { error: 'must be "doc" or "landing"' }).optional(),
  /** Hides the h1 that the engine writes from the title, not one of the text. */
  hide_title: flag.optional(),
  /** Leaves the list of headings away. */
  hide_table_of_contents: flag.optional(),
  /** The highest level of the headings in that list. */
  toc_min_heading_level: headingLevel.optional(),
  /** The lowest level of the headings in that list. */
  toc_max_heading_level: headingLevel.optional(),
  /** The entry of the sidebar, where the title is too long for it. */
  sidebar_label: text.optional(),
  /** Its place among the pages of its folder, where a sidebar is made from folders. */
  sidebar_position: number.optional(),
  /** A class on the entry of the sidebar. */
  sidebar_class_name: text.optional(),
  /** Kept for components that read it. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  /** Name of the sidebar beside the page; `null` for none. */
  displayed_sidebar: text.nullable().optional(),
  /** What links of neighbors call the page. */
  pagination_label: text.optional(),
  /** Id of the page before this one; `null` for none. */
  pagination_prev: text.nullable().optional(),
  /** Id of the page after this one; `null` for none. */
  pagination_next: text.nullable().optional(),
  /** Where the page is edited; `null` hides the link. */
  custom_edit_url: text.nullable().optional(),
  /** Whether "02-" at the start of the file's name is its place, and no part of its address. */
  parse_number_prefixes: flag.optional(),
  /** Shown while you write, left out of the built site. */
  draft: flag.optional(),
  /** Built, but in no sidebar, search or sitemap: for those who have the link. */
  unlisted: flag.optional(),
  /** False keeps the page out of the site's own search. */
  search: flag.optional(),
  /** Lead to a page for each tag that lists its pages. */
  tags: z.array(tag, { error: "must be a list" }).optional(),
  /** When the page was published, for feeds: "2024-09-10". */
  date: moment.optional(),
  /** What the page is, such as "tutorial"; shown where the configuration has a label for it. */
  kind: z.unknown().optional(),
  /** How long it takes to do what the page says. */
  minutes: number
    .pipe(
      z.int({ error: "must be a whole number" }).positive({ error: "must be a number above 0" }),
    )
    .optional(),
  /** Who may do what the page says. */
  roles: textList.optional(),
  /** Version of the product that brought it. */
  since: text.optional(),
  /** The sidebar marks the page as new for 60 days from this day. */
  new_on: moment.optional(),
  /** The sidebar marks the page as changed for 60 days from this day. */
  changed_on: moment.optional(),
  /** Instead of what the history of the repository says. */
  last_update: z
    .object({
      /** Who changed the page last. */
      author: text.optional(),
      /** When that was. */
      date: moment.optional(),
    })
    .optional(),
  /** How this one file is read. */
  mdx: z
    .object({
      /** As MDX, as plain Markdown, or by the ending of its name. */
      format: z.enum(["mdx", "md", "detect"]).optional(),
    })
    .optional(),
});

/** The front matter of a page, checked. */
export type FrontMatter = z.output<typeof frontMatterSchema>;
