/** The kinds of admonitions; each has its colors in theme/styles/admonitions.css. */
export const ADMONITION_KINDS = ["note", "tip", "info", "warning", "danger"] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

/** The other names that the dialect has for them. */
const OTHER_NAMES: Readonly<Record<string, AdmonitionKind>> = {
  caution: "warning",
  important: "info",
  success: "tip",
  secondary: "note",
};

/** Every name that a writer may use. */
export const ADMONITION_NAMES: readonly string[] = [
  ...ADMONITION_KINDS,
  ...Object.keys(OTHER_NAMES),
];

/** The kind that a name means, or `undefined`. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  const own = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  return ADMONITION_KINDS.find((kind) => kind === name) ?? own;
}

/**
 * What an admonition of a site of MDX 1 is called here: other names were other spellings of a kind, its title included,
 * but for "caution"; "warning" was a danger.
 */
export function newerAdmonitionName(name: string): string {
  if (name === "warning") return "danger";
  return name === "caution" ? name : (admonitionKind(name) ?? name);
}

/** The title of an admonition that has none of its own: the name that the writer gave it. */
export function admonitionTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Classes of the element around an admonition; a name that is none of ours looks like a note. */
export function admonitionClasses(name: string): string[] {
  return ["admonition", `admonition-${admonitionKind(name) ?? "note"}`];
}

/** Class of its title. */
export const ADMONITION_TITLE_CLASS = "admonition-title";

/** The kind that the classes of an element name. */
export function kindOfClasses(classes: readonly string[]): AdmonitionKind {
  return ADMONITION_KINDS.find((kind) => classes.includes(`admonition-${kind}`)) ?? "note";
}
