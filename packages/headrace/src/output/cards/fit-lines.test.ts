import { describe, expect, it } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { type FitOptions, fitLines } from "./fit-lines.ts";

/** Letters as wide as half of their height. */
const measure = (text: string) => text.length / 2;

const options: FitOptions = { sizes: [8, 4, 2], width: 40, most: 3, measure };

describe("fitLines", () => {
  it.each([
    ["one line, large", "Ten chars", { size: 8, lines: ["Ten chars"] }],
    [
      "lines of whole words",
      "Deploy an app to production",
      { size: 8, lines: ["Deploy an", "app to", "production"] },
    ],
    [
      "smaller before a word is divided",
      "Applications here",
      { size: 4, lines: ["Applications here"] },
    ],
    [
      "a word that is too wide in every size",
      "m".repeat(45),
      { size: 4, lines: ["m".repeat(20), "m".repeat(20), "mmmmm"] },
    ],
    ["no word", "", { size: 8, lines: [""] }],
  ])("writes %s", (_, text, fitted) => {
    expect(fitLines(text, options)).toEqual(fitted);
  });

  it("divides no letter of several characters", () => {
    const { lines } = fitLines("👩‍🚀".repeat(30), { ...options, sizes: [4] });
    expect(lines.join("").replaceAll("👩‍🚀", "").replace("…", "")).toBe("");
  });

  it("keeps every line within the width, and every letter or its beginning, of any text", () => {
    const random = createRandom(7);
    for (let run = 0; run < 500; run++) {
      const words = Array.from({ length: random.integer(1, 14) }, () =>
        "abcdefghijklmnopqrstuvwxyz".repeat(3).slice(0, random.integer(1, 60)),
      );
      const { lines, size } = fitLines(words.join(" "), options);
      expect(lines.length).toBeLessThanOrEqual(options.most);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(options.width);
      const written = lines.join("").replaceAll(" ", "");
      const all = words.join("");
      if (written.endsWith("…")) expect(all.startsWith(written.slice(0, -1))).toBe(true);
      else expect(written).toBe(all);
    }
  });
});
