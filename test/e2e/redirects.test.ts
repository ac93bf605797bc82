import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { isSameDocument, markDocument, showsHeading, siteUrl, useBrowser } from "./journey.ts";

/** The specification's table: old path, new path. */
const MOVED = [
  [
    "/managed-components-administration/get-new-apache-kafka",
    "/services/managed/set-up-apache-kafka",
  ],
  ["/managed-components-administration/get-new-postgresql", "/services/managed/set-up-postgresql"],
  ["/managed-components-administration/get-new-rabbitmq", "/services/managed/set-up-rabbitmq"],
  ["/managed-components-administration/get-new-redis", "/services/managed/set-up-redis"],
  ["/managed-components-administration/get-new-keycloak", "/services/managed/set-up-keycloak"],
  [
    "/managed-components-administration/get-new-cockroach-db",
    "/services/managed/set-up-cockroach-db",
  ],
  ["/managed-components-administration/get-new-MinIO", "/services/managed/set-up-min-io"],
  ["/managed-components-administration/get-new-MariaDB", "/services/managed/set-up-maria-db"],
  ["/admin-manuals/create-new-application", "/admin-manuals/create-application"],
  ["/admin-manuals/create-new-application-component", "/admin-manuals/application-components"],
  ["/admin-manuals/create-new-environment", "/admin-manuals/create-environment"],
  ["/admin-manuals/create-new-application-package", "/admin-manuals/create-application-package"],
  ["/welcome-docs", "/"],
] as const;

test.each(MOVED)("REDIR-01 %s leads to %s", async (from, to) => {
  expect(await refreshTarget(from)).toBe(to);
});

test.each(MOVED)("REDIR-02 /docs%s leads to %s", async (from, to) => {
  expect(await refreshTarget(`/docs${from}`)).toBe(to);
});

/** Where a document without script would send its reader. */
async function refreshTarget(path: string): Promise<string | undefined> {
  const response = await fetch(siteUrl(path));
  expect(response.status).toBe(200);
  return /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await response.text())?.[1];
}

describe.each(BROWSER_NAMES)("redirects in %s", (name) => {
  const visitor = useBrowser(name);

  test("REDIR-03 keep query and hash", async () => {
    const page = await visitor.open("/faq");
    await page.goto(
      siteUrl("/docs/admin-manuals/create-new-application?from=mail#next-steps").href,
    );
    await page.waitForFunction(() => location.pathname === "/admin-manuals/create-application");
    await showsHeading(page, "Create an application");
    expect(await page.evaluate(() => [location.search, location.hash])).toEqual([
      "?from=mail",
      "#next-steps",
    ]);
  });

  test("REDIR-03 a link to an old address is followed without loading a document", async () => {
    const page = await visitor.open("/faq");
    await markDocument(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("article")?.append(link);
      link.click();
    }, "/welcome-docs?from=mail");
    await page.waitForFunction(() => location.pathname === "/" && location.search === "?from=mail");
    await page.waitForSelector("[data-layout=landing]");
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === "/faq");
  });
});
