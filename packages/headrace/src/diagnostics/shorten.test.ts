import { expect, it } from "vitest";
import type { Diagnostic } from "../model/diagnostic.ts";
import { shortened } from "./shorten.ts";

const told = (code: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, line) => ({
    code,
    severity: "warning",
    message: `${code} ${line}`,
    hint: "",
    file: "api.yaml",
    line,
  }));

it("of each kind twenty are told, and how many more there are", () => {
  const all = [...told("a", 20), ...told("b", 23), ...told("c", 1)];
  const short = shortened(all);
  expect(short.slice(0, 40)).toEqual(all.slice(0, 40));
  expect(short[40]).toMatchObject({
    code: "b",
    severity: "warning",
    message: "More of this kind: 3.",
    file: "api.yaml",
  });
  expect(short.slice(41)).toEqual(told("c", 1));
});
