/** Runs code samples as a reader would, in a folder that holds the files they name. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { printCurl } from "../../src/api/samples/curl.ts";
import { printNodejs } from "../../src/api/samples/nodejs.ts";
import type { ApiFile, ApiRequest } from "../../src/model/api-request.ts";

const run = promisify(execFile);
/** The folder that holds axios, and form-data, which it brings along. */
const MODULES = join(dirname(createRequire(import.meta.url).resolve("axios/package.json")), "..");

/** Runs each curl command in bash. Rejects when a command fails. */
export async function runCurl(requests: ApiRequest[]): Promise<void> {
  await inFolder(requests, async (folder) => {
    const commands = requests.map(printCurl).join(" > /dev/null\n");
    await writeFile(join(folder, "samples.sh"), `set -e\n${commands}\n`);
    await run("bash", ["samples.sh"], { cwd: folder });
  });
}

/** Runs each module, in one process of Node.js. Rejects when one of them throws. */
export async function runNodejs(requests: ApiRequest[]): Promise<void> {
  await inFolder(requests, async (folder) => {
    await symlink(MODULES, join(folder, "node_modules"));
    const names = requests.map((_, index) => `./sample-${index}.mjs`);
    await Promise.all(
      requests.map((request, index) =>
        writeFile(join(folder, names[index] ?? ""), printNodejs(request)),
      ),
    );
    await writeFile(join(folder, "all.mjs"), names.map((name) => `import "${name}";\n`).join(""));
    await run("node", ["all.mjs"], { cwd: folder, maxBuffer: 2 ** 26 });
  });
}

/** Works in a folder with the files that the requests name. */
export async function inFolder(
  requests: ApiRequest[],
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  try {
    for (const file of requests.flatMap(filesOf)) {
      await writeFile(join(folder, file.name), Buffer.from(await contentOf(file)));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function contentOf(file: ApiFile): Promise<ArrayBuffer> {
  if (!file.content) throw new Error(`${file.name} has no content`);
  return file.content.arrayBuffer();
}

function filesOf({ body }: ApiRequest): ApiFile[] {
  if (body.kind === "file") return [body.file];
  if (body.kind !== "multipart") return [];
  return body.parts.flatMap((part) => (part.kind === "file" ? [part.file] : []));
}
