import { mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readTexts, TextPack } from "./text-pack.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pack-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const packIn = () => new TextPack(join(folder, "pages"));
const read = (places: ReturnType<TextPack["add"]>) => [
  ...readTexts(places.map((place) => ({ ...place, pack: join(folder, "pages", place.pack) }))),
];

test("texts come back, of several packs and in any order", () => {
  const [one, other] = [packIn(), packIn()];
  const first = one.add(["né", "", "𝒳 <p>\n"]);
  const second = other.add(["another"]);
  const third = one.add(["more"]);
  expect(read([...third, ...second, ...first])).toEqual(["more", "another", "né", "", "𝒳 <p>\n"]);
});

test("a pack goes on when the cache is emptied meanwhile", () => {
  const pack = packIn();
  pack.add(["gone"]);
  rmSync(join(folder, "pages"), { recursive: true });
  expect(read(pack.add(["there"]))).toEqual(["there"]);
});

test("a pack that was cut short is noticed", () => {
  const places = packIn().add(["some text"]);
  const file = join(folder, "pages", places[0]?.pack ?? "");
  truncateSync(file, statSync(file).size - 1);
  expect(() => read(places)).toThrow("is shorter than it was written");
});
