import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import siteConfig from "../../site/site.config.ts";
import type { Project } from "./projects.ts";

/** Something in a file of a sample that is not there for whoever took the sample along. */
export interface Outside {
  file: string;
  offset: number;
  /** As the file says it. */
  target: string;
}

/** Paths upwards, in links and in code: "../x", "./../x", "${path.module}/../x". */
const UPWARDS = /(?<![\w./])(?:\.?\/)?(?:\.\.\/)+[\w@./-]*/g;

const PAGE_FILES = [".md", ".mdx", "/index.md", "/index.mdx"];

/** Places where a project reaches out of its folder, which readers download or clone alone. */
export function reachesOutside(root: string, folder: string, project: Project): Outside[] {
  const home = `${folder}/${project.name}`;
  return project.files
    .filter((file) => !/-lock\.json$|\.(?:lock|jar|png|ico)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...text.matchAll(UPWARDS)].flatMap(({ index: offset, 0: target }) => {
        const meant = posix.join(posix.dirname(file), target);
        const isInside = meant === home || meant === `${home}/` || meant.startsWith(`${home}/`);
        return isInside ? [] : [{ file, offset, target }];
      });
    });
}

/** Addresses of this site in the files of a project that lead to no page. */
export function deadAddresses(root: string, { files }: Project): Outside[] {
  const ours = new RegExp(`${siteConfig.url.replaceAll(".", "\\.")}/([\\w./-]*[\\w-])`, "g");
  return files
    .filter((file) => /\.(?:md|java|js|ts|tsx|py|go|sh|ya?ml|tf)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(ours)].flatMap(
        ({ index: offset, 0: target, 1: route }) =>
          PAGE_FILES.some((end) => existsSync(join(root, `content/${route}${end}`)))
            ? []
            : [{ file, offset, target }],
      ),
    );
}
