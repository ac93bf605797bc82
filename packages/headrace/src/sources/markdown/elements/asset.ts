import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { FileScope } from "../file-scope.ts";
import { readProjectFile } from "../project-files.ts";
import { targetPlaceholder } from "./target.ts";

/** A file that the site publishes under a name which changes with its content. */
export interface PublishedFile {
  /** Placeholder of its address. */
  url: string;
  content: Buffer;
}

/** Notes a file of the project for publication, in a folder below the assets. */
export function publishFile(
  scope: FileScope,
  path: string,
  folder: "images" | "files",
): PublishedFile {
  const content = readProjectFile(scope, path);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const { name, ext } = posix.parse(path);
  const output = `${scope.options.assetsPath}/${folder}/${urlSafe(name)}.${hash}${urlSafe(ext)}`;
  scope.page.assets.set(output, { source: path, output });
  return { url: targetPlaceholder("asset", output, ""), content };
}

/** Names in URLs hold no sign that would have to be escaped; the hash keeps them apart. */
function urlSafe(name: string): string {
  return name.replace(/[^\w.-]+/g, "-");
}
