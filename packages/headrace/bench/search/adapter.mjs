/**
 * The adapter for benchmarks that run in plain Node: `import { build, load } from ".../adapter.mjs"`.
 * Called as a script it builds an index of two pages and prints the rows of a query.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register();
export const { build, load } = await import("./adapter.ts");

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const page = (title, content) => ({
    url: `/${title.toLowerCase()}`,
    title,
    description: "",
    keywords: [],
    sections: [
      { title, anchor: "", level: 1, content: "" },
      { title: "Details", anchor: "details", level: 2, content },
    ],
  });
  const docs = [
    page("Builds", "A build makes an image."),
    page("Releases", "A release has builds."),
  ];
  const engine = await load(await build(docs, { lang: "en" }), { lang: "en" });
  console.log(await engine.search(process.argv[2] ?? "image", 8));
}
