import { mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createRandom, type Random, startPreview } from "headrace/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx } from "./nginx-server.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";

/** Request targets for each server. */
const COUNT = 10_000;
const SECRET = "what-no-reader-may-see";

/** The site, with a secret beside it. */
let folder: string;
let site: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  site = join(folder, "site");
  writeFileSync(join(folder, "secret.txt"), SECRET);
  symlinkSync(resolve(readlinkSync("dist")), site);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["the preview server", async () => await startPreviewServer()],
  ["nginx with the configuration of the package", async () => await startNginx(site)],
])("%s", (_, start) => {
  test(`answers ${COUNT} hostile addresses without an error, a secret or a way off the site`, async () => {
    const server = await start();
    try {
      const random = createRandom(7);
      const targets = Array.from({ length: COUNT }, () => hostileTarget(random));
      const answers = await mapConcurrently(targets, (target) => rawRequest(server.port, target));
      const wrong = targets.filter((_, index) => isWrong(answers[index]));
      expect(wrong).toEqual([]);
    } finally {
      await server.close();
    }
  }, 120_000);

  test.each([
    ["/../secret.txt", [400, 404]],
    ["/%2e%2e%2fsecret.txt", [400, 404]],
    ["/%252e%252e%252fsecret.txt", [400, 404]],
    ["/%00", [400]],
    ["/%zz", [400]],
    [`/${"a".repeat(9 * 1024)}`, [414]],
  ])("answers %.40s with one of %j", async (target, statuses) => {
    const server = await start();
    const { status, body } = await rawRequest(server.port, target);
    await server.close();
    expect(statuses).toContain(status);
    expect(body).not.toContain(SECRET);
  });
});

async function startPreviewServer() {
  const { url, close } = await startPreview({ root: site, port: 0, baseUrl: "/" });
  return { port: Number(new URL(url).port), close };
}

/** What attackers make addresses of, and what real ones consist of. */
const PIECES = [
  ..."/ / / // /./ /../ \\ %2f %5c %2e%2e .. . ... ..%2f ..%5c %252e%252e%252f %c0%ae %c0%af".split(
    " ",
  ),
  ..."%00 %0a %0d%0aSet-Cookie:a=b %0d%0aLocation:%20//evil.test %20 %zz % %e2%82 %ff + ; : @ &".split(
    " ",
  ),
  ..."? ?a=b #x ?# ~ * | < > \" ' ` { } [ ] ^ $ é \xff //evil.test http://evil.test".split(" "),
  ..."secret.txt etc/passwd .git/config _headers headers.nginx.conf index.html .html .page.json".split(
    " ",
  ),
  ..."faq faq.html release 6-9 search assets nav docs api vnd.millrace.v1+json %66aq FAQ faq/ a".split(
    " ",
  ),
];

function hostileTarget(random: Random): string {
  const pieces = Array.from({ length: random.integer(1, 7) }, () => random.pick(PIECES));
  return random.next() < 0.1 ? pieces.join("") : `/${pieces.join("")}`;
}

/** Whether an answer shows what is outside the site, blames the server or leads to another host. */
function isWrong(answer: RawAnswer | undefined): boolean {
  if (!answer || answer.status < 200 || answer.status >= 500) return true;
  const { location } = answer.headers;
  const isOffSite = location !== undefined && !/^\/(?![/\\])/.test(location);
  return isOffSite || "set-cookie" in answer.headers || answer.body.includes(SECRET);
}

/** The results of an asynchronous function for each item, some at a time. */
async function mapConcurrently<T, R>(items: T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const indexes = items.keys();
  const work = async () => {
    for (const index of indexes) results[index] = await map(items[index] as T);
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return results;
}
