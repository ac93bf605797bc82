/** Pages of a built reference that have a console. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../random.ts";

/** Their addresses. */
export function pagesWithConsole(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .filter((path) => readFileSync(join(dist, path), "utf8").includes('class="api-console'))
    .sort()
    .map((path) =>
      path
        .replace(/\.html$/, "")
        .split("/")
        .map(encodeURIComponent)
        .join("/"),
    );
}

/** So many of them at most, in an order that is drawn. */
export function drawn(pages: readonly string[], count: number, random: Random): string[] {
  const rest = [...pages];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(random.integer(0, rest.length - 1), 1)[0] ?? "",
  );
}
