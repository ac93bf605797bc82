import { expect, test } from "vitest";
import { stemWord } from "./stem.ts";

test("agrees with the examples of Porter's papers", () => {
  const examples =
    "caresses:caress ponies:poni cats:cat feed:feed agreed:agre plastered:plaster motoring:motor " +
    "conflated:conflat troubled:troubl sized:size hopping:hop falling:fall hissing:hiss failing:fail " +
    "filing:file happy:happi sky:ski relational:relat conditional:condit rational:ration " +
    "digitizer:digit operator:oper decisiveness:decis triplicate:triplic formalize:formal " +
    "electrical:electr goodness:good revival:reviv inference:infer adoption:adopt rate:rate " +
    "cease:ceas controll:control roll:roll";
  for (const example of examples.split(" ")) {
    const [word = "", stem] = example.split(":");
    expect(stemWord(word), word).toBe(stem);
  }
});

test("brings the forms of a word together", () => {
  const families = [
    ["deploy", "deploys", "deployed", "deploying", "deployment", "deployments"],
    ["configure", "configured", "configuration", "configuring"],
    ["policy", "policies"],
    ["customer", "customers"],
    ["authorize", "authorized", "authorization", "authorizing"],
    ["generic", "generics"],
  ];
  for (const family of families) expect(new Set(family.map(stemWord)).size).toBe(1);
});

test.each([
  ["custom", "customer"],
  ["customize", "customers"],
  ["import", "important"],
  ["author", "authorization"],
  ["generated", "general"],
  ["generator", "generics"],
  ["certificates", "certification"],
])("keeps %s and %s apart", (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});

test("leaves other scripts, numbers and short words alone", () => {
  for (const word of ["部署", "c++", "v1", "is", "x509", ""]) expect(stemWord(word)).toBe(word);
});
