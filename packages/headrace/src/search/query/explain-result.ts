import type { ScorePart, SearchResult } from "./search-results.ts";

/**
 * Why a page stands where it stands, for writers: "Deployments 9.21: deploy 2.1 on the page, 1.4 in
 * section "Rolling back", in the title; back 0.8 on the page". What a word of the query adds first;
 * words that add nothing come last.
 */
export function explainResult({ document, score, sections, explain }: SearchResult): string {
  const heading = sections[0]?.document.title;
  const added = ({ weight, page, section }: ScorePart) => weight * (page + section);
  const parts = [...explain]
    .sort((a, b) => added(b) - added(a))
    .map((part) => explainUnit(part, heading));
  return `${document.title} ${score.toFixed(2)}: ${parts.join("; ")}`;
}

function explainUnit(part: ScorePart, sectionTitle: string | undefined): string {
  const { unit, corrected, weight, page, section, title, heading } = part;
  const where = [
    page > 0 && `${(weight * page).toFixed(1)} on the page`,
    section > 0 && `${(weight * section).toFixed(1)} ${sectionName(sectionTitle)}`,
    title > 0 && "in the title",
    heading > 0 && "in the heading",
  ].filter((text) => text !== false);
  const name = corrected ? `${unit} (respelled)` : unit;
  return where.length > 0 ? `${name} ${where.join(", ")}` : `${name} nowhere`;
}

function sectionName(title: string | undefined): string {
  return title === undefined ? "above its sections" : `in section "${title}"`;
}
