import { statSync } from "node:fs";
import { join } from "node:path";
import { type AddressForm, pageFile } from "../model/routes.ts";

const LARGEST = 3;

/** Says how long each step took that ended since the one before. */
export function stopwatch() {
  const steps: { name: string; ms: number }[] = [];
  let since = performance.now();
  return {
    steps,
    step(name: string): void {
      const now = performance.now();
      steps.push({ name, ms: now - since });
      since = now;
    },
  };
}

/**
 * The documents of a built site that weigh most, the heaviest first. Asked for synchronously: a promise
 * costs ten times as much as the answer, and a site has thousands of pages.
 */
export function largestPages(
  dist: string,
  form: Pick<AddressForm, "trailingSlash">,
  routes: Iterable<string>,
): { route: string; bytes: number }[] {
  const pages = Array.from(routes, (route) => {
    const file = statSync(join(dist, pageFile(form, route)), { throwIfNoEntry: false });
    return { route, bytes: file?.size ?? 0 };
  });
  return pages.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
}
