import { expect, it } from "vitest";
import { collectForeign, foreignIn } from "./foreign-hosts.ts";

it.each([
  ["url(data:font/woff2;base64,d09G)", ["data:"]],
  ["url( 'data:application/x-font-ttf;charset=utf-8;base64,d09G' )", ["data:"]],
  ["url(data:image/svg+xml;base64,PHN2)", undefined],
])("fonts within a sheet are let through: %s", (address, sources) => {
  const text = `@font-face { font-family: A; src: ${address} }`;
  expect(collectForeign(foreignIn("a.css", text))["font-src"]).toEqual(sources);
});

it.each([
  ["said.tsx", `const said = [{ picture: 'https://a.example/b/c.png' }];`, ["https://a.example"]],
  [
    "data.ts",
    'const icon = "https://a.example/x";\nconst b = "https://b.example/b.svg?v=1";',
    ["https://b.example"],
  ],
  [
    "links.ts",
    `const link = "https://a.example/page"; const text = "see https://b.example/c.png there";`,
    undefined,
  ],
])("hosts of images in data of %s are let through", (file, text, hosts) => {
  expect(collectForeign(foreignIn(file, text))["img-src"]).toEqual(hosts);
});

it.each([
  ["a.js", 'fetch("https://a.example/b?c=1").then(show)', ["https://a.example"]],
  [
    "a.tsx",
    "const at = `https://a.example/\u0024{id}`; await axios.get(at)",
    ["https://a.example"],
  ],
  ["a.ts", 'new WebSocket("wss://a.example/live")', ["wss://a.example"]],
  ["a.ts", 'export const API_URL = "https://a.example/v1";', ["https://a.example"]],
  [
    "a.jsx",
    '<a href="https://b.example">{useSWR(`https://a.example`, get)}</a>',
    ["https://a.example"],
  ],
  ["a.js", "fetch(`https://\u0024{host}/b`)", undefined],
  ["a.js", '// fetch("https://a.example")\nconst link = "https://b.example";', undefined],
  ["a.md", '```js\nfetch("https://a.example")\n```', undefined],
])("hosts that code of %s asks are let through: %s", (file, text, hosts) => {
  expect(collectForeign(foreignIn(file, text))["connect-src"]).toEqual(hosts);
});

it("lets the style attributes through that the theme for OpenAPI writes", () => {
  const text = 'import StatusCodes from "@theme/StatusCodes";';
  expect(collectForeign(foreignIn("a.api.mdx", text))["style-src-attr"]).toEqual([
    "'unsafe-inline'",
  ]);
  expect(collectForeign(foreignIn("a.mdx", 'import Tabs from "@theme/Tabs";'))).toEqual({});
});
