import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, startPreview } from "headrace/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_NAMES, launchBrowser, type RunningBrowser } from "./browsers.ts";
import { fieldSelector, fill, press, send } from "./console-page.ts";
import { hydrated } from "./journey.ts";
import { buildProject } from "./serve-site.ts";
import { startTokenProvider, type TokenProvider } from "./token-provider.ts";

/** A description of an API that takes tokens of a provider. */
const description = (origin: string) => ({
  openapi: "3.1.0",
  info: { title: "Mill", version: "1" },
  servers: [{ url: origin }],
  paths: {
    "/wheels": {
      get: {
        operationId: "wheels",
        security: [{ provider: ["read"] }],
        responses: { 200: { description: "Wheels." } },
      },
    },
  },
  components: {
    securitySchemes: {
      provider: {
        type: "oauth2",
        flows: {
          authorizationCode: {
            authorizationUrl: `${origin}/sign-in`,
            tokenUrl: `${origin}/token`,
            scopes: { read: "Reads wheels" },
          },
        },
      },
    },
  },
});

let root: string;
let provider: TokenProvider;
let site: RunningServer;

beforeAll(async () => {
  provider = await startTokenProvider();
  root = mkdtempSync(join(import.meta.dirname, ".site-"));
  for (const folder of ["content", "site"]) await mkdir(join(root, folder));
  const api = '[{ id: "mill", file: "api.json", route: "/api" }]';
  const config = `export default { name: "Mill", url: "https://mill.example", api: ${api} };\n`;
  writeFileSync(join(root, "site/site.config.ts"), config);
  writeFileSync(join(root, "content/index.md"), "---\ntitle: Home\n---\n\nThe mill.\n");
  writeFileSync(join(root, "api.json"), JSON.stringify(description(provider.origin)));
  buildProject(root);
  site = await startPreview({ root: join(root, "dist"), port: 0, baseUrl: "/" });
}, 120_000);

afterAll(async () => {
  await Promise.all([site.close(), provider.close()]);
  rmSync(root, { recursive: true, force: true });
});

describe.each(BROWSER_NAMES)("an access token in %s", (name) => {
  let running: RunningBrowser;
  beforeAll(async () => {
    running = await launchBrowser(name, { javaScript: true });
  });
  afterAll(() => running.close());

  test("API-05 comes from a provider whose window knows nothing of this one, and is sent", async () => {
    const page = await running.browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(new URL("/api/wheels", site.url).href);
    await hydrated(page);
    await page.click(".api-console > button");
    await page.waitForSelector(".console h2");
    await page.click(".console details.console-headers > summary");
    await fill(page, "Client ID", "mill");
    const opened = running.browser.waitForTarget((target) =>
      target.url().startsWith(`${provider.origin}/sign-in`),
    );
    await press(page, "Sign in at the provider");
    const signIn = await (await opened).page();
    await signIn?.waitForSelector("a");
    await signIn?.click("a");
    const token = await fieldSelector(page, "Access token");
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value !== "",
      {},
      token,
    );
    expect(await send(page)).toBe("200 OK");
    expect(provider.authorizations.splice(0)).toEqual(["Bearer token-of-the-provider"]);
  });
});
