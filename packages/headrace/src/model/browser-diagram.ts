/** Names, among the islands of a site, what draws diagrams in the browser. */
export const DIAGRAM_ISLAND = "headrace-diagram";

/** What a diagram that is drawn in the browser is drawn from. */
export interface BrowserDiagram {
  /** What Mermaid reads. */
  source: string;
  /** What readers hear in its place. */
  label: string;
  look: DiagramLook;
}

/** Themes of Mermaid, and its options. */
export interface DiagramLook {
  light: string;
  dark: string;
  options: Record<string, unknown>;
}
