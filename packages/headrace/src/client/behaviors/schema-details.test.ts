// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { startSchemaDetails } from "./schema-details.ts";
import { createTabs } from "./tabs.ts";

startSchemaDetails(createTabs(createStorage(() => new MemoryStorage(), new EventTarget())));

const field = (name: string) =>
  `<li class="api-field"><a class="api-name">${name}</a><details class="api-group"></details></li>`;
const tab = (name: string, content: string, index: number) => ({
  button: `<button role="tab" aria-controls="p${index}" aria-selected="${index === 0}" data-value="${name}"></button>`,
  panel: `<div role="tabpanel" id="p${index}" ${index === 0 ? "" : "hidden"}>${content}</div>`,
});

test("a filter shows the first tab that has what is looked for", () => {
  const tabs = [
    tab("Card", field("number"), 0),
    tab("Bank", `<details>${field("iban")}</details>`, 1),
    tab("Other bank", field("iban"), 2),
  ];
  document.body.innerHTML = `<article><input data-action="filter-fields"><div data-tabs><div role="tablist">${tabs
    .map(({ button }) => button)
    .join("")}</div>${tabs.map(({ panel }) => panel).join("")}</div></article>`;
  const input = document.querySelector("input");
  if (!input) throw new Error("no input");
  input.value = "IBAN";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  const shown = [...document.querySelectorAll<HTMLElement>("[role=tabpanel]")]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
  expect(shown).toEqual(["p1"]);
  expect(document.querySelector("#p1 details")?.hasAttribute("open")).toBe(true);
  input.value = "";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(document.querySelectorAll(".api-field[hidden]")).toHaveLength(0);
});

test("a filter keeps what a found property is in, and hides what is inside of it and beside it", () => {
  const around = (name: string, inside: string) =>
    `<li class="api-field" id="${name}"><a class="api-name">${name}</a><ul>${inside}</ul></li>`;
  const rest = `<li class="api-field" id="unnamed"></li>`;
  document.body.innerHTML = `<article><input data-action="filter-fields">${around(
    "outer",
    around("wanted", around("inner", "")) + around("other", ""),
  )}${rest}</article>`;
  const input = document.querySelector("input");
  const shown = (text: string) => {
    if (!input) throw new Error("no input");
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return [...document.querySelectorAll(".api-field:not([hidden])")].map(({ id }) => id);
  };
  expect(shown("wanted")).toEqual(["outer", "wanted"]);
  expect(shown("inner")).toEqual(["outer", "wanted", "inner"]);
  expect(shown("")).toEqual(["outer", "wanted", "inner", "other", "unnamed"]);
});
