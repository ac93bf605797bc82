import type { SiteConfig } from "../config/schema.ts";

/**
 * What readers call the sidebars, by their names: as the bar at the top does, also in another version or
 * language ("v1-guide"), and otherwise by the words of the name. No two are called the same.
 */
export function sectionTitles(
  sidebars: Iterable<string>,
  { sections }: Pick<SiteConfig["navbar"], "sections">,
): Map<string, string> {
  const labelled = sections.flatMap(({ sidebar, label }) =>
    sidebar ? [[sidebar, label] as const] : [],
  );
  const titles = new Map<string, string>();
  const taken = new Set<string>();
  for (const sidebar of sidebars) {
    const own = labelled.find(([name]) => name === sidebar)?.[1];
    const [name = "", label] = labelled.find(([main]) => sidebar.endsWith(`-${main}`)) ?? [];
    const part = label && `${label} (${sidebar.slice(0, -name.length - 1)})`;
    const wanted = own ?? part ?? wordsOf(sidebar);
    const title = taken.has(wanted) ? sidebar : wanted;
    taken.add(title);
    titles.set(sidebar, title);
  }
  return titles;
}

/** "consoleSidebar" → "Console"; "v1.7-getting_started" → "V1.7 getting started" */
function wordsOf(name: string): string {
  const words = name
    .replace(/(?<=.)[-_]?side[-_]?bar$/i, "")
    .replace(/(?<=[a-z])(?=[A-Z])|[-_]+/g, " ")
    .toLowerCase()
    .trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
