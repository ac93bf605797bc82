import { symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../bench/random.ts";
import { startDev } from "../../src/dev/dev-server.ts";
import { DEV_MESSAGES_PATH } from "../../src/model/dev-message.ts";
import type { RunningServer } from "../../src/server/listen.ts";
import { copySmallSite } from "./fixture-copy.ts";

/** 20,000 by `REQUESTS=20000`; others by `SEED=2`. */
const COUNT = Number(process.env.REQUESTS ?? 500);
const SEED = Number(process.env.SEED ?? 5);
const SECRET = "what-no-reader-may-see";

let site: Awaited<ReturnType<typeof copySmallSite>>;
let server: RunningServer;

beforeAll(async () => {
  site = await copySmallSite();
  await writeFile(join(site.root, "secret.txt"), SECRET);
  await writeFile(join(site.root, "static/.env"), SECRET);
  await symlink("/etc/passwd", join(site.root, "static/passwd.txt"));
  const options = { root: site.root, port: 0, host: "127.0.0.1", allowedHosts: ["docs.test"] };
  server = await startDev({ ...options, report: () => {} });
  await (await fetch(server.url)).text();
}, 60_000);

afterAll(async () => {
  await server.close();
  await site.remove();
});

/** A secret, a file of the system or of the project, or words of a stack trace. */
const LEAK = new RegExp(`${SECRET}|root:x:0|defineConfig|\\bat .*:\\d+:\\d+|node:internal|Error:`);

/** Requests, as many at once as a browser makes, whose answers fail, show something or never come. */
async function wrongAnswers(requests: readonly RawRequest[]): Promise<string[]> {
  const rest = requests.values();
  const wrong: string[] = [];
  const work = async () => {
    for (const request of rest) {
      const { status, text } = await ask(request);
      if (!(status >= 200 && status < 500) || LEAK.test(text))
        wrong.push(`${status} ${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return wrong;
}

describe("the dev server", () => {
  it(`answers ${COUNT} hostile requests and shows nothing of the machine`, async () => {
    const random = createRandom(SEED);
    const requests = Array.from({ length: COUNT }, () => hostileRequest(random));
    expect(await wrongAnswers(requests)).toEqual([]);
    expect((await ask({ target: "/guide" })).status).toBe(200);
  }, 1_800_000);

  it("leaves its folders in no spelling, wherever it begins", async () => {
    const requests = traversals().map((target) => ({ target }));
    expect(requests.length).toBeGreaterThan(COUNT / 4);
    expect(await wrongAnswers(requests)).toEqual([]);
  }, 1_800_000);

  it("may be framed by its own pages only", async () => {
    for (const target of ["/guide", "/nope", "/hello.txt", "/%zz"]) {
      expect((await ask({ target })).text).toContain("frame-ancestors 'self'");
    }
  });

  it.each(["GET", "HEAD"])("answers %s, and 405 what would change something", async (method) => {
    expect((await ask({ method, target: "/guide" })).status).toBe(200);
    expect((await ask({ method, target: `/${DEV_MESSAGES_PATH}` })).status).toBe(200);
    for (const other of ["POST", "PUT", "DELETE", "TRACE", "OPTIONS"]) {
      expect((await ask({ method: other, target: "/guide" })).status).toBe(405);
    }
  });

  it("serves static files in parts and to those who have them", async () => {
    const whole = await fetch(new URL("hello.txt", server.url));
    const etag = whole.headers.get("etag") ?? "";
    const text = await whole.text();
    expect(await ask({ target: "/hello.txt", headers: { Range: "bytes=1-2" } })).toMatchObject({
      status: 206,
      text: expect.stringMatching(new RegExp(`\r\n\r\n${text.slice(1, 3)}$`)),
    });
    const again = await ask({ target: "/hello.txt", headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });

  it.each([`/${DEV_MESSAGES_PATH}`, "/guide", "/hello.txt", "/guide.page.json"])(
    "keeps %s from pages of other sites",
    async (target) => {
      const foreign = [
        { Host: "evil.example" },
        { Host: "localhost.evil.example" },
        { Host: "localhost", Origin: "http://evil.example" },
        { Host: "localhost", Origin: "null" },
        { Host: "127.0.0.1:1", Origin: "http://127.0.0.1:2" },
      ];
      for (const headers of foreign) {
        const { status, text } = await ask({ target, headers });
        expect({ headers, status }).toEqual({ headers, status: 403 });
        expect(text).not.toMatch(/access-control-allow/i);
      }
      expect((await ask({ target: "/guide", headers: { Host: "docs.test" } })).status).toBe(200);
    },
  );
});

interface RawRequest {
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

const DOTS = [
  ..."../ ..%2f ..%2F %2e%2e/ %2e%2e%2f .%2e/ ..\\ ..%5c %252e%252e%252f ..%c0%af".split(" "),
  ..."..%00/ ....// ..;/ .%00./ %uff0e%uff0e/ ..%ef%bc%8f ./ //".split(" "),
];

const STARTS =
  "/ /assets/ /nav/ /guide/ // /hello.txt/ /@fs/ /.git/ /.cache/ /guide. file:///".split(" ");

const ENDS = [
  ..."secret.txt static/.env .env passwd.txt etc/passwd package.json site/site.config.ts".split(
    " ",
  ),
  ..."%zz % %00 ? # guide index.html guide.page.json __dev site.webmanifest favicon.svg".split(" "),
  "a".repeat(5000),
];

const HEADERS: Record<string, readonly string[]> = {
  Host: ["evil.example", "localhost", "127.0.0.1:3000", "a b", "[::1", "", "docs.test:1"],
  Origin: ["null", "http://evil.example", "http://localhost", "not an address"],
  Range: ["bytes=5-2", "bytes=0-99999999999999999999", "bytes=-3", "lines=1", "bytes=9999999-"],
  "If-None-Match": ["*", '"', ","],
  "If-Modified-Since": ["yesterday", "Fri, 20 Nov 2026 10:00:00 GMT"],
};

/** Ways up and down a folder's path, in the spellings that servers were deceived with. */
const UP = [
  ..."../ ..%2f ..%2F %2e%2e/ %2E./ %2e%2e%2f ..\\ ..%5c %252e%252e%252f ..%252f %c0%ae%c0%ae/".split(
    " ",
  ),
  ..."..%c0%af \xc0\xae\xc0\xae/ ..%00/ ..;/ %u002e%u002e/ %ef%bc%8e%ef%bc%8e/ ....// ..%20/ .././".split(
    " ",
  ),
  "..//",
];

const BEGUN = ["", "assets/", "static/", "@fs/", "nav/", "guide/", "hello.txt/", "__dev/", "%2e/"];

const AIMS = ["etc/passwd", "secret.txt", ".env", "package.json", "site/site.config.ts"];

/** All of them by `REQUESTS=20000`, else some of each. */
function traversals(): string[] {
  const depths = COUNT > 10_000 ? [1, 2, 3, 5, 8, 12, 20] : [1, 8];
  const every = BEGUN.flatMap((begun) =>
    UP.flatMap((up) =>
      AIMS.flatMap((aim) => depths.map((depth) => `/${begun}${up.repeat(depth)}${aim}`)),
    ),
  );
  const whole = AIMS.flatMap((aim) => [
    ...[
      `//${aim}`,
      `/@fs//${aim}`,
      `/${aim}?raw`,
      `/${aim}%00.html`,
      `/${aim}/.`,
      `/${aim}::$DATA`,
    ],
    ...[`file:///${aim}`, `http://localhost/../${aim}`, `http://localhost//${aim}`],
  ]);
  return [...every, ...whole];
}

function hostileRequest(random: Random): RawRequest {
  const up = random.pick(DOTS).repeat(random.integer(0, 9));
  const names = Object.keys(HEADERS).filter(() => random.next() < 0.15);
  return {
    method: random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "TRACE"]),
    target: random.pick(STARTS) + up + random.pick(ENDS),
    headers: Object.fromEntries(names.map((name) => [name, random.pick(HEADERS[name] ?? [])])),
  };
}

/** Sends a request as it is; what never ends, as the event stream, is left after its first part. */
function ask(request: RawRequest): Promise<{ status: number; text: string }> {
  const { target, method = "GET", headers = {} } = request;
  const lines = Object.entries({ Host: "localhost", ...headers, Connection: "close" });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let text = "";
    socket.setTimeout(30_000, () => socket.destroy(new Error(`${method} ${target}: no answer`)));
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      text += part;
      if (text.includes("text/event-stream")) socket.end();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve({ status: Number(text.split(" ")[1]), text }));
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`, "latin1");
  });
}
