/** The renderer's own variables, and the theme's that take their place. */
const VARIABLES: Record<string, string> = {
  "--_text": "--diagram-text",
  "--_text-sec": "--diagram-muted",
  "--_text-muted": "--diagram-muted",
  "--_text-faint": "--diagram-muted",
  "--_line": "--diagram-line",
  "--_arrow": "--diagram-line",
  "--_node-fill": "--diagram-fill",
  "--_node-stroke": "--diagram-stroke",
  "--_group-fill": "--diagram-surface",
  "--_group-hdr": "--diagram-fill",
  "--_inner-stroke": "--diagram-stroke",
  "--_key-badge": "--diagram-fill",
  "--bg": "--diagram-surface",
  "--fg": "--diagram-text",
};

/** A label's plate covers the line behind it; a frame around it would look like a node. */
const EDGE_LABEL_BOX = /(<g class="edge-label"[^>]*>\s*<rect [^>]*?stroke=")[^"]*/g;

const SIZE = / viewBox="0 0 ([\d.]+) ([\d.]+)" width="[^"]*" height="[^"]*"/;

/** The empty margin that the renderer leaves around each kind of diagram beyond the 8 px we want. */
const EXCESS_MARGIN: readonly [RegExp, number][] = [
  [/^\s*sequenceDiagram/m, 22],
  [/^\s*(?:erDiagram|classDiagram)/m, 32],
];

const LONG_NUMBER = /-?\d+\.\d{3,}/g;

function roundNumber(number: string): string {
  return String(Math.round(Number(number) * 100) / 100);
}

/**
 * Makes the renderer's SVG fit for a page with a strict policy: no style block (it imports a font),
 * no style attributes, colors by the theme's variables, ids that no other diagram has.
 */
export function rewriteSvg(svg: string, { id, source }: { id: string; source: string }): string {
  const [, margin] = EXCESS_MARGIN.find(([pattern]) => pattern.test(source)) ?? [undefined, 0];
  return svg
    .replace(EDGE_LABEL_BOX, "$1none")
    .replace(/<style>[\s\S]*?<\/style>\s*/g, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/ data-[\w-]+="[^"]*"/g, "")
    .replace(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => `var(${VARIABLES[name] ?? "--diagram-line"})`,
    )
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/<[^>]+>/g, (tag) => tag.replace(LONG_NUMBER, roundNumber))
    .replace(/>\s+</g, "><")
    .replace(SIZE, (_, width: string, height: string) => {
      const size = [Number(width) - 2 * margin, Number(height) - 2 * margin].map(Math.ceil);
      return ` viewBox="${margin} ${margin} ${size.join(" ")}" width="${size[0]}" height="${size[1]}"`;
    })
    .replace("<svg ", '<svg aria-hidden="true" class="diagram-svg" ');
}
