import type { Mutation } from "./sources.ts";

const CARD = "site/components/card.tsx";
const COUNTER = "site/components/counter.tsx";

/** What a module says first, and thereby ends. Told in the module, or on a page that uses it. */
const AT_IMPORT: readonly string[] = [
  "throw new Error('at import');",
  "throw undefined;",
  "throw 'a text';",
  "(undefined as any).x;",
  "await Promise.reject(new Error('later'));",
  "JSON.parse('{');",
];

const IN_RENDERING: readonly string[] = [
  "throw new Error('while rendering');",
  "throw undefined;",
  "throw null;",
  "(undefined as any).x;",
  "(title as any).x.y;",
  "return {} as any;",
  "return new Promise(() => {}) as any;",
  "return <Card title='again' />;",
  "while (true) return [<Card title='again' />, <Card title='again' />];",
  "Promise.reject(new Error('nobody handles it'));",
];

/** What is wrong with the code of the site. */
export const CODE_MUTATIONS: Record<string, Mutation> = {
  "a component that fails when it is loaded": (sources, random) => {
    const what = random.pick(AT_IMPORT);
    const file = random.pick([CARD, COUNTER, "site/mdx-components.tsx"]);
    sources.append(file, what);
    return { what: `${file}: ${what}`, file: file === COUNTER ? "content/guide/steps.mdx" : "" };
  },
  "a component that fails when it is rendered": (sources, random) => {
    const what = random.pick(IN_RENDERING);
    sources.replace(CARD, "  return (\n", `  ${what}\n  return (\n`);
    return { what, file: "content/guide/steps.mdx" };
  },
  "a module that is no TypeScript": (sources, random) => {
    const file = random.pick([CARD, COUNTER]);
    const [found, replacement] = random.pick([
      ["return", "retrun x"],
      ["{", "{{"],
      ["import", "improt"],
      ["</", "</x"],
      ["export", "export export"],
    ] as const);
    const text = sources.text(file);
    sources.write(file, text.replace(found, replacement));
    return { what: replacement, file };
  },
  "an import that leads nowhere": (sources, random) => {
    const file = random.pick([CARD, COUNTER, "site/mdx-components.tsx"]);
    const path = random.pick(["./absent.tsx", "no-such-package", "@site/site/absent.ts"]);
    const text = sources.text(file);
    const at = text.indexOf("import");
    sources.insert(file, at, `import { x } from "${path}";\nexport const y = x;\n`);
    return { what: path, file: "", isChance: true };
  },
  "a component without its export": (sources) => {
    sources.replace("site/components/counter.tsx", "export function", "function");
    return { what: COUNTER, file: "content/guide/steps.mdx", line: 11 };
  },
  "no map of components": (sources, random) => {
    const file = "site/mdx-components.tsx";
    const what = random.pick([
      "export const components = null;",
      "export const componets = {};",
      "export const components = 7;",
      "",
    ]);
    sources.write(file, what);
    return { what, file: "" };
  },
  "a style sheet that is none": (sources, random) => {
    const file = "site/site.css";
    const what = random.pick([
      "}",
      ".card { color: ",
      "@import './absent.css';",
      ".a { background: url(./absent.png) }",
      '.a { content: "open }',
    ]);
    sources.append(file, what);
    return { what, file, isChance: true };
  },
};
