import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPageServers, serverOf } from "./page-servers.ts";

const ROOT = join(import.meta.dirname, "../..");
const SERVERS = readPageServers(ROOT);

describe("page-servers.yaml", () => {
  it("names pages, samples and parts that exist", () => {
    for (const [page, { sample, changed }] of SERVERS) {
      const files = [page, changed?.by ?? page, sample ? `examples/${sample}` : page];
      expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    }
  });
});

describe("serverOf", () => {
  it("takes the first sample that a page names, unless the file names another", () => {
    const text = '<ExampleSource name="greeter" />\n```js file="@site/examples/other/a.js"\n```\n';
    expect(serverOf({ path: "a.md", text }, new Map()).sample).toBe("greeter");
    const other = { servers: {}, env: {}, topics: [], buckets: [], sample: "third" };
    expect(serverOf({ path: "a.md", text }, new Map([["a.md", other]])).sample).toBe("third");
    expect(serverOf({ path: "a.md", text: "" }, new Map()).sample).toBeUndefined();
  });
});
