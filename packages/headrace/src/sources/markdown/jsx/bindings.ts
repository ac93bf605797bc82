/** Components that the engine turns into HTML itself; no page has to import them. */
export const STATIC_COMPONENTS = [
  "Admonition",
  "CodeBlock",
  "Details",
  "DocCardList",
  "Head",
  "Heading",
  "Link",
  "TOCInline",
  "TabItem",
  "Tabs",
  "ThemedImage",
  "Translate",
] as const;

export type StaticComponent = (typeof STATIC_COMPONENTS)[number];

/** Anything with a place in a source file; lines and columns count from 1. */
export interface Placed {
  position?: { start: { line: number; column: number } } | undefined;
}

/** What a name in a page's JSX or expressions stands for. */
export type Binding =
  | { kind: "static"; component: StaticComponent; specifier: string }
  /** A Markdown file whose content stands where the name is used; it may be given to a component, too. */
  | { kind: "partial"; path: string; isGiven?: boolean }
  /** An export of site code or of a package; "*" is the whole namespace. */
  | { kind: "module"; specifier: string; exported: string; place: Placed }
  /** A component of the site that needs no import. */
  | { kind: "global"; name: string }
  /** The address of an image, the text of a file, the page's front matter. */
  | { kind: "value"; value: unknown /** It may stand as a component, too. */; isDrawing?: boolean }
  /** Declared by an `export` of the file itself. */
  | { kind: "declared" }
  /** It is unknown or its import failed, and the writer was told. */
  | { kind: "broken" };

/** True for a name of `STATIC_COMPONENTS`. */
export function isStaticComponent(name: string): name is StaticComponent {
  return STATIC_COMPONENTS.some((component) => component === name);
}
