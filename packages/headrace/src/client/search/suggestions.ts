const MAX_WORDS = 8;
const MAX_SUGGESTIONS = 3;

/**
 * Shorter queries for one that finds nothing: those of its words that do find something, together
 * and each by itself.
 *
 * @param finds Whether a query has results.
 */
export function suggestQueries(query: string, finds: (query: string) => boolean): string[] {
  const words = [...new Set(query.trim().split(/\s+/))].slice(0, MAX_WORDS);
  const known = words.filter(finds);
  const together = known.length < words.length ? [known.join(" ")] : [];
  const candidates = new Set([...together, ...known]);
  return [...candidates].filter(finds).slice(0, MAX_SUGGESTIONS);
}
