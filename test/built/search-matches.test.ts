import { spawnSync } from "node:child_process";
import { PROGRAM } from "headrace/testing";
import { expect, test } from "vitest";

/** Words that this site has in one place each: what they are matched by is known. */
const QUERIES = ["glossary", "kubectl", "microservice"];

test("SEARCH-05 the site's search finds by title, heading, description, keywords and content", {
  timeout: 300_000,
}, () => {
  const kinds = QUERIES.flatMap((query) => {
    const { stdout, status } = spawnSync(process.execPath, [PROGRAM, "search", query], {
      encoding: "utf8",
    });
    expect(status).toBe(0);
    return [...stdout.matchAll(/^\d\. \/\S* \((\w+)\)$/gm)].map(([, kind]) => kind);
  });
  expect(new Set(kinds)).toEqual(
    new Set(["Title", "Heading", "Description", "Keywords", "Content"]),
  );
});
