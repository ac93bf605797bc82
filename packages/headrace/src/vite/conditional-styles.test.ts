// @vitest-environment happy-dom
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { classesOf, hasNeeded } from "../render/needed-classes.ts";
import { divideSheets, neededClasses, THEME_SHEETS } from "./conditional-styles.ts";

describe("what a style sheet needs of a page", () => {
  test.each([
    [".card { color: red }", [["card"]]],
    [".card, .tile .name { }", [["card"], ["tile", "name"]]],
    ["@layer site { @media (width < 40rem) { .card:hover::before { } } }", [["card"]]],
    [".card { .name { } p { } & + & { } }", [["card"]]],
    [
      ".markdown :is(.card, .tile):not(.old) { }",
      [
        ["markdown", "card"],
        ["markdown", "tile"],
      ],
    ],
    [
      ".bar:has(> .card, > :is(.tile, .name)) a { }",
      [
        ["bar", "card"],
        ["bar", "tile"],
        ["bar", "name"],
      ],
    ],
    ['.card[href$=".pdf"] { }', [["card"]]],
    [".card:nth-child(2n + 1 of .odd) { }", [["card"]]],
    ["@keyframes turn { from { rotate: 0turn } } .card { animation: turn }", [["card"]]],
  ])("%s", (css, needs) => expect(neededClasses(css)).toEqual(needs));

  test.each([
    "",
    ":root { --accent: red }",
    "h1 { }",
    ".card, h1 { }",
    ":is(.card, h1) { }",
    ":not(.card) { }",
    "[data-theme] { }",
    "@font-face { font-family: x } .card { font-family: x }",
    '@import "https://example.com/x.css"; .card { }',
    ".md\\:card { }",
  ])("it may apply anywhere: %s", (css) => expect(neededClasses(css)).toBeUndefined());

  const NAMES = ["a", "b", "c"];
  const SHAPES = [
    (x: string, y: string) => `.${x} .${y}`,
    (x: string, y: string) => `.${x}.${y}`,
    (x: string, y: string) => `.${x} > p, .${y}`,
    (x: string, y: string) => `:is(.${x}, .${y}) p`,
    (x: string, y: string) => `.${x}:not(.${y})`,
    (x: string, y: string) => `.${x}:has(.${y})`,
    (x: string, y: string) => `p.${x} ~ p:where(.${y}, .${x})`,
  ];
  const MARKUP = NAMES.flatMap((x) =>
    NAMES.flatMap((y) => [
      `<p class="${x}"></p><p class="${y} ${x}"></p>`,
      `<div class="${x}"><p class="${y}"></p></div>`,
      `<div class="${x} ${y}"><p></p></div>`,
    ]),
  );

  test("wherever a selector matches, its sheet is loaded", () => {
    let matched = 0;
    for (const shape of SHAPES) {
      for (const x of NAMES) {
        for (const y of NAMES) {
          const selector = shape(x, y);
          const needs = neededClasses(`${selector} { color: red }`) ?? [];
          for (const html of MARKUP) {
            document.body.innerHTML = html;
            if (!document.querySelector(selector)) continue;
            matched++;
            expect(hasNeeded(classesOf(html), needs), `${selector} in ${html}`).toBe(true);
          }
        }
      }
    }
    expect(matched).toBeGreaterThan(100);
  });
});

test("sheets keep their order: one that may apply anywhere takes those before it along", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sheets-"));
  const write = (name: string, css: string) => {
    writeFileSync(join(folder, name), css);
    return join(folder, name);
  };
  const card = write("card.css", ".card { }");
  const theme = write("theme.css", ":root { }");
  const tiles = write("tiles.css", '@import "./tile.css";\n');
  write("tile.css", ".tile { }");
  const names = write("names.module.css", ".name { }");
  const divided = await divideSheets([card, theme, tiles]);
  expect(divided.always).toEqual([card, theme]);
  expect(divided.conditional.map(({ file }) => file)).toEqual([THEME_SHEETS.reference, tiles]);
  expect(divided.conditional.at(-1)?.needs).toEqual([["tile"]]);
  expect((await divideSheets([tiles, names])).always).toEqual([tiles, names]);
  const broken = write("broken.css", ".card { ");
  expect((await divideSheets([broken, join(folder, "absent.css")])).always).toHaveLength(2);
});
