// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { Schema } from "../../model/api.ts";
import { printRaw, type RawJson, readRaw } from "../json/raw-json.ts";
import { JsonFields } from "./json-fields.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const unmounts: (() => void)[] = [];
afterEach(() =>
  act(async () => {
    for (const unmount of unmounts.splice(0)) unmount();
  }),
);

const text: Schema = { types: ["string"] };

const ORDER: Schema = {
  types: ["object"],
  properties: [
    { name: "id", required: false, schema: { types: ["string"], readOnly: true } },
    // As generators of Python write "may be left out".
    {
      name: "note",
      required: false,
      schema: {
        types: [],
        variants: {
          kind: "anyOf",
          options: [
            { label: "string", schema: text },
            { label: "null", schema: { types: ["null"] } },
          ],
        },
      },
    },
    { name: "tags", required: false, schema: { types: ["array"], items: text } },
    {
      name: "lines",
      required: false,
      schema: {
        types: ["array"],
        items: {
          types: ["object"],
          properties: [{ name: "count", required: true, schema: { types: ["integer"] } }],
        },
      },
    },
    { name: "extra", required: false, schema: { types: ["object"], additionalProperties: text } },
    {
      name: "payment",
      required: true,
      schema: {
        types: ["object"],
        variants: {
          kind: "oneOf",
          discriminator: "kind",
          options: [
            { label: "Card", value: "card", schema: shape("kind", "number") },
            { label: "Bank", value: "bank", schema: shape("kind", "iban") },
          ],
        },
      },
    },
  ],
};

function shape(...names: string[]): Schema {
  const properties = names.map((name) => ({ name, required: true, schema: text }));
  return { types: ["object"], properties };
}

/** A form over a text, as the console holds it. */
async function openForm(start: string) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const root = createRoot(place);
  unmounts.push(() => root.unmount());
  let value: RawJson | undefined = readRaw(start);
  const draw = () =>
    root.render(
      <JsonFields
        schema={ORDER}
        value={value}
        onChange={(next) => {
          value = next;
          draw();
        }}
      />,
    );
  await act(async () => draw());
  return { json: () => JSON.parse(printRaw(value ?? "null")), print: () => printRaw(value ?? "") };
}

async function fill(label: string, content: string): Promise<void> {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.find(({ childNodes }) => childNodes[0]?.textContent === label);
  const input = document.getElementById(found?.htmlFor ?? "");
  if (!input) throw new Error(`no field ${label}`);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;
  await act(async () => {
    setter?.call(input, content);
    input.dispatchEvent(
      new Event(input.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
    );
  });
}

async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
}

test("what the form does not know stays in the body", async () => {
  const form = await openForm('{"unknown": [1E400, 0.10], "note": "a"}');
  await fill("note", "b");
  expect(form.print()).toContain("1E400,\n    0.10");
  expect(form.json()).toMatchObject({ note: "b" });
});

test("lists, items and maps are filled in by their kind", async () => {
  const form = await openForm("{}");
  await fill("tags", "a\nb");
  await press("Add an item");
  await fill("count", "3");
  await fill("extra", '{"k": ');
  await fill("extra", '{"k": "v"}');
  expect(form.json()).toEqual({ tags: ["a", "b"], lines: [{ count: 3 }], extra: { k: "v" } });
  await press("Remove");
  await fill("tags", "");
  expect(form.json()).toEqual({ extra: { k: "v" } });
});

test("a shape is chosen by name, and its discriminator written", async () => {
  const form = await openForm('{"payment": {"kind": "card", "number": "1"}}');
  expect(document.body.textContent).toContain("number");
  await fill("Shape", "1");
  await fill("iban", "DE00");
  expect(form.json().payment).toMatchObject({ kind: "bank", iban: "DE00" });
});

test("what is read-only is not asked for", async () => {
  await openForm("{}");
  const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
  expect(labels.some((label) => label?.startsWith("id"))).toBe(false);
});
