import { expect, test } from "vitest";
import { withoutComponentSyntax } from "./flow-components.ts";

test.each([
  ["component Card(title: string) { x }", "function Card({ title }) { x }"],
  [
    "export default component A(a?: Map<string, {b: c}> = new Map([[1, 2]]), ...rest: R) {",
    "export default function A({ a = new Map([[1, 2]]), ...rest }) {",
  ],
  [
    "component B('data-id' as id: string, on: (event: E, n: number) => void = () => {}) renders Box {",
    "function B({ 'data-id': id, on = () => {} }) {",
  ],
  [
    "component Empty() {}\ncomponent C(\n  a: 'x, y' | \"z\",\n  b: boolean,\n) {}",
    "function Empty({  }) {}\nfunction C({ a, b }) {}",
  ],
  [
    "const component = Card(1); // component Card (is text)",
    "const component = Card(1); // component Card (is text)",
  ],
])("reads %s", (written, read) => {
  expect(withoutComponentSyntax(written)).toBe(read);
});
