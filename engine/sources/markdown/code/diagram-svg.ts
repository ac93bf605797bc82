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

/**
 * Makes the renderer's SVG fit for a page with a strict policy: no style block (it imports a font),
 * no style attributes, colors by the theme's variables, ids that no other diagram has.
 */
export function rewriteSvg(svg: string, id: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>\s*/g, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/ data-[\w-]+="[^"]*"/g, "")
    .replace(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => `var(${VARIABLES[name] ?? "--diagram-line"})`,
    )
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/>\s+</g, "><")
    .replace("<svg ", '<svg aria-hidden="true" class="diagram-svg" ');
}
