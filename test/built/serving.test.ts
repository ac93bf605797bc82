import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPreview } from "headrace/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { redirects } from "../../site/redirects.ts";
import { startNginx } from "./nginx-server.ts";
import { observatoryScore } from "./observatory.ts";
import { rawRequest } from "./raw-request.ts";

const DIST = resolve("dist");

describe.each([
  ["the preview server", startPreviewServer],
  ["nginx with the configuration of the package", () => startNginx(DIST)],
])("%s", (_, start) => {
  let server: Awaited<ReturnType<typeof start>>;
  const get = (target: string) => rawRequest(server.port, target);

  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test.each([
    ["/", "index.html"],
    ["/faq", "faq.html"],
    ["/faq?x=1", "faq.html"],
    ["/release/6-9", "release/6-9.html"],
  ])("PAGE-02 answers %s with %s", async (target, file) => {
    const { status, headers, body } = await get(target);
    expect({ status, type: headers["content-type"]?.replace("; ", ";") }).toEqual({
      status: 200,
      type: "text/html;charset=utf-8",
    });
    expect(body).toContain(readFileSync(join(DIST, file), "latin1").slice(0, 2000));
  });

  test.each([
    ["/faq.html", "/faq"],
    ["/faq/", "/faq"],
    ["/faq//", "/faq"],
    ["/faq/index.html", "/faq"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/index?a=1", "/?a=1"],
    ["/search/index", "/search/"],
    ["/faq.html?a=1&b=%20", "/faq?a=1&b=%20"],
    ["/release/", "/release"],
  ])("PAGE-02 sends %s to %s for good", async (target, location) => {
    const { status, headers } = await get(target);
    expect({ status, location: headers.location }).toEqual({ status: 301, location });
  });

  test.each([
    ["/faq.md", "text/markdown; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/llms-full.txt", "text/plain; charset=utf-8"],
    ["/release.atom", "application/atom+xml"],
  ])("answers %s as %s", async (target, type) => {
    const { status, headers } = await get(target);
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type });
  });

  test("PAGE-03 answers any other path with 404 and the not-found page", async () => {
    for (const target of [
      "/nope",
      "/nope/",
      "/nope.html",
      "/nope/index.html",
      "/FAQ",
      "/404.html",
      "//faq",
      "/faq//nope",
    ]) {
      const { status, body } = await get(target);
      expect({ target, status }).toEqual({ target, status: 404 });
      expect(body).toContain("Page not found");
    }
  });

  test("keeps what is written for hosts to itself", async () => {
    for (const file of ["_headers", "_redirects", "headers.nginx.conf", "redirects.nginx.map"]) {
      expect({ file, status: (await get(`/${file}`)).status }).toEqual({ file, status: 404 });
    }
  });

  test("REDIR-01 REDIR-02 leads every old address on", async () => {
    for (const { from, to } of redirects) {
      const { status, headers, body } = await get(`${from}?a=1`);
      const isDocument = status === 200 && body.includes(`data-to="${to}"`);
      const isRedirect = status === 301 && headers.location === `${to}?a=1`;
      expect({ from, leadsOn: isDocument || isRedirect }).toEqual({ from, leadsOn: true });
    }
  });

  test("sends the security headers with pages, files and refusals", async () => {
    for (const target of ["/", "/faq.html", "/favicon.svg", "/nope"]) {
      const { headers } = await get(target);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-|\*/);
    }
  });

  test("reaches the full score of MDN's Observatory with every kind of page", async () => {
    for (const target of ["/", "/faq", "/admin-manuals/create-application", "/search/"]) {
      const { status, headers, body } = await get(target);
      expect({ target, status, ...observatoryScore(headers, body) }).toEqual({
        target,
        status: 200,
        score: 155,
        rows: {
          "content-security-policy": 10,
          "cross-origin-embedder-policy": 10,
          "cross-origin-opener-policy": 10,
          "cross-origin-resource-policy": 10,
          "cross-origin-resource-sharing": 0,
          "referrer-policy": 5,
          "strict-transport-security": 0,
          "subresource-integrity": 5,
          "x-content-type-options": 0,
          "x-frame-options": 5,
        },
      });
    }
  });

  test("lets files with a digest be kept, and everything else be asked for again", async () => {
    const page = readFileSync(join(DIST, "faq.html"), "utf8");
    const script = /<template><script [^>]*src="([^"]+)"/.exec(page)?.[1];
    const cacheControl = async (target: string) => (await get(target)).headers["cache-control"];
    expect(await cacheControl(script ?? "")).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl("/faq")).toBe("no-cache");
    expect(await cacheControl("/faq.page.json")).toBe("no-cache");
  });
});

test("the score of an answer without headers is no score", () => {
  expect(observatoryScore({}, '<script src="//cdn.example/x.js"></script>').score).toBe(0);
});

async function startPreviewServer() {
  const { url, close } = await startPreview({ root: DIST, port: 0, baseUrl: "/" });
  return { port: Number(new URL(url).port), close };
}
