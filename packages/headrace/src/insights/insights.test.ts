import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokenAddresses } from "./access-log.ts";
import { emptySearches, searchesIn } from "./empty-searches.ts";
import { readFeedback } from "./page-feedback.ts";
import { printInsights } from "./print-insights.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "insights-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, lines: readonly string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `${lines.join("\n")}\n`);
  return file;
}

const entry = (page: string, helpful: "yes" | "no", note = "") =>
  JSON.stringify({ page, helpful, section: "", note, day: "2026-11-22" });

const hit = (target: string, status: number, referrer = "-") =>
  `192.0.2.1 - - [22/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 123 "${referrer}" "Browser \\"x\\""`;

describe("what readers say", () => {
  it("is told page by page, those first that helped least, and damaged lines are counted", async () => {
    const file = await put("feedback.jsonl", [
      entry("/faq", "yes"),
      entry("/guide", "no", "Where is\r\nthe key?"),
      '{"page":"/guide","help',
      entry("/guide", "yes", "Now I see."),
      '{"searches":[{"query":"Blue  green","count":2},{"query":"ünïcode","count":1}],"day":"2026-11-22"}',
      '{"searches":[{"query":"blue green","count":3}],"day":"2026-11-22"}',
      '{"searches":[],"day":"2026-11-22"}',
      "",
    ]);
    const feedback = await readFeedback(file);
    expect(feedback).toMatchObject({
      damaged: 2,
      pages: [
        { page: "/guide", yes: 1, no: 1, notes: [{ note: "Now I see." }, { helpful: "no" }] },
        { page: "/faq", yes: 1, no: 0, notes: [] },
      ],
    });
    expect([...feedback.searches]).toEqual([
      ["blue green", 5],
      ["ünïcode", 1],
    ]);
    expect(printInsights({ feedback, brokenAddresses: null, emptySearches: null })).toBe(
      `Was this page helpful? 2 yes, 1 no, on 2 pages
  /guide  1 yes, 1 no
    2026-11-22 yes: "Now I see."
    2026-11-22 no: "Where is the key?"
  /faq  1 yes, 0 no
  Lines of the file that are no entries: 2.
`,
    );
  });

  it("is nothing where there is no file, and that is an error", async () => {
    await expect(readFeedback(join(folder, "absent.jsonl"))).rejects.toThrow("ENOENT");
  });
});

describe("addresses that are not there", () => {
  it("are told with who links to them, without what tells of a person, and without scanners", async () => {
    const file = await put("access.log", [
      hit("/gide?session=1", 404, "https://blog.example/post?user=me#x"),
      hit("/gide", 404, "https://blog.example/post"),
      hit("/gide", 404),
      hit("/guide", 200, "https://blog.example/post"),
      hit("/gone", 410, "javascript:alert(1)"),
      hit("/wp-login.php", 404),
      hit("/.env", 404),
      hit("/a.php", 404),
      '192.0.2.1 - - [x] "GET /common HTTP/1.0" 404 0',
      '192.0.2.1 - - [x] "\\x16\\x03" 400 0 "-" "-"',
      "rubbish",
      hit("/x\\x22", 404, 'https://a.example/\\"quoted\\"'),
    ]);
    expect(await brokenAddresses(file, ["/guide", "/faq"])).toEqual([
      { path: "/gide", count: 3, from: ["https://blog.example/post"], nearest: "/guide" },
      { path: "/common", count: 1, from: [], nearest: null },
      { path: "/gone", count: 1, from: [], nearest: null },
      { path: "/x\\x22", count: 1, from: ["https://a.example//%22quoted/%22"], nearest: null },
    ]);
  });
});

describe("searches that find nothing", () => {
  it("are those of the log that the site does not answer now, most frequent first", async () => {
    const file = await put("searches.log", [
      hit("/docs/search?q=Blue+green", 200),
      hit("/docs/search/?scope=x&q=blue%20%20GREEN", 200),
      hit("/docs/search.html?q=part", 200),
      hit("/docs/search?q=known", 200),
      hit("/docs/search?q=", 200),
      hit("/docs/search", 200),
      hit("/docs/search?q=refused", 404),
      hit("/docs/research?q=elsewhere", 200),
      hit(`/docs/search?q=${"x".repeat(300)}`, 200),
      hit("/docs/search?q=%1b[2J%0aline", 200),
      '192.0.2.1 - - [x] "POST /docs/search?q=posted HTTP/1.1" 200 0 "-" "-"',
    ]);
    const asked: string[] = [];
    const search = {
      async rows({ query }: { query: string }) {
        asked.push(query);
        return query === "blue green" || query === "part" ? [] : [{ route: "/", hash: "" }];
      },
    };
    const found = await emptySearches(await searchesIn(file), search);
    expect(found).toEqual([
      { query: "blue green", count: 2 },
      { query: "part", count: 1 },
    ]);
    expect(asked).toEqual(["blue green", "[2j line", "known", "part"]);
    const shown = printInsights({ feedback: null, brokenAddresses: null, emptySearches: found });
    expect(shown).toBe('Searches that find nothing: 2\n  "blue green"  2 times\n  "part"  once\n');
  });
});
