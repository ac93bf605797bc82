import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
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

test.each([
  ["cut short", (file: string) => truncateSync(file, statSync(file).size - 1)],
  ["changed", (file: string) => writeFileSync(file, "some texT")],
])("a pack that was %s is noticed", (_, damage) => {
  const places = packIn().add(["some text"]);
  damage(join(folder, "pages", places[0]?.pack ?? ""));
  expect(() => read(places)).toThrow("not as it was written");
});
