import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);

/** The sheet of the dialect's own engine. */
const THEIRS = readFileSync(require.resolve("infima/dist/css/default/default.css"), "utf8");

const OURS = readdirSync(new URL(".", import.meta.url))
  .filter((file) => /^dialect-.*\.css$/.test(file))
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n");

/** The frame of a page is the engine's own: bar, menu, foot, neighbors, contents. */
const OF_THE_FRAME = /^(?:navbar|menu|footer|pagination|table-of-contents|markdown$)/;

/** Pictures that the engine's own frame does not draw. */
const PICTURES = new Set([
  "--ifm-breadcrumb-separator",
  "--ifm-menu-link-sublist-icon",
  "--ifm-navbar-search-input-icon",
]);

/** Names of classes in selectors; those that end with a hyphen come from `[class*='col--']`. */
function classesOf(sheet: string): Set<string> {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\((?:'[^']*'|[^)]*)\)/g, "");
  const selectors = rules.match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*\w/gi) ?? []));
}

function variablesSetIn(sheet: string): Set<string> {
  return new Set(sheet.match(/--ifm-[\w-]+(?=:)/g));
}

test("every class that pages can write in the dialect has a form", () => {
  const theirs = [...classesOf(THEIRS)].filter((name) => !OF_THE_FRAME.test(name));
  const ours = classesOf(OURS);
  expect(theirs.length).toBeGreaterThan(180);
  expect(theirs.filter((name) => !ours.has(name))).toEqual([]);
});

test("every variable of the dialect has a value", () => {
  const theirs = [...variablesSetIn(THEIRS)].filter((name) => !PICTURES.has(name));
  const ours = variablesSetIn(OURS);
  expect(theirs.length).toBeGreaterThan(280);
  expect(theirs.filter((name) => !ours.has(name))).toEqual([]);
});

test("of two pictures for light and dark one is hidden, whatever shows pictures", () => {
  const sheet = readFileSync(new URL("../dialect.css", import.meta.url), "utf8");
  const rule = sheet.match(/([^{}]*themed-[^{}]*)\{([^{}]*)\}/);
  expect(rule?.[1]).toContain('html:not([data-theme="dark"]) .themed-dark');
  expect(rule?.[1]).toContain('html[data-theme="dark"] .themed-light');
  expect(rule?.[2]?.trim()).toMatch(/display: none !important;$/);
});

test("code within running text of another sheet has the colors that its highlighting is made for", () => {
  const rule = OURS.match(/\.prose \.code-body :is\(pre, code\) \{([^}]*)\}/);
  expect(rule?.[1]).toContain("background: none !important;");
  expect(rule?.[1]).toContain("color: var(--text) !important;");
});

test("the engine's buttons in a site's own block of code have their pictures, and none where they are hidden", () => {
  const [, rule = ""] = OURS.match(/\.theme-code-block \{([\s\S]*)/) ?? [];
  expect(rule).toMatch(/\.icon-button:is\([^)]*\) \{\s*&::before \{[^}]*mask: var\(--icon\)/);
  expect(rule).toMatch(/&\[hidden\] \{[^}]*display: none !important;/);
});

test("headings have the color of the box they are in, unless the site sets one", () => {
  expect(OURS).toMatch(/--ifm-heading-color: inherit;/);
  expect(OURS).toMatch(/h6\) \{\s*color: var\(--ifm-heading-color\);/);
});

test("what the dialect's theme says of dark pages is said as strongly, so that a site's light pages stay apart", () => {
  const darkOf = (sheet: string) =>
    [...sheet.matchAll(/html\[data-theme=["']dark["']\] \{([^}]*)\}/g)]
      .map(([, own]) => own)
      .join();
  const sheet = readFileSync(new URL("dialect-dark.css", import.meta.url), "utf8");
  expect(sheet).toMatch(/@layer site \{\s*html\[data-theme="dark"\]/);
  // Mixed of other colors, or drawn by the engine's frame.
  const others = /contrast|scrollbar|breadcrumb|scheme/;
  const theirs = [...variablesSetIn(darkOf(THEIRS))].filter((name) => !others.test(name));
  expect(theirs.length).toBeGreaterThan(15);
  const ours = variablesSetIn(darkOf(sheet));
  expect(theirs.filter((name) => !ours.has(name))).toEqual([]);
});
