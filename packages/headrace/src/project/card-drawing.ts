/** Width and height of a card in pixels: what places that show links ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Before it letters are written. */
export const SVG_END = "</svg>";

/** What keeps letters from being written upon a drawing, in words; `undefined` when nothing does. */
export function cardDrawingFault(drawing: string): string | undefined {
  const { width, height } = CARD_SIZE;
  const [, box = ""] = /<svg\b[^>]*?\bviewBox\s*=\s*["']([^"']*)["']/.exec(drawing) ?? [];
  const isCard =
    box
      .trim()
      .split(/[\s,]+/)
      .join(" ") === `0 0 ${width} ${height}`;
  if (!isCard) return `must have the viewBox "0 0 ${width} ${height}"`;
  return drawing.includes(SVG_END) ? undefined : "has nothing in it";
}
