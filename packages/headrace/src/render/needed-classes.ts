import type { NeededClasses } from "./render-context.ts";

/** The classes that some markup names. */
export function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) found.add(name);
  }
  return found;
}

/** Whether all classes of one of the sets are there. */
export function hasNeeded(classes: ReadonlySet<string>, needs: NeededClasses): boolean {
  return needs.some((names) => names.every((name) => classes.has(name)));
}
