import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { KeyProblem } from "../pages/check-front-matter.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { normalizeText } from "../sources/markdown/parse/source-text.ts";

/**
 * Gives problems of keys of the front matter their places. Records of pages keep none.
 *
 * @param root Absolute path of the project.
 */
export function locateKeys(root: string, problems: readonly KeyProblem[]): Diagnostic[] {
  return problems.map(({ key, within = [], ...problem }) => {
    const file = join(root, problem.file);
    // Pages that the engine writes are in no file.
    if (!existsSync(file)) return problem;
    const text = normalizeText(readFileSync(file, "utf8"));
    return { ...problem, ...readFrontMatter(text, problem.file).placeOf([key, ...within]) };
  });
}
