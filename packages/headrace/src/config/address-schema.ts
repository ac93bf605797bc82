import { posix } from "node:path";
import { z } from "zod";

/** An address: "/a/route" on this site or "https://…". */
export const href = z.string().regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)/, {
  error: "must be a path from the site's root (/faq) or an absolute address (https://…)",
});

/** A link with its text. */
export const labelledLink = z.strictObject({ label: z.string().min(1), href });

/** A folder of pages below the root; how it is written, as "./blog/", does not name another. */
export const pageFolder = z
  .string()
  .overwrite((path) => posix.normalize(path).replace(/(.)\/+$/, "$1"));

/** An address of a page on this site. */
export const route = z
  .string()
  .regex(/^\/(?:[^?#]*[^?#/])?$/, { error: 'must be a route such as "/docs"' });

const REDIRECT_TARGET = {
  error:
    'must be the route of a page, such as "/faq" or "/faq#costs", or an address such as "https://example.com/faq"',
};

/** Where an old address leads: a page, query and hash may follow, or another site. */
export const redirectTarget = z
  .string()
  .regex(/^(?:\/[^?#\\\p{Cc}]*(?:[?#][^\s\\]*)?|https?:\/\/[^\s"<>\\]+)$/u, REDIRECT_TARGET)
  .refine((to) => to.startsWith("/") || URL.canParse(to), REDIRECT_TARGET);

/** Where a program beside the site's files answers. */
export const ownPath = z
  .string()
  .regex(/^\/(?!\/)[^?#\s\\]+$/, { error: 'must be a path of the site such as "/feedback"' });

/** A text, or texts and links in turn. */
export const linkedText = z.union([z.string(), z.array(z.union([z.string(), labelledLink]))]);
