import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MOBILE_BREAKPOINT_PX, PROGRESS, PROGRESS_DELAY_MS } from "../model/constants.ts";

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

const ENGINE = readTokens("./styles/tokens.css");
const SETS = {
  "the neutral theme": ENGINE,
  "this site's brand": new Map([...ENGINE, ...readTokens("../../../../site/brand/tokens.css")]),
};

describe.each(Object.entries(SETS))("contrast in %s", (_, tokens) => {
  test.each(["light", "dark"] as const)("%s: text has 4.5:1, parts have 3:1", (theme) => {
    const ratio = (front: string, back: string) =>
      contrast(luminance(resolve(tokens, front, theme)), luminance(resolve(tokens, back, theme)));
    const weak = [
      ...TEXT_PAIRS.flatMap((pair) => below(pair, 4.5, ratio)),
      ...PART_PAIRS.flatMap((pair) => below(pair, 3, ratio)),
    ];
    expect(weak).toEqual([]);
  });
});

test("the measure itself agrees with known values", () => {
  expect(contrast(luminance("oklch(1 0 0)"), luminance("oklch(0 0 0)"))).toBeCloseTo(21, 1);
  // #767676 on white, the well-known limit of 4.54.
  expect(contrast(luminance("oklch(0.5673 0 0)"), luminance("oklch(1 0 0)"))).toBeCloseTo(4.54, 1);
});

test("STATE-04 the progress bar moves by the shared constants", () => {
  const token = (name: string) => ENGINE.get(name);
  expect(token("progress-delay")).toBe(`${PROGRESS_DELAY_MS}ms`);
  expect(token("progress-minimum")).toBe(String(PROGRESS.minimum));
  expect(token("progress-speed")).toBe(`${PROGRESS.speedMs}ms`);
  const steps = (1 - PROGRESS.minimum) / PROGRESS.trickleRate;
  expect(token("progress-trickle")).toBe(`${(steps * PROGRESS.trickleSpeedMs) / 1000}s`);
});

test("CONST-01 the sidebar's media queries use the breakpoint", () => {
  for (const file of ["layout", "navbar", "sidebar"]) {
    const css = readFileSync(new URL(`./styles/${file}.css`, import.meta.url), "utf8");
    expect(css).toContain(`${MOBILE_BREAKPOINT_PX}px`);
    expect(css).not.toMatch(/99[57]px/);
  }
});

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
function readTokens(path: string): Map<string, string> {
  const css = readFileSync(new URL(path, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
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
function luminance(color: string): number {
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

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
