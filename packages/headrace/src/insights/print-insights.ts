import { counted } from "../model/text/counted.ts";
import type { BrokenAddress } from "./access-log.ts";
import type { EmptySearch } from "./empty-searches.ts";
import type { FeedbackSummary } from "./page-feedback.ts";

/** What readers tell writers, by saying it or by asking for what is not there. */
export interface Insights {
  feedback: Pick<FeedbackSummary, "pages" | "damaged"> | null;
  brokenAddresses: BrokenAddress[] | null;
  /** `null` also where there is no built site to ask. */
  emptySearches: EmptySearch[] | null;
}

/** Rows of each list. */
const MAX_ROWS = 30;
const MAX_NOTES = 5;

/** The insights for a terminal; notes of readers are quoted, one line each. */
export function printInsights({ feedback, brokenAddresses, emptySearches }: Insights): string {
  const parts: string[] = [];
  if (feedback) parts.push(...feedbackLines(feedback));
  if (emptySearches) parts.push(...searchLines(emptySearches));
  if (brokenAddresses) parts.push(...addressLines(brokenAddresses));
  return `${parts.join("\n")}\n`;
}

function feedbackLines({ pages, damaged }: Pick<FeedbackSummary, "pages" | "damaged">): string[] {
  const sum = (key: "yes" | "no") => pages.reduce((total, page) => total + page[key], 0);
  const lines = pages.slice(0, MAX_ROWS).flatMap(({ page, yes, no, notes }) => [
    `  ${page}  ${yes} yes, ${no} no`,
    ...notes.slice(0, MAX_NOTES).map(({ day, helpful, section, note }) => {
      const place = section === "" ? "" : ` #${section}`;
      return `    ${day} ${helpful}${place}: "${note.replace(/\s+/g, " ").trim()}"`;
    }),
    ...(notes.length > MAX_NOTES
      ? [`    and ${counted(notes.length - MAX_NOTES, "more note")}`]
      : []),
  ]);
  return [
    `Was this page helpful? ${sum("yes")} yes, ${sum("no")} no, on ${counted(pages.length, "page")}`,
    ...lines,
    ...rest(pages.length),
    ...(damaged > 0 ? [`  Lines of the file that are no entries: ${damaged}.`] : []),
  ];
}

function searchLines(searches: readonly EmptySearch[]): string[] {
  return [
    `Searches that find nothing: ${searches.length}`,
    ...searches.slice(0, MAX_ROWS).map(({ query, count }) => `  "${query}"  ${times(count)}`),
    ...rest(searches.length),
  ];
}

function addressLines(addresses: readonly BrokenAddress[]): string[] {
  const lines = addresses.slice(0, MAX_ROWS).map(({ path, count, from, nearest }) => {
    const links = from.length === 0 ? "" : `  from ${from.join(", ")}`;
    return `  ${path}  ${times(count)}${links}${nearest === null ? "" : `  (near: ${nearest})`}`;
  });
  return [
    `Addresses that readers ask for, and that are not there: ${addresses.length}`,
    ...lines,
    ...rest(addresses.length),
  ];
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function rest(count: number): string[] {
  return count > MAX_ROWS ? [`  and ${count - MAX_ROWS} more`] : [];
}
