import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkSite } from "../../src/check/check-site.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const PAGE = `---
title: Links
---

import Link from "@docusaurus/Link"

[text](https://gone.dev/text#part), [by name][name], <Link to="https://gone.dev/component">it</Link>,
https://gone.dev/bare and <a href="https://gone.dev/html">markup</a>; not \`https://gone.dev/code\`.

[this machine](http://localhost:3000/), [an example](https://docs.example.com/), [mail](mailto:a@b.dev)
and [a good one](//good.dev/#there).

[name]: https://gone.dev/definition
`;
const DAY = 86_400_000;
const NOW = Date.parse("2026-11-22T12:00:00Z");

let site: FixtureCopy;
let asked: string[];

beforeEach(async () => {
  site = await copyFixture("api-site");
  await writeFile(join(site.root, "content/links.mdx"), PAGE);
  const config = join(site.root, "site/site.config.ts");
  const text = await readFile(config, "utf8");
  const group = `{ title: "Us", links: [{ label: "Home", href: "https://gone.dev/footer" }] }`;
  await writeFile(config, text.replace("groups: []", `groups: [${group}]`));
  const api = join(site.root, "openapi/api.yaml");
  const described = "summary: List things\n      description: See [more](https://gone.dev/api).";
  await writeFile(api, (await readFile(api, "utf8")).replace("summary: List things", described));
  asked = [];
});
afterEach(() => site.remove());

async function check(status: (url: string) => number, now = NOW) {
  const fetch = async ({ url }: Request) => {
    asked.push(url);
    return new Response(null, { status: status(url) });
  };
  const wait = async () => {};
  const { external } = await checkSite(site.root, {
    strict: false,
    external: { fetch, wait, now },
  });
  return external;
}

const isGone = (url: string) => (url.startsWith("https://gone.dev/") ? 404 : 200);

it("every link to another site is found where it stands, and asked for once", async () => {
  const report = await check(isGone);
  const found = report?.diagnostics.map(({ file, line, column, message }) => {
    return `${file}:${line}:${column} ${/gone\.dev\/\w+/.exec(message)?.[0]}`;
  });
  expect(found).toEqual([
    "content/links.mdx:7:1 gone.dev/text",
    "content/links.mdx:7:37 gone.dev/definition",
    "content/links.mdx:7:54 gone.dev/component",
    "content/links.mdx:8:1 gone.dev/bare",
    "content/links.mdx:8:27 gone.dev/html",
    expect.stringMatching(/^openapi\/api\.yaml:\d+:\d+ gone\.dev\/api$/),
    expect.stringMatching(/^site\/site\.config\.ts:\d+:\d+ gone\.dev\/footer$/),
  ]);
  expect(new Set(report?.diagnostics.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  expect(new Set(asked)).toEqual(
    new Set([
      ...["text", "definition", "component", "bare", "html", "api", "footer"].map(
        (name) => `https://gone.dev/${name}`,
      ),
      "https://good.dev/",
    ]),
  );
  expect(report?.addresses).toBe(8);
});

it("what answered is not asked again for a week, and what did not is", async () => {
  await check(isGone);
  asked = [];
  const second = await check(isGone, NOW + 6 * DAY);
  expect(second?.fresh).toBe(1);
  expect(asked).not.toContain("https://good.dev/");
  expect(asked).toContain("https://gone.dev/text");
  asked = [];
  const third = await check((url) => (isGone(url) === 200 ? 410 : 404), NOW + 7 * DAY);
  expect(asked).toContain("https://good.dev/");
  const good = third?.diagnostics.find(({ message }) => message.includes("good.dev"));
  expect(good?.hint).toContain("It answered last on 2026-11-22.");
});

it("nobody is asked by a check that is not told to", async () => {
  const { external } = await checkSite(site.root, { strict: false });
  expect(external).toBeUndefined();
});
