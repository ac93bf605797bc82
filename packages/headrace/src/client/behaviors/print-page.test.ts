// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { startPrintPage } from "./print-page.ts";

test("prints by its button alone", () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  document.body.innerHTML = `<button data-action="print-page"><b>Print</b></button><p></p>`;
  startPrintPage();
  document.querySelector("p")?.click();
  expect(print).not.toHaveBeenCalled();
  document.querySelector("b")?.click();
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
