// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { startSchemaDetails } from "./schema-details.ts";
import { createTabs } from "./tabs.ts";

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
  startSchemaDetails(createTabs(createStorage(() => new MemoryStorage(), new EventTarget())));
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
