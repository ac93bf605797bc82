/**
 * Keeps the engine's house in order: which room imports which, one name in one place, folders that
 * can be looked through. Part of `npm run check`; prints what is not in order, and exits 1.
 */
import { join } from "node:path";
import { findCrowdedFolders } from "./crowded-folders.ts";
import { findRepeatedNames } from "./repeated-names.ts";
import { findForbiddenImports } from "./room-imports.ts";

const root = process.cwd();
const source = join(root, "packages/headrace/src");
const problems = [
  ...findForbiddenImports(root).map(
    ({ file, line, specifier, message }) => `${file}:${line}: "${specifier}": ${message}`,
  ),
  ...findRepeatedNames(source).map(
    ({ name, files }) =>
      `"${name}" is exported by ${files.join(" and ")}: give one of them another name.`,
  ),
  ...findCrowdedFolders(source).map(
    ({ folder, files }) =>
      `packages/headrace/src/${folder} holds ${files} files: give a part of them a folder.`,
  ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
