import { open } from "node:fs/promises";
import { z } from "zod";
import { entrySchema, type FeedbackEntry, searchesSchema } from "../feedback/entry.ts";
import { countQuery } from "./empty-searches.ts";

/** What readers say of a page. */
export interface PageFeedback {
  page: string;
  yes: number;
  no: number;
  /** With something to read, the newest first. */
  notes: Pick<FeedbackEntry, "day" | "helpful" | "section" | "note">[];
}

/** What a file of entries says of each page, what readers did not find, and how many of its lines are no entries. */
export interface FeedbackSummary {
  pages: PageFeedback[];
  /** How often each was searched for. */
  searches: Map<string, number>;
  damaged: number;
}

/** Reads a file of entries; first come the pages with most that were not helped. */
export async function readFeedback(file: string): Promise<FeedbackSummary> {
  const pages = new Map<string, PageFeedback>();
  const searches = new Map<string, number>();
  let damaged = 0;
  for await (const line of (await open(file)).readLines()) {
    if (line === "") continue;
    const entry = parseEntry(line);
    if (!entry) {
      damaged++;
      continue;
    }
    if ("searches" in entry) {
      for (const { query, count } of entry.searches) countQuery(searches, query, count);
      continue;
    }
    const { page, helpful, section, note, day } = entry;
    const known = pages.get(page) ?? { page, yes: 0, no: 0, notes: [] };
    pages.set(page, known);
    known[helpful]++;
    if (note.trim() !== "") known.notes.unshift({ day, helpful, section, note });
  }
  const sorted = [...pages.values()].toSorted(
    (one, other) => other.no - one.no || one.yes - other.yes || (one.page < other.page ? -1 : 1),
  );
  return { pages: sorted, searches, damaged };
}

const anyEntrySchema = z.union([entrySchema, searchesSchema]);

function parseEntry(line: string): z.output<typeof anyEntrySchema> | undefined {
  try {
    return anyEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
