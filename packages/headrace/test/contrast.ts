import { readFileSync } from "node:fs";

/** Text on what is behind it: at least 4.5:1. */
const TEXT_PAIRS = [
  ["text", "surface surface-inset surface-float highlight-tint accent-tint"],
  ["text-strong", "surface surface-inset surface-float"],
  ["text-muted", "surface surface-inset surface-float"],
  ["accent", "surface surface-inset surface-float accent-tint"],
  ["accent-strong", "surface surface-float"],
  ["on-accent", "accent accent-strong"],
  ["on-highlight", "highlight highlight-strong"],
  ["text", "info-tint tip-tint warning-tint danger-tint"],
  ["text-strong", "info-tint tip-tint warning-tint danger-tint"],
  ["accent", "info-tint tip-tint warning-tint danger-tint"],
  ["info", "info-tint surface"],
  ["tip", "tip-tint surface"],
  ["warning", "warning-tint surface"],
  ["danger", "danger-tint surface"],
  ...["text", "keyword", "string", "constant", "function", "parameter", "comment"].map(
    (name) =>
      [`code-${name}`, "surface-inset highlight-tint code-added-tint code-removed-tint"] as const,
  ),
  ["diagram-text", "diagram-fill diagram-surface surface"],
  ["diagram-muted", "diagram-fill diagram-surface surface"],
] as const;

/** Parts of the interface that carry meaning: at least 3:1. */
const PART_PAIRS = [
  ["accent", "surface surface-inset surface-float"],
  ["control", "surface surface-inset surface-float"],
  ["highlight-line", "highlight-tint surface-inset surface"],
  ["diagram-line", "diagram-surface surface"],
  ["diagram-stroke", "diagram-surface surface"],
] as const;

/** Every pair of colors that is too weak in a theme, of style sheets of which later ones win. */
export function weakPairs(sheets: readonly string[], theme: "light" | "dark"): string[] {
  const tokens = new Map(sheets.flatMap((sheet) => [...readTokens(sheet)]));
  const ratio = (front: string, back: string) =>
    contrast(luminance(resolve(tokens, front, theme)), luminance(resolve(tokens, back, theme)));
  return [
    ...TEXT_PAIRS.flatMap((pair) => below(pair, 4.5, ratio)),
    ...PART_PAIRS.flatMap((pair) => below(pair, 3, ratio)),
  ];
}

/** The theme's own tokens. */
export const THEME_TOKENS = readFileSync(
  new URL("../src/theme/styles/tokens.css", import.meta.url),
  "utf8",
);

/** Custom properties that style sheets use and none of them, nor the theme, declares. */
export function undefinedTokens(sheets: readonly string[]): string[] {
  const css = [THEME_TOKENS, ...sheets].join("\n").replace(/\/\*[\s\S]*?\*\//g, "");
  const known = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name);
  return [...new Set(used.filter((name) => !known.has(name)))];
}

function below(
  [front, backs]: readonly [string, string],
  limit: number,
  ratio: (front: string, back: string) => number,
): string[] {
  return backs
    .split(" ")
    .filter((back) => ratio(front, back) < limit)
    .map((back) => `${front} on ${back}: ${ratio(front, back).toFixed(2)} < ${limit}`);
}

/** Custom properties of a style sheet; the first declaration of a name counts. */
export function readTokens(sheet: string): Map<string, string> {
  const css = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, " ").trim());
  }
  return tokens;
}

/** The color of a token in a theme, as `oklch(l c h)` with numbers only. */
function resolve(tokens: Map<string, string>, name: string, theme: "light" | "dark"): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token --${name}`);
  const plain = value.replace(/var\(--([\w-]+)\)/g, (_, inner) => resolve(tokens, inner, theme));
  const pair = /^light-dark\( ?(oklch\([^)]*\)), (oklch\([^)]*\)) ?\)$/.exec(plain);
  return (theme === "light" ? pair?.[1] : pair?.[2]) ?? plain;
}

/** Relative luminance (WCAG 2.2) of an OKLCH color, clipped to sRGB. Matrices: CSS Color 4, 9.2. */
export function luminance(color: string): number {
  const [, l = 0, c = 0, h = 0] = (
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color) ?? fail(color)
  ).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function fail(color: string): never {
  throw new Error(`not a plain OKLCH color: ${color}`);
}

export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
