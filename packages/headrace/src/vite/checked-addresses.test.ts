import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { checkedAddresses, loadedWith } from "./checked-addresses.ts";

/** Bundles modules that are given as texts, from "entry" on. */
async function bundle(modules: Record<string, string>): Promise<Map<string, string>> {
  const texts: Plugin = {
    name: "texts",
    enforce: "pre",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
  const output = await build({
    configFile: false,
    logLevel: "silent",
    base: "/docs/",
    plugins: [texts, checkedAddresses("/docs/")],
    build: {
      write: false,
      modulePreload: { polyfill: false, resolveDependencies: loadedWith },
      rolldownOptions: { input: { entry: "entry" } },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((part) =>
    "output" in part ? part.output : [],
  );
  const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  return new Map(chunks.map(({ name, code }) => [name.replace(/^_/, ""), code]));
}

function digest(code = ""): string {
  return createHash("sha256").update(code).digest("base64");
}

test("a script names what it loads later with its digest", async () => {
  const chunks = await bundle({
    entry: 'import("first").then(console.log)',
    first: 'export const a = 1; import("second").then(console.log)',
    second: "export const b = 2;",
  });
  expect(chunks.get("entry")).toContain(`#sha256-${digest(chunks.get("first"))}`);
  expect(chunks.get("first")).toContain(`#sha256-${digest(chunks.get("second"))}`);
});

test("scripts that load each other are bundled, with all the digests that there can be", async () => {
  const chunks = await bundle({
    entry: 'import("first").then(console.log)',
    first: 'export const a = 1; export const go = () => import("second").then(console.log)',
    second: 'export const b = 2; export const back = () => import("first").then(console.log)',
  });
  expect(chunks.get("entry")).toContain(`#sha256-${digest(chunks.get("first"))}`);
  expect(chunks.get("first")).toContain(`#sha256-${digest(chunks.get("second"))}`);
  expect(chunks.get("second")).not.toContain("#sha256-");
});
