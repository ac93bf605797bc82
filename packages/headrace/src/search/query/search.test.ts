import { beforeAll, describe, expect, test } from "vitest";
import { MATCH_KINDS } from "../../model/search.ts";
import { buildPublishedIndex, buildSearchIndex } from "../index/build-search-index.ts";
import { partName } from "../index/encode-index.ts";
import { INDEX_SIGNATURE } from "../options.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex, type SearchIndex } from "./load-search-index.ts";
import { INDEX_START_SIZE, namesEnd } from "./read-index.ts";

const PAGES: SamplePage[] = [
  {
    title: "Deployments",
    description: "How a new version reaches an environment.",
    content: "A deployment replaces instances.",
    sections: [
      [
        "Rolling back",
        "If the new version fails, restore the one before. Pass --dry-run to try it.",
      ],
      [
        "Deployment strategies",
        "Rolling update or blue and green. Set maxPoolSize and scheduler_pending_pods.",
      ],
    ],
  },
  {
    title: "Environments",
    keywords: ["staging", "sandbox"],
    content: "An environment runs a deployment of each component.",
  },
  {
    title: "Users and permissions",
    content: "An administrator grants permissions to users and teams.",
    sections: [["Roles", "A role holds permissions. Send X-Forwarded-For as RFC 9110 says."]],
  },
  { title: "The if statement", content: "Choose a branch in C++17, C# or .NET since v1.29.3." },
  { title: "部署应用程序", content: "新版本会逐个替换旧的实例。" },
  { title: "環境変数の設定", content: "環境変数はコンテナの起動時に読み込まれます。" },
  { title: "การสำรองฐานข้อมูล", content: "ระบบสำรองข้อมูลทุกคืน" },
];

let index: SearchIndex;
beforeAll(() => {
  index = loadSearchIndex(buildSearchIndex(documentsOf(PAGES), { language: "en" }));
});
const titles = (query: string) => index.search(query, 8).map(({ document }) => document.title);

describe("search", () => {
  test("SEARCH-01 an empty query or one without tokens has no results", () => {
    for (const query of ["", "  ", "\n", "--", "***", "🎉"])
      expect(index.search(query, 8)).toEqual([]);
  });

  test("SEARCH-02 finds English, Chinese, Japanese and Thai", () => {
    expect(titles("grant permissions")[0]).toBe("Users and permissions");
    expect(titles("部署")[0]).toBe("部署应用程序");
    expect(titles("替换实例")[0]).toBe("部署应用程序");
    expect(titles("環境変数")[0]).toBe("環境変数の設定");
    expect(titles("ฐานข้อมูล")[0]).toBe("การสำรองฐานข้อมูล");
  });

  test("SEARCH-05 a result is a document with its sections, each with a kind", () => {
    const [result] = index.search("rolling back", 8);
    expect(result?.document).toEqual({
      id: 0,
      title: "Deployments",
      url: "/page-0",
      hash: "",
      breadcrumbs: ["Manuals"],
      parent: null,
    });
    expect(result?.sections[0]).toMatchObject({
      kind: "Heading",
      document: { title: "Rolling back", hash: "rolling-back", parent: 0 },
    });
  });

  test("SEARCH-05 knows five kinds of match", () => {
    const kinds = ["environments", "rolling back", "reaches", "sandbox", "administrator"].map(
      (query) => {
        const [result] = index.search(query, 1);
        return result?.sections[0]?.kind ?? result?.kind;
      },
    );
    expect(kinds).toEqual([...MATCH_KINDS]);
  });

  test("finds every beginning of a word, the whole word and its other forms", () => {
    for (let length = 4; length <= 11; length++) {
      expect(titles("deployments".slice(0, length))[0]).toBe("Deployments");
    }
    expect(titles("deploying")[0]).toBe("Deployments");
  });

  test("finds a word with one slip, but nothing for nonsense", () => {
    for (const query of ["deplyoments", "permisions", "envirnoment", "adminstrator"]) {
      expect(titles(query).length, query).toBeGreaterThan(0);
    }
    expect(titles("permisions")[0]).toBe("Users and permissions");
    for (const query of ["xyzzy plugh", "qwertzuiop", "florbinate the of"]) {
      expect(titles(query), query).toEqual([]);
    }
  });

  test("finds identifiers however they are written", () => {
    const ways = [
      "--dry-run",
      "dryrun",
      "dry run",
      "maxPoolSize",
      "max_pool_size",
      "pool_size",
      "pool size",
      "pending_pods",
      "scheduler_pending_pods",
    ];
    for (const query of ways) expect(titles(query)[0], query).toBe("Deployments");
    for (const query of ["xforwardedfor", "X-Forwarded-For", "rfc9110", "RFC 9110"]) {
      expect(titles(query)[0], query).toBe("Users and permissions");
    }
    for (const query of ["c++17", "c++", "C#", ".net", "1.29", "v1.29", "1.29.3"]) {
      expect(titles(query)[0], query).toBe("The if statement");
    }
  });

  test("stop words need not match, and are found in titles", () => {
    expect(titles("how do I grant permissions to a user")[0]).toBe("Users and permissions");
    expect(titles("if")[0]).toBe("The if statement");
  });

  test("returns no more rows than asked for, each page once, best first", () => {
    const results = index.search("deployment environment", 2);
    expect(results).toHaveLength(2);
    expect(new Set(results.map(({ document }) => document.url)).size).toBe(2);
    expect(results[0]?.score).toBeGreaterThanOrEqual(results[1]?.score ?? 0);
  });

  test("explains the score of each result", () => {
    const [result] = index.search("envronments", 8);
    expect(result?.explain).toContainEqual(
      expect.objectContaining({ unit: "envronments", corrected: true }),
    );
    expect(result?.terms).toContain("environments");
  });
});

describe("index", () => {
  test("SEARCH-03 the same documents give the same bytes", () => {
    const build = () => buildSearchIndex(documentsOf(PAGES), { language: "en" });
    expect(build()).toEqual(build());
  });

  test("SEARCH-03 names its fields and its pipeline, and has no text beyond them", () => {
    const text = new TextDecoder().decode(buildSearchIndex(documentsOf(PAGES), { language: "de" }));
    expect(text.startsWith(INDEX_SIGNATURE)).toBe(true);
    expect(text).toContain('"pipeline":["fold","compounds","pairs"]');
    expect(text).not.toContain("restore the one before");
  });

  test("refuses bytes that are no index, cut off, or of another version", () => {
    const bytes = buildSearchIndex(documentsOf(PAGES), { language: "en" });
    expect(() => loadSearchIndex(new Uint8Array())).toThrow();
    expect(() =>
      loadSearchIndex(new TextEncoder().encode("<!doctype html><title>404</title>")),
    ).toThrow(/no search index/);
    expect(() =>
      loadSearchIndex(bytes.map((byte, at) => (at === INDEX_SIGNATURE.length - 2 ? 57 : byte))),
    ).toThrow(/no search index/);
    for (let length = 0; length < bytes.length; length++) {
      expect(() => loadSearchIndex(bytes.subarray(0, length)), `${length} bytes`).toThrow();
    }
  });

  test("a split index finds names at once, and everything when its parts are there", () => {
    const { core, parts } = buildPublishedIndex(documentsOf(PAGES), {
      language: "en",
      partSize: 2,
    });
    expect(parts.length).toBeGreaterThan(32);
    const byName = new Map(parts.map((part) => [partName(part), part]));
    const split = loadSearchIndex(core);
    expect(split.search("rolling back", 8)[0]?.document.title).toBe("Deployments");
    expect(split.search("administrator", 8)).toEqual([]);
    const [name = "", ...others] = split.missingParts();
    const part = byName.get(name) ?? new Uint8Array();
    expect(others.length).toBeLessThan(parts.length / 4);
    for (const wrong of [part.subarray(1), Uint8Array.of(...part, 0), core]) {
      expect(() => split.addPart(name, wrong)).toThrow(RangeError);
      expect(split.missingParts()).toContain(name);
    }
    for (const query of ["administrator", "restore --dry-run", "替换实例", "grants permissons"]) {
      let found = split.search(query, 8);
      for (let missing = split.missingParts(); missing.length > 0; missing = split.missingParts()) {
        for (const one of missing) split.addPart(one, byName.get(one) ?? new Uint8Array());
        found = split.search(query, 8);
      }
      expect(found).toEqual(index.search(query, 8));
    }
  });

  test("an index of few postings is published as one file", () => {
    const documents = documentsOf(PAGES);
    expect(buildPublishedIndex(documents, { language: "en" })).toEqual({
      core: buildSearchIndex(documents, { language: "en" }),
      parts: [],
    });
  });

  test("SEARCH-03 names stand first and answer by themselves", () => {
    const bytes = buildSearchIndex(documentsOf(PAGES), { language: "en" });
    const end = namesEnd(bytes.subarray(0, INDEX_START_SIZE));
    expect(end).toBeLessThan(bytes.length);
    const names = loadSearchIndex(bytes.subarray(0, end), "names");
    expect(names.search("rolling back", 8)[0]?.document).toEqual(
      index.search("rolling back", 8)[0]?.document,
    );
    expect(names.search("administrator", 8)).toEqual([]);
    expect(() => loadSearchIndex(bytes.subarray(0, end - 1), "names")).toThrow(RangeError);
    expect(() => namesEnd(new Uint8Array())).toThrow();
  });

  test("a list of documents out of order is the caller's mistake", () => {
    const [page, section] = documentsOf(PAGES);
    if (!page || !section) throw new Error("The sample has no section.");
    expect(() => buildSearchIndex([section, page], { language: "en" })).toThrow(
      /does not follow its page/,
    );
  });

  test("no documents make an index that finds nothing", () => {
    const empty = loadSearchIndex(buildSearchIndex([], { language: "en" }));
    expect(empty.search("anything", 8)).toEqual([]);
  });
});
