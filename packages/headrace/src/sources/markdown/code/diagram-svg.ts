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
const LABEL_PLATE = /(<rect [^>]*fill="var\(--bg\)" stroke=")var\(--_inner-stroke\)/g;

const SUBGRAPH_TITLE = /(<g class="subgraph"[^>]*>(?:\s*<rect[^>]*>)*)\s*(<text[\s\S]*?<\/text>)/g;

const SIZE = / viewBox="0 0 ([\d.]+) ([\d.]+)" width="[^"]*" height="[^"]*"/;

/** What the boxes of a sequence's actors move up, so that the first message has air above it. */
const ACTOR_LIFT = 10;

/** The empty margin that the renderer leaves around each kind of diagram beyond the 8 px we want. */
const EXCESS_MARGIN: readonly { kind: RegExp; margin: number; top: number }[] = [
  { kind: /^\s*sequenceDiagram/m, margin: 22, top: 22 - ACTOR_LIFT },
  { kind: /^\s*(?:erDiagram|classDiagram)/m, margin: 32, top: 32 },
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
  const { margin = 0, top = 0 } = EXCESS_MARGIN.find(({ kind }) => kind.test(source)) ?? {};
  return liftActors(raiseTitles(svg))
    .replace(LABEL_PLATE, "$1none")
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
      const size = [Number(width) - 2 * margin, Number(height) - top - margin].map(Math.ceil);
      return ` viewBox="${margin} ${top} ${size.join(" ")}" width="${size[0]}" height="${size[1]}"`;
    })
    .replace("<svg ", '<svg aria-hidden="true" class="diagram-svg" ');
}

/** Draws the titles of groups after the edges, which may run across them. */
function raiseTitles(svg: string): string {
  const titles: string[] = [];
  const rest = svg.replace(SUBGRAPH_TITLE, (_, group: string, title: string) => {
    titles.push(title);
    return group;
  });
  if (titles.length === 0) return svg;
  return rest.replace("</svg>", `<g class="subgraph-titles">${titles.join("")}</g></svg>`);
}

function liftActors(svg: string): string {
  return svg
    .replace(/<g class="actor"/g, `<g transform="translate(0 -${ACTOR_LIFT})" class="actor"`)
    .replace(
      /(<line class="lifeline"[^>]* y1=")([\d.]+)/g,
      (_, start: string, y: string) => `${start}${Number(y) - ACTOR_LIFT}`,
    );
}
