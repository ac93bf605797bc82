import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";

/** The budgets of docs/architecture.md, in bytes after brotli at its highest quality. */
const BUDGET = {
  htmlAndStyles: 19_000,
  /** On every page. */
  styles: 8_400,
  /** All the rest: of what only script shows, and of pages that the shell may show next. */
  onDemandStyles: 6_000,
  /** All that a page nobody touches loads on a slow line or one that is paid for. */
  firstScript: 6_000,
  script: 80_000,
  search: 17_000,
  /** With the form for JSON bodies, the history and the samples that sites show by default. */
  console: 37_400,
  /** All other languages of samples, for sites that ask for one of them. */
  moreSamples: 4_000,
};

/** A page of usual length with code, a table and a diagram. */
const MANUAL = "dist/admin-manuals/create-application.html";

const assets = readdirSync("dist/assets", { recursive: true, encoding: "utf8" }).map((file) =>
  join("dist/assets", file),
);
const sheets = assets.filter((file) => file.endsWith(".css"));
const manual = readFileSync(MANUAL, "utf8");
const styles = sheets.filter((file) => manual.includes(file.replace("dist/", "")));
const [client = "", ...app] = [...manual.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
  ([, file = ""]) => file.slice(1),
);

/** A script and everything that it imports before it runs, but for what is known already. */
function withImports(file: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set([...known, file]);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
  for (const [, name = ""] of imports) {
    const imported = join("dist/assets", name);
    if (!found.has(imported)) for (const deeper of withImports(imported, found)) found.add(deeper);
  }
  return found;
}

/** The first script, and the shell that it loads. */
function clientScripts(): Set<string> {
  const files = [client, ...app].map((file) => [...withImports(join("dist", file))]);
  return new Set(files.flat());
}

/** Scripts of something that is loaded on first use, besides those of the client. */
function lazyScripts(name: string): string[] {
  const start = assets.find((file) => file.startsWith(`dist/assets/${name}-`)) ?? "";
  const loaded = clientScripts();
  return [...withImports(start, loaded)].filter((file) => !loaded.has(file));
}

/** Sum of the sizes of the files as a browser would receive them. */
function transferSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(readFileSync(file, "utf8")), 0);
}

/**
 * The size of a text after brotli: the median over seven sets of hashes of what it loads, and of hashes in its names.
 * Its own would change with any script, and the size of 50 kB by up to 90 bytes with them, though all
 * else is equal.
 */
function compressedSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const sizes = ["a", "b", "c", "d", "e", "f", "g"].map((salt) => {
    const digest = (name: string) => createHash("sha256").update(salt + name);
    const sums = [...new Set(text.match(INTEGRITY))];
    const salted = text
      .replace(FILE_HASH, (hash, name: string) =>
        digest(name).digest("base64url").slice(0, hash.length),
      )
      .replace(INTEGRITY, (sum) => digest(`${sums.indexOf(sum)}`).digest("base64"));
    return brotliCompressSync(salted, { params }).length;
  });
  return sizes.sort((a, b) => a - b)[3] ?? 0;
}

/** What stands before the ending of a file in "assets", behind its name, which is the group. */
const FILE_HASH = /(?<=([a-z-]+)-)[\w-]{8}(?=\.(?:js|css)\b)/g;

/** What a file has to be that is asked for; it changes with the file. */
const INTEGRITY = /(?<=sha256-)[\w+/]{43}=/g;

describe("bytes of a first visit", () => {
  test("HTML and styles of a manual", () => {
    expect(transferSize([MANUAL, ...styles])).toBeLessThanOrEqual(BUDGET.htmlAndStyles);
  });

  test("styles", () => {
    const named = (name: string) => sheets.filter((file) => basename(file).startsWith(`${name}-`));
    expect(transferSize(named("style"))).toBeLessThanOrEqual(BUDGET.styles);
    expect(transferSize(named("on-demand"))).toBeLessThanOrEqual(BUDGET.onDemandStyles);
  });

  test("script, the same for every page", () => {
    const first = withImports(join("dist", client));
    expect(transferSize([...first])).toBeLessThanOrEqual(BUDGET.firstScript);
    const all = clientScripts();
    expect(transferSize([...all])).toBeLessThanOrEqual(BUDGET.script);
    // Each is in the document, so that none waits for another.
    expect(all.size).toBe(1 + app.length);
  });

  test("search, on first use", () => {
    expect(transferSize(lazyScripts("start-search"))).toBeLessThanOrEqual(BUDGET.search);
  });

  test("API console, on first use", () => {
    expect(transferSize(lazyScripts("mount"))).toBeLessThanOrEqual(BUDGET.console);
  });

  test("further languages of the console's samples", () => {
    const [more = ""] = lazyScripts("more-samples");
    expect(transferSize([more])).toBeLessThanOrEqual(BUDGET.moreSamples);
  });
});
