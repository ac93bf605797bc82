import type { ApiFamily } from "../../model/api.ts";
import { codeSpan } from "../../sources/markdown-text.ts";

/** What fewer operations have is told on their own pages. */
const MANY = { share: 0.1, least: 2 };

/** Parameters that many operations take, besides those of their paths: name, and what it is for. */
export function sharedParameters(families: readonly ApiFamily[]): string[][] {
  const operations = families.flatMap((family) => family.operations);
  const all = operations.flatMap(({ parameters }) =>
    parameters
      .filter(({ in: place }) => place !== "path")
      .map(({ name, in: place, description }) => ({
        key: `${codeSpan(name)} (${place === "querystring" ? "query" : place})`,
        text: description,
      })),
  );
  return commonest(all, operations.length);
}

/** Answers to requests that fail, which many operations have: status, and what it means. */
export function sharedErrors(families: readonly ApiFamily[]): string[][] {
  const operations = families.flatMap((family) => family.operations);
  const all = operations.flatMap(({ responses }) =>
    responses
      .filter(({ status }) => /^[45]/.test(status))
      .map(({ status, description }) => ({ key: codeSpan(status), text: description })),
  );
  return commonest(all, operations.length).toSorted(([one = ""], [other = ""]) =>
    one < other ? -1 : 1,
  );
}

/** Keys in the order of their number, with the text that most of them have. */
function commonest(
  entries: readonly { key: string; text: string }[],
  operations: number,
): string[][] {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, text } of entries) {
    const texts = counts.get(key) ?? new Map<string, number>();
    counts.set(key, texts);
    const line = text.replace(/\s+/g, " ").trim();
    texts.set(line, (texts.get(line) ?? 0) + 1);
  }
  const least = Math.max(MANY.least, operations * MANY.share);
  return [...counts]
    .map(([key, texts]) => ({
      key,
      count: [...texts.values()].reduce((sum, count) => sum + count, 0),
      text: [...texts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "",
    }))
    .filter(({ count }) => count >= least)
    .toSorted((one, other) => other.count - one.count)
    .map(({ key, text, count }) => [
      key,
      [text, `In ${count} of ${operations} operations.`].filter(Boolean).join(" "),
    ]);
}
