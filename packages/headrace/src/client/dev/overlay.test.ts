// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { ShownDiagnostic } from "../../model/dev-message.ts";
import { createOverlay } from "./overlay.ts";

const BROKEN_LINK: ShownDiagnostic = {
  code: "broken-link",
  severity: "error",
  message: "There is no page content/gone.md.",
  hint: 'Did you mean "content/done.md"?',
  file: "content/faq.md",
  line: 12,
  column: 4,
  frame: "> 12 | See [this](./gone.md)\n     |    ^",
};

beforeEach(() => document.body.replaceChildren());

const text = () => document.body.firstElementChild?.shadowRoot?.textContent;
const pressEscape = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

test("lists message, place, code frame and hint, as text", () => {
  createOverlay().show([
    BROKEN_LINK,
    { code: "x", severity: "warning", message: "<b>Hm</b>", hint: "H" },
  ]);
  expect(text()).toContain("1 error, 1 warning");
  expect(text()).toContain("error broken-link: There is no page content/gone.md.");
  expect(text()).toContain("content/faq.md:12:4");
  expect(text()).toContain("> 12 | See [this](./gone.md)");
  expect(text()).toContain('Did you mean "content/done.md"?');
  expect(text()).toContain("<b>Hm</b>");
});

test("goes when all is mended", () => {
  const overlay = createOverlay();
  overlay.show([BROKEN_LINK]);
  overlay.show([]);
  expect(document.body.childElementCount).toBe(0);
});

test("Escape closes it until there is something new to say", () => {
  const overlay = createOverlay();
  overlay.show([BROKEN_LINK]);
  pressEscape();
  expect(document.body.childElementCount).toBe(0);
  overlay.show([BROKEN_LINK]);
  expect(document.body.childElementCount).toBe(0);
  overlay.show([{ ...BROKEN_LINK, line: 13 }]);
  expect(text()).toContain("content/faq.md:13:4");
});
