import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  ADMONITION_KINDS,
  ADMONITION_NAMES,
  admonitionClasses,
  admonitionKind,
  admonitionTitle,
  kindOfClasses,
} from "./admonitions.ts";

const STYLES = readFileSync(new URL("../../theme/styles/admonitions.css", import.meta.url), "utf8");

describe("an admonition's markup", () => {
  test.each(ADMONITION_KINDS.filter((kind) => kind !== "note"))(
    "%s has colors of its own, and its classes name it again",
    (kind) => {
      expect(STYLES).toContain(`.admonition-${kind} {`);
      expect(kindOfClasses(admonitionClasses(kind))).toBe(kind);
    },
  );

  test("every name has a kind and a title", () => {
    for (const name of ADMONITION_NAMES) {
      expect(admonitionKind(name)).toBeDefined();
      expect(admonitionTitle(name)).toMatch(/^[A-Z]/);
    }
  });

  test.each(["toString", "constructor", "__proto__", ""])("%j names none", (name) => {
    expect(admonitionKind(name)).toBeUndefined();
    expect(admonitionClasses(name)).toEqual(["admonition", "admonition-note"]);
  });
});
