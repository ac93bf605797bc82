import { expect, test } from "vitest";
import { codeRenderer } from "../sources/code/code-renderer.ts";
import { PageTools } from "./page-tools.ts";
import { sayInEnglish } from "./say.ts";

const tools = new PageTools({
  code: await codeRenderer(),
  languages: new Set(),
  site: { url: "https://docs.test", baseUrl: "/" },
  smartQuotes: false,
  linkBase: null,
  anchors: {},
  schemaRoutes: {},
  say: sayInEnglish,
  position: { file: "openapi/a.yaml", line: 1, column: 1 },
});

test.each([
  ["MIT", "./LICENSE.txt", "<p>MIT (<code>./LICENSE.txt</code>)</p>"],
  ["terms.html", "terms.html", "<p><code>terms.html</code></p>"],
])("the address of %s, which counts from nowhere, is told as it stands", (label, href, html) => {
  expect(tools.link(label, href).html).toBe(html);
});
