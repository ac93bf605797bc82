import { createHash } from "node:crypto";
import { posix } from "node:path";
import { imageProblem } from "../../image-problem.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import type { Placed } from "../jsx/bindings.ts";
import { readProjectFile } from "../project-files.ts";
import { targetPlaceholder } from "./target.ts";

/** A file that the site publishes under a name which changes with its content. */
export interface PublishedFile {
  /** Placeholder of its address. */
  url: string;
  /** Where it is below the base URL. */
  output: string;
  content: Buffer;
}

/** Where a file is wanted. */
export interface LinkedFile {
  scope: FileScope;
  /** Where problems are told. */
  node: Placed | undefined;
}

/**
 * Notes a file of the project for publication, in a folder below the assets. An image that browsers
 * would not show, and a drawing that could run code, are told where they are wanted.
 */
export function publishFile(
  { scope, node }: LinkedFile,
  path: string,
  folder: "images" | "files",
): PublishedFile {
  const content = readProjectFile(scope, path);
  const problem = imageProblem(content, path);
  if (problem !== undefined) {
    reportFailedPart(scope, node, {
      code: "unreadable-image",
      message: `"${path}" ${problem}.`,
      hint: /\.svg$/i.test(path)
        ? "Save the drawing as a plain SVG, without scripts, handlers and embedded pages."
        : "Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG, with the ending of its kind.",
      instead: "It is published as it is.",
    });
  }
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const { name, ext } = posix.parse(path);
  const output = `${scope.options.assetsPath}/${folder}/${urlSafe(name)}.${hash}${urlSafe(ext)}`;
  scope.page.assets.set(output, { source: path, output });
  return { url: targetPlaceholder("asset", output, ""), output, content };
}

/** Names in URLs hold no sign that would have to be escaped; the hash keeps them apart. */
function urlSafe(name: string): string {
  return name.replace(/[^\w.-]+/g, "-");
}
