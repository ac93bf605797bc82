import { transform } from "lightningcss";

/** No color of the theme is stronger, so that texts can be read on all surfaces in any hue. */
const MOST_CHROMA = 0.14;

/** Hue and strength of a color in OKLCH; how light it is, each theme says for itself. */
export interface Accent {
  hue: number;
  chroma: number;
}

/**
 * The main color that the old site's style sheets name, for the theme's own tokens.
 *
 * @param sheets Texts of the sheets, in their order.
 * @returns `undefined` where none names a plain color, as where no sheet can be read.
 */
export function mainColor(sheets: readonly string[]): Accent | undefined {
  for (const sheet of sheets) {
    const found = colorIn(sheet);
    if (found) return accentOf(found);
  }
  return undefined;
}

interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** The first value of the variable: what follows it is of the dark theme, or of some part of a page. */
function colorIn(sheet: string): Rgb | undefined {
  let found: Rgb | undefined;
  try {
    transform({
      filename: "custom.css",
      code: Buffer.from(sheet),
      errorRecovery: true,
      visitor: {
        Declaration: {
          custom({ name, value }) {
            if (name !== "--ifm-color-primary" || found) return;
            const [color] = value.flatMap((part) => (part.type === "color" ? part.value : []));
            if (typeof color === "object" && color.type === "rgb") found = color;
          },
        },
      },
    });
  } catch {
    // A sheet that can't be read names no color; the build tells why it can't.
  }
  return found;
}

/** From sRGB; matrices: CSS Color 4, 9.2. */
function accentOf({ r, g, b }: Rgb): Accent {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => linear(channel / 255));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const towardRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const towardYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(towardYellow, towardRed) * 180) / Math.PI;
  return {
    hue: Math.round((degrees + 360) % 360),
    chroma: Math.min(MOST_CHROMA, Number(Math.hypot(towardRed, towardYellow).toFixed(3))),
  };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
