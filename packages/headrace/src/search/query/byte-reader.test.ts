import { expect, test } from "vitest";
import { createByteWriter } from "../index/byte-writer.ts";
import { createByteReader } from "./byte-reader.ts";

test("numbers of every size are read as they were written", () => {
  const numbers = Array.from({ length: 32 }, (_, bits) => [2 ** bits - 1, 2 ** bits]).flat();
  const writer = createByteWriter();
  for (const number of [...numbers, 2 ** 32 - 1]) writer.varint(number);
  const bytes = writer.finish();
  const reader = createByteReader(bytes);
  for (const number of numbers) expect(reader.varint()).toBe(number);
  expect(reader.left()).toBe(5);
  expect(reader.varint()).toBe(2 ** 32 - 1);
  expect(reader.left()).toBe(0);
});

test("a number without an end is refused at the end of the bytes, and cut off within them", () => {
  expect(() => createByteReader(Uint8Array.of(128, 128)).varint()).toThrow(RangeError);
  const reader = createByteReader(new Uint8Array(9).fill(255));
  reader.varint();
  expect(reader.left()).toBe(3);
});

test("gaps are read into their part of an array, whatever they take", () => {
  const gaps = [0, 5, 127, 128, 40_000, 0];
  const writer = createByteWriter();
  for (const gap of gaps) writer.varint(gap);
  const target = new Uint32Array(8).fill(9);
  createByteReader(writer.finish()).gaps(target, 1, 7);
  expect([...target]).toEqual([9, 0, 6, 134, 263, 40_264, 40_265, 9]);
  expect(() => createByteReader(Uint8Array.of(1)).gaps(target, 0, 2)).toThrow(RangeError);
});

test("what is not there can't be read", () => {
  const reader = createByteReader(Uint8Array.of(2, 65, 66));
  expect(reader.text()).toBe("AB");
  expect(() => reader.text()).toThrow("This is no search index.");
  expect(() => createByteReader(Uint8Array.of(3, 65, 66)).text()).toThrow(RangeError);
  expect(() => createByteReader(Uint8Array.of(1)).quarters(5)).toThrow(RangeError);
  expect(() => createByteReader(Uint8Array.of(1)).varints(2)).toThrow(RangeError);
  expect([...createByteReader(Uint8Array.of(1, 2)).varints(2)]).toEqual([1, 2]);
});
