import { expect, test } from "vitest";
import schema from "../../schemas/site-config.schema.json" with { type: "json" };
import { parseConfig } from "./parse-config.ts";

const SMALLEST = { name: "Mill", url: "https://mill.example" };

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  [keyword: string]: unknown;
}

/** Paths of all objects that editors know options of, but those in values of several forms. */
function objectPaths({ properties, items }: Described, path: readonly string[] = []): string[][] {
  if (items) return objectPaths(items, [...path, "0"]);
  if (!properties) return [];
  const inner = Object.entries(properties).flatMap(([name, value]) =>
    objectPaths(value, [...path, name]),
  );
  return [[...path], ...inner];
}

/** An object with an unknown option at a path. */
function unknownAt(path: readonly string[]): object {
  const [name, ...rest] = path;
  if (name === undefined) return { qqqqqq: true };
  return name === "0" ? [unknownAt(rest)] : { [name]: unknownAt(rest) };
}

test.each(objectPaths(schema).map((path) => ({ path: path.join("."), keys: path })))(
  "an unknown option names those that there are: $path",
  ({ keys }) => {
    const result = parseConfig({ ...SMALLEST, ...unknownAt(keys) });
    const hints = "problems" in result ? result.problems.map(({ diagnostic }) => diagnostic) : [];
    const own = hints.find(({ message }) => message.includes('qqqqqq"'));
    expect(own?.hint).toMatch(/^Options here: \w+.*\.$/);
  },
);

test.each([
  ["a language has a code that there is", { locales: [{ code: "de_DE", label: "Deutsch" }] }],
  ["a language stands once", { locales: ["a", "b"].map((label) => ({ code: "de", label })) }],
  ["the highest level is no lower than the lowest", { content: { tocLevels: { min: 4, max: 3 } } }],
  ["an admonition can be written", { content: { admonitions: ["my box"] } }],
  ["a comment marks something", { content: { magicComments: [{ className: "a" }] } }],
  ["a directive is one of the policy", { contentSecurityPolicy: { "nothing-src": ["'self'"] } }],
  ["a color ends no declaration", { zoom: { background: { light: "red; }" } } }],
  ["a color ends no element", { brand: { themeColor: { light: "red", dark: '">' } } }],
])("%s", (_, wrong) => {
  expect(parseConfig({ ...SMALLEST, ...wrong })).toMatchObject({ problems: [{}] });
});

test("what is usual is taken", () => {
  const right = {
    locales: [{ code: "pt-BR", label: "Português" }],
    content: { admonitions: ["my-box"], magicComments: [{ className: "a", line: "a" }] },
    contentSecurityPolicy: { "style-src-elem": ["https://a.example"], "img-src": ["data:"] },
    zoom: { background: { dark: "color-mix(in oklab, red 20%, var(--x))" } },
  };
  expect(parseConfig({ ...SMALLEST, ...right })).toHaveProperty("config");
});
