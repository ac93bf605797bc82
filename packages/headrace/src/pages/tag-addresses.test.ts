import { createRandom } from "headrace/testing";
import { expect, it } from "vitest";
import { docSet } from "./doc-set.ts";
import { tagAddresses } from "./tag-addresses.ts";

const set = docSet({ folder: "docs" });
const addressesOf = (...tags: string[]) =>
  Object.fromEntries(tagAddresses([{ frontMatter: { tags } }], set));

it("gives names of several things addresses of their own, and the plainest the address of the dialect", () => {
  expect(addressesOf("C#", "C++", "c", "C")).toEqual({ C: "c", c: "c", "C++": "c++", "C#": "c#" });
  expect(addressesOf("C++")).toEqual({ "C++": "c" });
  expect(addressesOf("Resume", "Résumé")).toEqual({ Resume: "resume", Résumé: "résumé" });
});

it("keeps spellings of one name together", () => {
  const spellings = ["API key", "api-key", "Api_Key", "api key", "API-Key"];
  expect(new Set(Object.values(addressesOf(...spellings)))).toEqual(new Set(["api-key"]));
});

it("numbers the addresses of names that are spelled like those of others", () => {
  expect(addressesOf("c", "C++", "C ++")).toEqual({ c: "c", "C ++": "c-++", "C++": "c-++" });
  expect(addressesOf("a", "a!", "a! ", "a&", "a-&")).toEqual({
    a: "a",
    "a!": "a!",
    "a! ": "a!",
    "a&": "a&",
    "a-&": "a&",
  });
  // "é!" is the whole of one name, and the address of another without its sign.
  expect(addressesOf("e", "é", "é-2")).toEqual({ e: "e", é: "é", "é-2": "e-2" });
});

it("calls names of signs alone by them, without what parts an address", () => {
  expect(addressesOf("+", "/", "+/", "..", "a/b")).toEqual({
    "+": "+",
    "+/": "+-",
    "/": "-",
    "..": "-",
    "a/b": "a-b",
  });
});

it("a page without tags asks for no address", () => {
  expect(tagAddresses([{ frontMatter: {} }], set)).toEqual(new Map());
});

it("leaves addresses of their own to tags that have them", () => {
  const tags = new Map([["C++", { permalink: "/cpp" }]]);
  const pages = [{ frontMatter: { tags: ["C++", { label: "C", permalink: "/c-lang" }, "C#"] } }];
  expect(Object.fromEntries(tagAddresses(pages, { tags }))).toEqual({ "C#": "c" });
});

it("no two names that differ by more than case and separators share an address, whatever order they come in", () => {
  const random = createRandom(12);
  const signs = [
    "a",
    "A",
    "b",
    "é",
    "e",
    "1",
    "+",
    "#",
    "*",
    "&",
    "@",
    "!",
    "%",
    "語",
    "🚀",
    "-",
    " ",
    "/",
  ];
  for (let round = 0; round < 300; round++) {
    const tags = Array.from({ length: 12 }, () =>
      Array.from({ length: random.integer(1, 4) }, () => random.pick(signs)).join(""),
    ).filter((tag) => tag.trim() !== "");
    const addresses = addressesOf(...tags);
    const meanings = new Map<string, Set<string>>();
    for (const [name, address] of Object.entries(addresses)) {
      expect(address).toMatch(/^[^/\\]+$/);
      meanings.set(
        address,
        (meanings.get(address) ?? new Set()).add(name.toLowerCase().replace(/[-\s/]/g, "")),
      );
    }
    expect([...meanings.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect(addressesOf(...tags.toReversed())).toEqual(addresses);
  }
});
