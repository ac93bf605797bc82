import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { startDev } from "../../src/dev/dev-server.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import type { RunningServer } from "../../src/server/listen.ts";

const PAGE = "api/vnd.things.v1+json/thing-get";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(import.meta.dirname, ".site-"));
  await cp(join(import.meta.dirname, "../fixtures/api-site"), root, { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe("building a site with an API", { timeout: 60_000 }, () => {
  const build = () => buildSite(root, { strict: true, report: () => {} });
  const published = (file: string) => readFile(join(root, "dist", file), "utf8");

  it("API-01 API-02 writes pages, twins, the console's data and the description", async () => {
    expect(await build()).toMatchObject({ pages: 4 });
    const html = await published(`${PAGE}.html`);
    expect(html).toContain("<h1>List things</h1>");
    expect(html).toContain(`data-operation="/${PAGE}.operation.json"`);
    expect(html).toContain("https://git.example/edit/openapi/api.yaml");
    expect(await published("category/thing/vnd.things.v1+json.html")).toContain("All things.");
    expect(await published(`${PAGE}.md`)).toContain("# List things");
    expect(await published(`${PAGE}.operation.json`)).toContain('"thing-get"');
    expect(await published("openapi/things.yaml")).toContain("openapi: 3.1.1");
    expect(await published("sitemap.xml")).toContain(`<loc>https://api.example/${PAGE}</loc>`);
  });

  it("takes over what has not changed, and renders what has", async () => {
    expect(await build()).toMatchObject({ rendered: 0 });
    await edit("openapi/api.yaml", (text) => text.replace("How many", "How many things"));
    expect(await build()).toMatchObject({ rendered: 1 });
    expect(await published(`${PAGE}.md`)).toContain("How many things at most.");
  });

  it("reports a link into the reference that leads nowhere, and one out of it", async () => {
    await edit("content/index.md", (text) => text.replace("#query.limit", "#query.nothing"));
    await edit("openapi/api.yaml", (text) => text.replace("All of them.", "All [of](/no) them."));
    const problems = await build().catch((error) => error);
    expect(problems).toBeInstanceOf(SiteError);
    expect(problems.diagnostics).toMatchObject([
      { code: "broken-anchor", file: "content/index.md" },
      { code: "openapi-link", file: "openapi/api.yaml", line: 28, column: 33 },
    ]);
    await edit("content/index.md", (text) => text.replace("#query.nothing", "#query.limit"));
    await edit("openapi/api.yaml", (text) => text.replace("All [of](/no) them.", "All of them."));
  });
});

it("tells twenty links of descriptions that lead nowhere, and how many more there are", async () => {
  const links = Array.from({ length: 23 }, (_, index) => `[a](/no${index})`).join(" ");
  await edit("openapi/api.yaml", (text) => text.replace("All of them.", `All ${links}`));
  const problems = await buildSite(root, { strict: true, report: () => {} }).catch(
    (error) => error,
  );
  await edit("openapi/api.yaml", (text) => text.replace(`All ${links}`, "All of them."));
  expect(problems.diagnostics).toHaveLength(21);
  expect(problems.diagnostics.map(({ message }: { message: string }) => message)).toContain(
    "More of this kind: 3.",
  );
});

describe("the dev server of a site with an API", { timeout: 60_000 }, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startDev({ root, port: 0, host: "127.0.0.1", report: () => {} });
  }, 60_000);
  afterAll(() => server.close());
  const get = async (path: string) => (await fetch(new URL(path, server.url))).text();

  it("API-01 answers a page at both spellings of its plus sign, and the files beside it", async () => {
    expect(await get(PAGE)).toContain("<h1>List things</h1>");
    expect(await get(PAGE.replace("+", "%2B"))).toContain("<h1>List things</h1>");
    expect(await get(`${PAGE}.md`)).toContain("# List things");
    expect(JSON.parse(await get(`${PAGE}.operation.json`))).toHaveProperty("operation.id");
    expect(await get("openapi/things.yaml")).toContain("paths:");
  });

  it("shows a change of the description", async () => {
    await edit("openapi/api.yaml", (text) => text.replace("List things", "List all things"));
    await expect.poll(() => get(PAGE), { timeout: 20_000 }).toContain("<h1>List all things</h1>");
  });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}
