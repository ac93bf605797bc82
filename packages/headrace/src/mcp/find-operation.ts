import { nearestFirst } from "../model/nearest.ts";
import type { ListedOperation } from "../model/operations-index.ts";
import type { Site } from "./site.ts";
import { ToolProblem } from "./tool-problem.ts";

/** "GET /applications/{applicationId}" */
export function callOf({ method, path }: Pick<ListedOperation, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

/** By its id, or by method and path, whatever the names in braces are. */
export async function findOperation(site: Site, asked: string): Promise<ListedOperation> {
  const all = await site.operations();
  if (all.length === 0) throw new ToolProblem("This site documents no API.");
  const form = (text: string) =>
    text
      .trim()
      .replaceAll(/\{[^}]*\}/g, "{}")
      .toLowerCase();
  const wanted = form(asked);
  const found =
    all.find(({ id }) => id.toLowerCase() === wanted) ??
    all.find((operation) => form(callOf(operation)) === wanted);
  if (found) return found;
  const ids = all.map(({ id }) => id);
  const near = nearestFirst(asked, ids).slice(0, 3);
  const hint = near.length > 0 ? `Near: ${near.join(", ")}.` : "See the tool list_operations.";
  throw new ToolProblem(`There is no operation "${asked.slice(0, 200)}". ${hint}`);
}
