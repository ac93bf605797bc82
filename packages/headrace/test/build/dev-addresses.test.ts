import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { startDev } from "../../src/dev/dev-server.ts";
import { startPreview } from "../../src/server/preview.ts";
import { copySmallSite } from "./fixture-copy.ts";

const ROUTES = [
  "/",
  "/guide",
  "/guide/two",
  "/search",
  "/nowhere",
  "/guide/nowhere",
  "/404",
  "/GUIDE",
];
const SPELLINGS = ["", "/", "/index", "/index.html", ".html", ".html/", "?a=1", "/?a=1", ".md"];

/** What a site answers a path with: its status, and where it leads. */
async function answer(server: string, path: string): Promise<string> {
  const response = await fetch(server + path, { redirect: "manual" });
  await response.arrayBuffer();
  return [response.status, response.headers.get("location") ?? ""].join(" ").trim();
}

describe.each([
  { trailingSlash: false, baseUrl: "/" },
  { trailingSlash: true, baseUrl: "/" },
  { trailingSlash: false, baseUrl: "/docs/" },
  { trailingSlash: true, baseUrl: "/docs/" },
])("with $trailingSlash and $baseUrl", (form) => {
  it("the dev server answers every spelling of an address as the built site does", async () => {
    const { root, remove } = await copySmallSite();
    onTestFinished(remove);
    const config = join(root, "site/site.config.ts");
    const options = JSON.stringify(form).slice(1, -1);
    const text = await readFile(config, "utf8");
    await writeFile(config, text.replace('  name: "Small",', `  name: "Small", ${options},`));
    await buildSite(root, { strict: false, report: () => {} });
    const { baseUrl } = form;
    const built = await startPreview({ root: join(root, "dist"), port: 0, baseUrl });
    onTestFinished(() => built.close());
    const dev = await startDev({ root, port: 0, host: "127.0.0.1", report: () => {} });
    onTestFinished(() => dev.close());

    const below = ROUTES.flatMap((route) =>
      SPELLINGS.map((end) => (route + end).replace(/^\/\//, "/")),
    );
    const paths = [...below.map((path) => baseUrl.slice(0, -1) + path), "/", "/elsewhere"];
    const origins = [dev.url, built.url].map((url) => new URL(url).origin);
    const answers = origins.map(async (origin) => {
      const pairs = paths.map(async (path) => [path, await answer(origin, path)]);
      return Object.fromEntries(await Promise.all(pairs));
    });
    const [ofDev, ofBuilt] = await Promise.all(answers);
    expect(ofDev).toEqual(ofBuilt);
    const first = baseUrl + (form.trailingSlash ? "guide/" : "guide");
    expect(ofDev).toMatchObject({ [first]: "200" });
    const moved = new URL(`${baseUrl}old/step`, dev.url);
    expect(await answer(moved.origin, moved.pathname)).toBe(
      `302 ${first}${form.trailingSlash ? "two/" : "/two"}`,
    );
  }, 120_000);
});
