import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, posix, relative, resolve, sep } from "node:path";
import { nearest } from "../../diagnostics/nearest.ts";
import { bidiWarnings } from "../bidi-signs.ts";
import { decodeText } from "../decode-text.ts";
import { MAX_SOURCE_BYTES, tooLarge } from "../source-size.ts";
import type { FileScope } from "./file-scope.ts";

/** Where a path that a writer gave leads. */
export type ResolvedPath =
  | { status: "found"; path: string }
  | { status: "absent"; path: string }
  | { status: "outside" };

/**
 * Resolves a path against the file it stands in. "@site/x" counts from the site's folder, "/x" from
 * the folder of static files, anything else from the file's own folder.
 *
 * Files outside of the project (also through a symbolic link) are never opened. A page depends on
 * files that are not there, too: it is read again once they are.
 */
export function resolveFile(scope: FileScope, reference: string): ResolvedPath {
  const file = locateFile(scope, reference);
  if (file.status !== "absent") return file;
  scope.page.dependencies.add(file.path);
  if (reference.startsWith("/"))
    for (const folder of scope.options.staticDirs)
      scope.page.dependencies.add(posix.join(folder, reference));
  return file;
}

/** Resolves like `resolveFile` what need not be a file at all: the page does not depend on it yet. */
export function locateFile(scope: FileScope, reference: string): ResolvedPath {
  const { root, siteDir } = scope.options;
  if (reference.includes("\0")) return { status: "outside" };
  if (reference.startsWith("@site/")) {
    return locate(root, posix.join(siteDir, reference.slice("@site/".length)));
  }
  if (reference.startsWith("/")) {
    const whole = locateStatic(scope, reference);
    const below = withoutWrittenBase(reference, scope);
    if (whole.status === "found" || below === reference) return whole;
    const published = locateStatic(scope, below);
    return published.status === "found" ? published : whole;
  }
  return locate(root, posix.join(posix.dirname(scope.path), reference));
}

/** What is published under an address: of the first folder that has it. */
function locateStatic({ options }: FileScope, address: string): ResolvedPath {
  const places = options.staticDirs.map((folder) =>
    locate(options.root, posix.join(folder, address)),
  );
  const [first = { status: "absent", path: address.slice(1) }] = places;
  return places.find(({ status }) => status === "found") ?? first;
}

/** The base URL is added to no address of a migrated site that begins with it, as in Docusaurus. */
export function withoutWrittenBase(path: string, scope: FileScope): string {
  const { writtenBase = "/" } = scope.options;
  return path.startsWith(writtenBase) ? path.slice(writtenBase.length - 1) : path;
}

/** Judges a path relative to the root. */
export function locate(root: string, path: string): ResolvedPath {
  const normal = posix.normalize(path);
  if (normal.startsWith("../") || normal === ".." || posix.isAbsolute(normal)) {
    return { status: "outside" };
  }
  let real: string;
  try {
    real = realpathSync(resolve(root, normal));
    // With a slash behind it, the path of a file is none, which "real" doesn't say.
    if (!statSync(real).isFile() || normal.endsWith("/")) return { status: "absent", path: normal };
  } catch {
    return { status: "absent", path: normal };
  }
  const below = relative(realpathSync(root), real);
  const outside = below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below);
  return outside ? { status: "outside" } : { status: "found", path: normal };
}

/** The existing file that a misspelled path most likely meant; folders behind links are not opened. */
export function nearestFile(scope: FileScope, path: string): string | undefined {
  const segments = path.split("/");
  const found: string[] = [];
  for (const segment of segments) {
    const isLast = found.length === segments.length - 1;
    const folder = resolve(scope.options.root, ...found);
    const names = readFolder(folder)
      .filter((entry) => (isLast ? entry.isFile() : entry.isDirectory()))
      .map(({ name }) => name);
    const name = names.includes(segment) ? segment : nearest(segment, names);
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join("/");
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What a writer may do about a file that is not there. */
export function absentHint(scope: FileScope, path: string): string {
  const meant = nearestFile(scope, path);
  return meant === undefined
    ? 'Check the path: "./" counts from this file, "/" from the folder of static files, "@site/" from the project.'
    : `Did you mean "${meant}"?`;
}

/** The bytes of a file that `resolveFile` found. */
export function readProjectFile(scope: FileScope, path: string): Buffer {
  scope.page.dependencies.add(path);
  return readFileSync(resolve(scope.options.root, path));
}

/** The text of a file that `resolveFile` found; `undefined` after a problem that the writer was told. */
export function readProjectText(scope: FileScope, path: string): string | undefined {
  scope.page.dependencies.add(path);
  const file = resolve(scope.options.root, path);
  const { size } = statSync(file);
  const decoded = size > MAX_SOURCE_BYTES ? tooLarge(size) : decodeText(readFileSync(file));
  if ("text" in decoded) {
    scope.page.diagnostics.push(...bidiWarnings(decoded.text, path));
    return decoded.text;
  }
  scope.page.diagnostics.push({ ...decoded.problem, file: path });
  return undefined;
}
