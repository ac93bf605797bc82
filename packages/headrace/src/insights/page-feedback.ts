import { open } from "node:fs/promises";
import { entrySchema, type FeedbackEntry } from "../feedback/entry.ts";

/** What readers say of a page. */
export interface PageFeedback {
  page: string;
  yes: number;
  no: number;
  /** With something to read, the newest first. */
  notes: Pick<FeedbackEntry, "day" | "helpful" | "section" | "note">[];
}

/** What a file of entries says of each page, and how many of its lines are no entries. */
export interface FeedbackSummary {
  pages: PageFeedback[];
  damaged: number;
}

/** Reads a file of entries; first come the pages with most that were not helped. */
export async function readFeedback(file: string): Promise<FeedbackSummary> {
  const pages = new Map<string, PageFeedback>();
  let damaged = 0;
  for await (const line of (await open(file)).readLines()) {
    if (line === "") continue;
    const entry = parseEntry(line);
    if (!entry) {
      damaged++;
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
  return { pages: sorted, damaged };
}

function parseEntry(line: string): FeedbackEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
