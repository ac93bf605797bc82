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
