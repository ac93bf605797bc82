import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../src/files/files.ts";

/** Every published file of a project with its content. */
export async function publishedFiles(root: string): Promise<Record<string, string>> {
  const folder = await realpath(join(root, "dist"));
  const files = await listFiles(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), "base64")));
  return Object.fromEntries(files.map((file, index) => [file, contents[index] ?? ""]));
}
