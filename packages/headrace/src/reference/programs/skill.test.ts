import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { apiSchema } from "../../config/api-schema.ts";
import { loadDescription } from "../../sources/openapi/load-description.ts";
import { apiSkill } from "./skill.ts";
import { catalogEntries, wellKnownFiles } from "./well-known.ts";

const site = { url: "https://docs.test", baseUrl: "/" };

async function skillOf(info: string, paths: string, id = "v1") {
  const root = await mkdtemp(join(tmpdir(), "skill-"));
  const servers = `servers: [{ url: "https://{region}.test/v1", variables: { region: { default: eu } } }]`;
  await writeFile(join(root, "api.yaml"), `openapi: 3.1.0\n${info}\n${servers}\npaths: ${paths}\n`);
  const { description } = await loadDescription(root, "api.yaml");
  if (!description) throw new Error("This is no description.");
  const api = apiSchema.parse({
    id,
    file: "api.yaml",
    route: "/api",
    familyRoute: "/api/family/{family}",
    download: "api.yaml",
  });
  const skills = apiSkill(description, { api, site });
  return {
    skills,
    files: wellKnownFiles(catalogEntries(description, { api, site }), skills, site),
  };
}

const ITEM = `{ get: { operationId: item-get, tags: [Items], parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { "200": { description: One. }, "404": { description: There is none. } } } }`;
const LIST = `{ get: { operationId: item-list, tags: [Items], summary: List items, responses: { "200": { description: All. }, "404": { description: There is none. } } } }`;

describe("the skill of an API", () => {
  it.each([
    ["title: Shop API, version: '2'", "v1", "shop-api-v1"],
    ["title: 'Žluťoučký kůň & Co. --- #1', version: '1'", "v1", "zlutoucky-kun-co-1-v1"],
    ["title: 商店, version: '1'", "shop_v2", "shop-v2"],
    [`title: '${"very long ".repeat(30)}', version: '1'`, "v1", /^very-long-[a-z-]+-v1$/],
    [`title: "A: \\"quoted\\" # title", version: '1'`, "_", "a-quoted-title"],
  ])("is named as its standard asks, whatever the API is called: %s", async (info, id, name) => {
    const { skills } = await skillOf(`info: { ${info} }`, `{ /items: ${LIST} }`, id);
    const [skill] = skills;
    expect(skill?.name).toMatch(name);
    expect(skill?.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(skill?.name.length).toBeLessThanOrEqual(64);
    const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill?.content ?? "") ?? [];
    expect(parse(head)).toEqual({ name: skill?.name, description: skill?.description });
    expect(skill?.description.length).toBeLessThanOrEqual(1024);
    expect(skill?.path).toBe(`.well-known/agent-skills/${skill?.name}/SKILL.md`);
  });

  it("begins with the request that needs least, and says what many operations share", async () => {
    const info = "info: { title: Shop, version: '1', description: Sells things. }";
    const { skills } = await skillOf(info, `{ "/items/{id}": ${ITEM}, /items: ${LIST} }`);
    const content = skills[0]?.content ?? "";
    expect(content).toContain("Sells things.");
    expect(content).toContain("curl https://eu.test/v1/items");
    expect(content).toContain("| `404` | There is none. In 2 of 2 operations. |");
    expect(content).toContain(
      "- [Items](https://docs.test/api/family/items.md)\n  `item-get`, `item-list`",
    );
  });

  it("is cut between paragraphs where the description is a book", async () => {
    const book = JSON.stringify("A paragraph about the API.\n\n".repeat(900));
    const info = `info: { title: Shop, version: '1', description: ${book} }`;
    const { skills } = await skillOf(info, `{ /items: ${LIST} }`);
    expect(skills[0]?.content.length).toBeLessThan(9000);
    expect(skills[0]?.content).toContain(
      'The rest stands in <https://docs.test/api.yaml> under "info".',
    );
  });

  it("is not there where the API has no operation", async () => {
    const { skills, files } = await skillOf("info: { title: Shop, version: '1' }", "{}");
    expect(skills).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual([".well-known/api-catalog"]);
  });
});

describe("what a host says of its APIs", () => {
  it("names each server, its description and its pages, and the digest of each skill", async () => {
    const info = "info: { title: Shop, version: '1' }";
    const { skills, files } = await skillOf(info, `{ /items: ${LIST} }`);
    const [catalog, index] = files.map(({ content }) => JSON.parse(content));
    expect(catalog).toEqual({
      linkset: [
        {
          anchor: "https://eu.test/v1",
          "service-desc": [{ href: "https://docs.test/api.yaml", type: "application/yaml" }],
          "service-doc": [{ href: "https://docs.test/api", type: "text/html" }],
        },
      ],
    });
    expect(index.skills).toMatchObject([
      { name: "shop-v1", type: "skill-md", url: `/${skills[0]?.path}` },
    ]);
    expect(index.skills[0].digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it("is told at the root of a host only", async () => {
    const { skills } = await skillOf("info: { title: Shop, version: '1' }", `{ /items: ${LIST} }`);
    const entry = { anchor: "https://eu.test", "service-desc": [], "service-doc": [] };
    expect(wellKnownFiles([entry], skills, { ...site, baseUrl: "/docs/" })).toEqual([]);
  });
});
