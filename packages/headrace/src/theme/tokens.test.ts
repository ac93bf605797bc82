import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  contrast,
  luminance,
  readTokens,
  THEME_TOKENS,
  undefinedTokens,
  weakPairs,
} from "../../test/contrast.ts";
import { MOBILE_BREAKPOINT_PX, PROGRESS, PROGRESS_DELAY_MS } from "../model/constants.ts";

const ENGINE = readTokens(THEME_TOKENS);

test.each(["light", "dark"] as const)("%s: text has 4.5:1, parts have 3:1", (theme) => {
  expect(weakPairs([THEME_TOKENS], theme)).toEqual([]);
});

test("every token that a style sheet of the engine uses is declared", () => {
  const folder = new URL("../", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sheets = files
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  expect(sheets.length).toBeGreaterThan(30);
  expect(undefinedTokens(sheets)).toEqual([]);
  expect(undefinedTokens([".x { color: var(--text-small) }"])).toEqual(["--text-small"]);
});

test("no style sheet says left or right where a language may run the other way", () => {
  const folder = new URL("../", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // What a writer aligns by the dialect's names keeps its side.
  const sheets = files.filter(
    (file) => file.endsWith(".css") && !file.includes("some-sites/dialect-"),
  );
  const sided = sheets.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const rules = text.replace(/&\[align="right"\] \{[^}]*\}/g, "");
    const found = rules.match(
      /(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)|^\s+(?:left|right): (?!50%)/gm,
    );
    return [...(found ?? []), ...sidedShorthands(rules)].map((rule) => `${file}: ${rule.trim()}`);
  });
  expect(sided.sort()).toEqual([
    "theme/styles/admonitions.css: border-radius: 0 var(--radius) var(--radius) 0;",
    // Tools stand on the right of code, which runs from left to right in every language.
    "theme/styles/code.css: padding: 0.5rem 5rem 0.5rem 1rem;",
    // The other side of the first.
    "theme/styles/some-sites/right-to-left.css: border-radius: var(--radius) 0 0 var(--radius);",
  ]);
});

/** A call without blanks and brackets, so that it is one value. */
function joined(call: string): string {
  return `[${call.slice(1, -1).replace(/\s+/g, "")}]`;
}

/** Those of four values that differ between left and right. */
function sidedShorthands(rules: string): string[] {
  const shorthands = rules.matchAll(
    /(?<![\w-])(margin|padding|inset|border-(?:width|radius)): ([^;]+);/g,
  );
  return [...shorthands].flatMap(([rule, property, values = ""]) => {
    let plain = values;
    while (plain.includes("(")) plain = plain.replace(/\([^()]*\)/g, (call) => joined(call));
    const sides = plain.split(/\s+/);
    const [first, second, third, fourth] = sides;
    if (fourth === undefined) return [];
    const isEven =
      property === "border-radius" ? first === second && third === fourth : second === fourth;
    return isEven ? [] : [rule];
  });
}

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
