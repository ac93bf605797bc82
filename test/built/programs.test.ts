import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createPracticeServer } from "headrace/api";
import { expect, test } from "vitest";

const SITE = "https://docs.millrace.example/";
const read = (file: string) => readFileSync(`dist/${file}`, "utf8");

const skills: { name: string; url: string; digest: string }[] = JSON.parse(
  read(".well-known/agent-skills/index.json"),
).skills;
const skill = read(skills[0]?.url.slice(1) ?? "");

test("the index of skills proves each of them", () => {
  expect(skills.map(({ name }) => name)).toEqual(["millrace-api-v1"]);
  for (const { url, digest } of skills) {
    const sum = createHash("sha256")
      .update(read(url.slice(1)))
      .digest("hex");
    expect(digest).toBe(`sha256:${sum}`);
  }
});

test("every address in the skill, the catalog and the lists of sections leads to a file", () => {
  const lists = [...read("llms.txt").matchAll(/\((\S+llms\/\S+\.txt)\)/g)].map(
    ([, to]) => to ?? "",
  );
  expect(lists).toHaveLength(10);
  const texts = [skill, read(".well-known/api-catalog"), ...lists, read("llms.txt")].join("\n");
  const targets = [...texts.matchAll(/https:\/\/docs\.millrace\.example\/[^\s<>()"'`]*/g)].map(
    ([address]) => decodeURI(address.slice(SITE.length)).replace(/[#?].*/, ""),
  );
  expect(targets.length).toBeGreaterThan(300);
  const lost = targets.filter(
    (path) => !existsSync(`dist/${path}`) && !existsSync(`dist/${path}.html`),
  );
  expect(lost).toEqual([]);
});

test("the lists of the sections hold together what the list of the site holds", () => {
  const entries = (file: string) => read(file).match(/^- \[.*\.md\).*$/gm) ?? [];
  const sections = "overview manuals tutorials articles api".split(" ");
  expect(sections.flatMap((name) => entries(`llms/${name}/llms.txt`))).toEqual(entries("llms.txt"));
  const texts = sections.map((name) => read(`llms/${name}/llms-full.txt`).match(/^Page: .*$/gm));
  expect(texts.flat()).toEqual(read("llms-full.txt").match(/^Page: .*$/gm));
});

test("the skill names every operation, and no other", () => {
  const { operations }: { operations: { id: string }[] } = JSON.parse(read("operations.json"));
  const named = skill.slice(skill.indexOf("## Operations")).match(/(?<=`)[^`\s]+(?=`)/g);
  expect(named?.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

test("what the skill sends first is answered by the practice server", async () => {
  const [, code = ""] = /## A first request[\s\S]*?```bash\n([\s\S]*?)```/.exec(skill) ?? [];
  const [, address = ""] = /(https:\/\/api[^\s'"]*)/.exec(code) ?? [];
  const headers = [...code.matchAll(/(?:-H|--header) ["']([^:]+): ([^"']*)["']/g)].map(
    ([, name = "", value = ""]): [string, string] => [
      name,
      // What stands for a key that only the reader has.
      name.toLowerCase() === "x-millrace-api-key" ? `mrk_${"a".repeat(40)}` : value,
    ],
  );
  const server = createPracticeServer({ data: JSON.parse(read("practice/v1.json")) });
  const response = await server.fetch(new Request(address, { headers }));
  expect({ code, status: response.status }).toMatchObject({ status: 200 });
});

test("the skill fits into what an assistant keeps in mind", () => {
  // Some 5,000 tokens, as the standard recommends.
  expect(skill.length).toBeLessThan(20_000);
});
