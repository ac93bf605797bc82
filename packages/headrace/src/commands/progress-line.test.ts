import { expect, test } from "vitest";
import { progressLine } from "./progress-line.ts";

function follow(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const line = progressLine({ isTTY, write }, () => time);
  const update = (at: number, done: number) => {
    time = at;
    line.update({ step: "Compiling", done, total: 4000 });
  };
  return { written, update, clear: line.clear };
}

test("a terminal shows counts and the time left, once two seconds have passed", () => {
  const { written, update } = follow(true);
  update(0, 1);
  update(1900, 900);
  expect(written).toEqual([]);
  update(2000, 1000);
  expect(written).toEqual(["\rCompiling 1,000 of 4,000 pages, about 6 s left\u001b[K"]);
});

test("the line does not change with every page, and goes before other lines come", () => {
  const { written, update, clear } = follow(true);
  update(0, 1);
  update(2000, 1000);
  update(2050, 1010);
  clear();
  expect(written).toHaveLength(2);
  expect(written[1]).toBe("\r\u001b[K");
});

test("a log gets none of it", () => {
  const { written, update, clear } = follow(false);
  update(0, 1);
  update(9000, 3000);
  clear();
  expect(written).toEqual([]);
});
