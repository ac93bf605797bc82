import { z } from "zod";
import { LEDGER } from "../model/constants.ts";

/** Longer notes are no reader's. */
const MAX_NOTE = 2000;

const MAX_NAME = 300;

/** What would garble a terminal: control characters besides tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const text = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => !CONTROLS.test(value), { error: "has control characters" });

/** What a reader says of a page. */
export const sentSchema = z.object({
  /** Route: "/faq"; no part of it leads upwards, and browsers take a backslash for a slash. */
  page: text(MAX_NAME).regex(/^\/(?!\/)(?!.*\/\.{1,2}(?:\/|$))[^?#\s\\]*$/),
  helpful: z.enum(["yes", "no"]),
  /** Id of the heading that it is about; "": the whole page. */
  section: text(MAX_NAME).regex(/^\S*$/).default(""),
  note: text(MAX_NOTE).default(""),
});

/** What is kept: nothing tells who sent it, and the time is a day. */
export const entrySchema = sentSchema.extend({ day: z.iso.date() });

export type FeedbackEntry = z.output<typeof entrySchema>;

/** What a reader searched for and did not find. */
export const sentSearchesSchema = z.object({
  searches: z
    .array(
      z.object({
        query: text(LEDGER.length).regex(/\S/),
        count: z.int().min(1).max(LEDGER.count),
      }),
    )
    .min(1)
    .max(LEDGER.rows),
});

/** What is kept of them: they come as one, and stay one. */
export const searchesSchema = sentSearchesSchema.extend({ day: z.iso.date() });

export type SearchesEntry = z.output<typeof searchesSchema>;
