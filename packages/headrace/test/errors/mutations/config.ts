import { type Mutation, placeAt } from "./sources.ts";

const FILE = "site/site.config.ts";

/** What stands in the configuration, and what it is replaced with; told at the place of the first. */
const REPLACED: readonly (readonly [string, string])[] = [
  ['name: "Author",', "name: 7,"],
  ['name: "Author",', 'name: "",'],
  ["tagline:", "tagLine:"],
  ["url: origin,", "url: 'docs.example',"],
  ["url: origin,", "url: undefined,"],
  ["brand: {", "barnd: {"],
  ['logo: "site/logo.svg"', 'logo: "site/lgoo.svg"'],
  ['logo: "site/logo.svg"', 'logo: "../logo.svg"'],
  ['logo: "site/logo.svg"', 'logo: "site"'],
  ['icon: "site/logo.svg"', 'icon: "/etc/passwd"'],
  ['"site/site.css"', '"site/absent.css"'],
  ["themeColor: {", "themeColour: {"],
  ['components: "site/mdx-components.tsx"', 'components: "site/absent.tsx"'],
  ['components: "site/mdx-components.tsx"', 'components: "site/components/card.tsx"'],
  ['facts: "content/facts.yaml"', 'facts: "content/absent.yaml"'],
  ["math: true", 'math: "yes"'],
  ['file: "openapi/api.yaml"', 'file: "openapi/absent.yaml"'],
  ['route: "/api"', 'route: "api"'],
  ['id: "v1",', ""],
  ['folder: "news"', 'folder: "nwes"'],
  ['file: "news.atom"', 'file: "news.xml"'],
  ["sidebars: { docs, ", "sidebars: { docs: 7, "],
  ["sidebars: { docs, ", "sidebars: { docs: ['absent'], "],
  ["sidebars: { docs, ", "sidebars: { docs: [{ type: 'categry', label: 'A', items: [] }], "],
  ["sidebars: { docs, ", "sidebars: { docs: [{ type: 'category', label: 'A', items: [] }], "],
  ['{ type: "api", id: "v1" }', '{ type: "api", id: "v2" }'],
  ['to: "/guide/steps"', 'to: "/guide/stesp"'],
  ['from: "/old/steps"', 'from: "/guide/steps"'],
  ['from: "/old/steps"', 'from: "old"'],
  ['sidebar: "docs"', 'sidebar: "dosc"'],
  ['sidebar: "docs"', 'sidebar: "docs", page: "index"'],
  ['href: "/guide/steps"', 'href: "guide"'],
  ['href: "/guide/steps"', 'href: "javascript:alert(1)"'],
  ['href: "/news/first"', 'href: "/news/frist"'],
  ['copyright: "Nobody"', "copyright: null"],
  ["isLast: true", 'isLast: "yes"'],
  ['code: "en"', "code: 7"],
];

/** Modules that are no configuration, or do not run. */
const BROKEN: readonly string[] = [
  "",
  "export default null;",
  "export default [];",
  "export default 'site';",
  "export default {};",
  "export const site = {};",
  "export default async () => ({});",
  "throw new Error('no');",
  "throw undefined;",
  "throw null;",
  "throw { some: 'thing' };",
  "export default (void 0).name;",
  "const a = ;",
  "export default {",
  "import { absent } from './sidebars.ts';\nexport default absent.x;",
  "import x from './absent.ts';\nexport default x;",
  "import x from 'no-such-package';\nexport default x;",
  "import { defineSite } from 'headrace';\nexport default defineSite();",
  "import { defineSite } from 'headrace';\nexport default defineSite(defineSite);",
  "export default new Proxy({}, { get() { throw new Error('x'); } });",
  "await Promise.reject(new Error('later'));\nexport default {};",
  "const o = {}; o.o = o;\nexport default o;",
  "process.nextTick(() => {});\nexport default Symbol('a');",
];

/** What is wrong with the configuration. */
export const CONFIG_MUTATIONS: Record<string, Mutation> = {
  "a wrong option": (sources, random) => {
    const [found, replacement] = random.pick(REPLACED);
    const { line } = sources.replace(FILE, found, replacement);
    // What is not there is told where it should be.
    return replacement === ""
      ? { what: found, file: FILE }
      : { what: replacement, file: FILE, line };
  },
  "a configuration that is none": (sources, random) => {
    const what = random.pick(BROKEN);
    sources.write(FILE, what);
    return { what, file: FILE };
  },
  "no configuration": (sources) => {
    sources.remove(FILE);
    return { what: "", file: FILE };
  },
  "a wrong item of a sidebar": (sources, random) => {
    const file = "site/sidebars.ts";
    const item = random.pick([
      "7",
      "null",
      "{ type: 'link', label: 'A' }",
      "'absent'",
      "undefined",
    ]);
    const { line } = sources.replace(file, '  "index",\n', `  ${item},\n`);
    return { what: item, file, line };
  },
  "a wrong value within a sidebar": (sources, random) => {
    const file = "site/sidebars.ts";
    const [found, replacement] = random.pick([
      ['label: "Guide"', "label: 7"],
      ['dirName: "guide"', 'dirName: "giude"'],
      ['type: "category"', 'type: "cat"'],
      ["items: [", "itmes: ["],
    ] as const);
    const text = sources.text(file);
    sources.replace(file, found, replacement);
    return { what: replacement, file, line: placeAt(text, text.indexOf(found)).line };
  },
};
