/** The limit: the same article as plain HTML with one small style sheet and no script. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrotliServer } from "./brotli-server.ts";

const STYLES_PATH = "/bare/style.css";

/**
 * Takes the article out of a built page and serves it bare.
 *
 * @param html The built document.
 * @param route The page's route; the bare page has the same below "/bare".
 * @returns the bare page's path.
 */
export async function serveBarePage(
  server: BrotliServer,
  html: string,
  route: string,
): Promise<string> {
  const folder = dirname(fileURLToPath(import.meta.url));
  await server.add(STYLES_PATH, readFileSync(join(folder, "bare-page.css"), "utf8"));
  const path = `/bare${route === "/" ? "/index" : route}`;
  await server.add(`${path}.html`, bareDocument(html));
  return path;
}

function bareDocument(html: string): string {
  const article = /<article\b[\s\S]*<\/article>/.exec(html)?.[0];
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0];
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0];
  if (!article || !title) throw new Error("The built page has no article or no title.");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
${description ?? ""}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<main>
${article}
</main>
</body>
</html>
`;
}
