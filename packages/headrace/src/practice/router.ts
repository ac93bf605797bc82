import { byPrecision, matchPath, type PathValues } from "./paths.ts";
import type { PracticeOperation } from "./practice-data.ts";
import { Problem } from "./problem.ts";

/** Finds the operation for a method and a path. */
export class PracticeRouter {
  readonly #operations: readonly PracticeOperation[];

  constructor(operations: readonly PracticeOperation[]) {
    this.#operations = operations.toSorted((a, b) => byPrecision(a.path, b.path));
  }

  /** Throws a problem when there is no such path, or the path has no such method. */
  find(method: string, pathname: string): { operation: PracticeOperation; path: PathValues } {
    const template = this.#operations.find(({ path }) => matchPath(path, pathname))?.path;
    if (template === undefined) throw new Problem("notFound", `There is no address ${pathname}.`);
    const here = this.#operations.filter(({ path }) => path === template);
    const operation = here.find((one) => one.method === method.toLowerCase());
    if (operation) return { operation, path: matchPath(template, pathname) ?? {} };
    const allowed = here.map((one) => one.method.toUpperCase()).join(", ");
    throw new Problem("methodNotAllowed", `${pathname} has ${allowed}, but no ${method}.`, {
      headers: { Allow: allowed },
    });
  }
}
