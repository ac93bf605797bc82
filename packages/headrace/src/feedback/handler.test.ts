import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { entrySchema } from "./entry.ts";
import { feedbackHandler, MAX_FEEDBACK_BODY } from "./handler.ts";
import { feedbackFile } from "./store.ts";

const SITE = "https://docs.example.com/";
const NOON = Date.parse("2026-11-22T12:00:00Z");

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feedback-"));
});

afterAll(() => rm(folder, { recursive: true }));

function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}feedback`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
}

/** The entries of a file; whatever is no entry fails. */
async function entriesOf(file: string) {
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => entrySchema.strict().parse(JSON.parse(line)));
}

function handlerOn(name: string, limit = { perSender: 1e9, overall: 1e9 }) {
  const file = join(folder, name);
  const now = { value: NOON };
  const handler = feedbackHandler({
    store: feedbackFile(file),
    site: SITE,
    limit,
    now: () => now.value,
  });
  return { file, handler, now };
}

const REFUSED: [what: string, body: string, headers: Record<string, string>, status: number][] = [
  ["a page of another host", "page=%2F%2Fevil.example&helpful=yes", {}, 400],
  ["a page of another host, as browsers read it", "page=%2F%5Cevil.example&helpful=yes", {}, 400],
  ["a page above the site", "page=%2Fa%2F..%2F..%2Fetc&helpful=yes", {}, 400],
  ["a sequence for terminals", "page=%2F&helpful=yes&note=%C2%9B2J", {}, 400],
  ["an address instead of a page", "page=https%3A%2F%2Fevil.example&helpful=yes", {}, 400],
  ["a third answer", "page=%2F&helpful=maybe", {}, 400],
  ["no answer", "page=%2F", {}, 400],
  ["a control character", "page=%2F&helpful=yes&note=%1B%5B2J", {}, 400],
  ["a line end in the page", "page=%2Fa%0d%0aSet-Cookie:x&helpful=yes", {}, 400],
  ["a long note", `page=%2F&helpful=yes&note=${"x".repeat(2001)}`, {}, 400],
  ["a body without end", "x".repeat(MAX_FEEDBACK_BODY + 1), {}, 413],
  ["another form", "page=%2F&helpful=yes", { "Content-Type": "text/plain" }, 415],
  ["JSON that is none", "{", { "Content-Type": "application/json" }, 400],
  ["JSON of another kind", "[[1]]", { "Content-Type": "application/json" }, 400],
  ["a page of another site", "page=%2F&helpful=yes", { Origin: "https://evil.example" }, 403],
  ["a page of no site", "page=%2F&helpful=yes", { Origin: "null" }, 403],
];

describe("what a reader says of a page", () => {
  it("is kept with the day and nothing else, and answered by the page that it was on", async () => {
    const { file, handler } = handlerOn("one.jsonl");
    const response = await handler.fetch(
      post("page=%2Fguide%2F%C3%BCbung&helpful=no&section=step-2&note=Two%0D%0Alines", {
        "User-Agent": "Browser",
        Referer: "https://private.example/",
        Origin: "https://docs.example.com",
      }),
      "192.0.2.7",
    );
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(
      "https://docs.example.com/guide/%C3%BCbung#page-feedback-thanks",
    );
    const entry = { page: "/guide/übung", helpful: "no", section: "step-2", note: "Two\r\nlines" };
    expect(await entriesOf(file)).toEqual([{ ...entry, day: "2026-11-22" }]);
    expect(await readFile(file, "utf8")).not.toMatch(/192\.0|Browser|private/);
  });

  it("may be JSON", async () => {
    const { file, handler } = handlerOn("json.jsonl");
    const body = JSON.stringify({ page: "/", helpful: "yes", extra: "is left out" });
    const response = await handler.fetch(post(body, { "Content-Type": "application/json" }));
    expect(response.status).toBe(201);
    expect(await entriesOf(file)).toEqual([
      { page: "/", helpful: "yes", section: "", note: "", day: "2026-11-22" },
    ]);
  });

  it("are searches without a result, too, as JSON: all of them, or none", async () => {
    const { file, handler } = handlerOn("searches.jsonl");
    const send = (searches: unknown) =>
      handler.fetch(post(JSON.stringify({ searches }), { "Content-Type": "application/json" }));
    const row = { query: "blue green", count: 3 };
    const refused = [
      [],
      [row, { query: " ", count: 1 }],
      [{ query: "x".repeat(101), count: 1 }],
      [{ query: "\u001b[2J", count: 1 }],
      [{ query: "x", count: 0 }],
      [{ query: "x", count: 1e9 }],
      Array.from({ length: 11 }, () => row),
      "x",
    ];
    for (const searches of refused) expect((await send(searches)).status).toBe(400);
    expect((await send([{ ...row, sender: "me" }])).status).toBe(201);
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([{ searches: [row], day: "2026-11-22" }]);
  });

  it.each(REFUSED)("is refused and not kept: %s", async (...[, body, headers, status]) => {
    const { file, handler } = handlerOn("refused.jsonl");
    const response = await handler.fetch(post(body, headers));
    expect(response.status).toBe(status);
    expect(await entriesOf(file)).toEqual([]);
  });

  it("is limited for each sender and for all, and forgotten after the hour", async () => {
    const { handler, now } = handlerOn("limited.jsonl", { perSender: 2, overall: 5 });
    const send = async (sender: string) => {
      const response = await handler.fetch(post("page=%2F&helpful=yes"), sender);
      return response.status === 429 ? Number(response.headers.get("Retry-After")) : 0;
    };
    expect(await Promise.all(["a", "a", "a"].map(send))).toEqual([0, 0, 3600]);
    expect(await Promise.all(["b", "c", "d", "e"].map(send))).toEqual([0, 0, 0, 60]);
    now.value += 60_000;
    expect(await Promise.all(["a", "e"].map(send))).toEqual([3540, 0]);
    now.value += 3_540_000;
    expect(await send("a")).toBe(0);
  });
});

const HOSTILE = [
  "page=%2F&helpful=yes&note=%22%7D%0A%7B%22page%22%3A%22%2Fx%22",
  "page=%2F&helpful=yes&note=%E2%80%A8%E2%80%A9%F0%9F%A6%86",
  "page=%2F__proto__&helpful=yes&__proto__=x&constructor=y",
  "page=%2F&helpful=yes&page=%2Fother",
  "page=%2F&helpful=yes&note=%ED%A0%80%FF",
  "page=%zz&helpful=yes",
  "\0\0\0",
  "",
  '{"page":"/","helpful":"yes","note":{"toString":"x"}}',
  '{"page":"/","helpful":"yes","__proto__":{"day":"2000-01-01"},"day":"1"}',
  `${"[".repeat(9000)}`,
];

describe("the file of entries", () => {
  it("holds everything that was acknowledged of 10,000 requests, and nothing else", async () => {
    const { file, handler } = handlerOn("many.jsonl");
    const random = createRandom(20);
    let acknowledged = 0;
    const send = async (index: number) => {
      const hostile = random.next() < 0.3;
      const body = hostile ? random.pick(HOSTILE) : `page=%2Fp${index}&helpful=no&note=n${index}`;
      const type = random.next() < 0.1 ? "application/json" : "application/x-www-form-urlencoded";
      const { status } = await handler.fetch(post(body, { "Content-Type": type }));
      if (status < 400) acknowledged++;
      else expect([400, 413, 415]).toContain(status);
    };
    for (let start = 0; start < 10_000; start += 500)
      await Promise.all(Array.from({ length: 500 }, (_, index) => send(start + index)));
    const entries = await entriesOf(file);
    expect(acknowledged).toBeGreaterThan(5000);
    expect(entries).toHaveLength(acknowledged);
    expect(new Set(entries.map(({ day }) => day))).toEqual(new Set(["2026-11-22"]));
    const notes = entries.filter(({ note }) => /^n\d+$/.test(note));
    expect(new Set(notes.map(({ note }) => note)).size).toBe(notes.length);
  }, 60_000);

  it("loses nothing that was acknowledged when the disk is full, and goes on when it is not", async () => {
    const file = join(folder, "full.jsonl");
    // The system refuses what would make a file larger than 16 blocks, in the middle of a write.
    const command = `trap '' XFSZ; ulimit -f 16; exec "$0" --import tsx --input-type=module -e "$1"`;
    const { stdout } = await promisify(execFile)(
      "bash",
      ["-c", command, process.execPath, FILLER],
      {
        env: {
          ...process.env,
          TSX_DISABLE_CACHE: "1",
          MODULES: import.meta.dirname,
          STORE: file,
        },
      },
    );
    const statuses: number[] = JSON.parse(stdout);
    const kept = statuses.filter((status) => status === 303).length;
    expect(new Set(statuses)).toEqual(new Set([303, 503]));
    expect(await entriesOf(file)).toHaveLength(kept);
    const handler = feedbackHandler({ store: feedbackFile(file), site: SITE });
    expect((await handler.fetch(post("page=%2F&helpful=yes"))).status).toBe(303);
    expect(await entriesOf(file)).toHaveLength(kept + 1);
  }, 60_000);

  it("keeps what follows apart from a line that a crash cut short", async () => {
    const { file, handler } = handlerOn("torn.jsonl");
    await appendFile(file, '{"page":"/","help');
    await handler.fetch(post("page=%2F&helpful=yes"));
    const [torn, whole = ""] = (await readFile(file, "utf8")).split("\n");
    expect(torn).toBe('{"page":"/","help');
    expect(entrySchema.parse(JSON.parse(whole))).toMatchObject({ page: "/" });
  });

  it("has an end", async () => {
    const store = feedbackFile(join(folder, "small.jsonl"), { maxBytes: 200 });
    const handler = feedbackHandler({ store, site: SITE });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++)
      statuses.push((await handler.fetch(post("page=%2F&helpful=yes"))).status);
    expect(statuses).toEqual([303, 303, 503, 503, 503]);
  });
});

/** Sends notes until long after the disk is full, some of them at once. */
const FILLER = `
const { feedbackHandler } = await import(process.env.MODULES + "/handler.ts");
const { feedbackFile } = await import(process.env.MODULES + "/store.ts");
const limit = { perSender: 1e9, overall: 1e9 };
const handler = feedbackHandler({ store: feedbackFile(process.env.STORE), site: "${SITE}", limit });
const statuses = [];
const send = async (index) => {
  const body = new URLSearchParams({ page: "/p" + index, helpful: "no", note: "x".repeat(700) });
  statuses.push((await handler.fetch(new Request("${SITE}", { method: "POST", body }))).status);
};
for (let index = 0; index < 60; index += 3)
  await Promise.all([send(index), send(index + 1), send(index + 2)]);
console.log(JSON.stringify(statuses));
`;
