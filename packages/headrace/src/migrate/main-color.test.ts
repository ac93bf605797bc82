import { expect, test } from "vitest";
import { THEME_TOKENS, weakPairs } from "../../test/contrast.ts";
import { mainColor } from "./main-color.ts";

const sheet = (color: string) =>
  `/* x */ .a { color: red } :root { --ifm-color-primary: ${color}; }`;

test.each([
  ["#ff0000", { hue: 29, chroma: 0.14 }],
  ["rgb(0, 0, 255)", { hue: 264, chroma: 0.14 }],
  ["hsl(120 100% 25%)", { hue: 142, chroma: 0.14 }],
  ["#808080", { chroma: 0 }],
])("%s", (color, wanted) => {
  expect(mainColor(["body { margin: 0 }", sheet(color)])).toMatchObject(wanted);
});

test("the first color counts, and what is none counts for nothing", () => {
  const dark = '[data-theme="dark"] { --ifm-color-primary: #00f }';
  expect(mainColor([sheet("#f00") + dark])).toEqual(mainColor([sheet("#f00")]));
  expect(mainColor([sheet("var(--brand)"), "a { --ifm-color-primary: }", "}} @include x;"])).toBe(
    undefined,
  );
});

test("texts can be read in every color that is taken over, in both themes", () => {
  for (let step = 0; step < 72; step++) {
    const color = `hsl(${step * 5} 100% ${20 + (step % 7) * 10}%)`;
    const found = mainColor([sheet(color)]);
    const tokens = `:root { --accent-hue: ${found?.hue}; --accent-chroma: ${found?.chroma}; }`;
    for (const theme of ["light", "dark"] as const)
      expect(weakPairs([tokens, THEME_TOKENS], theme), color).toEqual([]);
  }
});
