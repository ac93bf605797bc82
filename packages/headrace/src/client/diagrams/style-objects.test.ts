// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { removeSheets, withStyleObjects } from "./style-objects.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

function holder(): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("id", "d1");
  document.body.append(element);
  return element;
}

test("styles that are written as text become objects while something is drawn", async () => {
  const { holder: drawn, sheets } = await withStyleObjects("d1", async () => {
    const place = holder();
    const line = document.createElement("p");
    // happy-dom's own declarations write the attribute again.
    Object.defineProperty(line, "style", { value: { cssText: "" } });
    line.setAttribute("style", "color: red");
    const style = document.createElement("style");
    style.innerHTML = "#d1 p { margin: 0 }";
    place.append(line, style);
    expect(document.querySelector("style")).toBeNull();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(place.innerHTML).toBe("");
  });
  expect(drawn.querySelector("p")?.style.cssText).toBe("color: red");
  expect(drawn.querySelector("p")?.hasAttribute("style")).toBe(false);
  removeSheets(sheets);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(drawn.querySelector("template")).toBeNull();
});

test("the page is as before when the drawing fails", async () => {
  const { setAttribute } = Element.prototype;
  const failed = withStyleObjects("d1", async () => {
    document.createElement("style").innerHTML = "p { margin: 0 }";
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(Element.prototype.setAttribute).toBe(setAttribute);
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(document.createElement("style").tagName).toBe("STYLE");
});
