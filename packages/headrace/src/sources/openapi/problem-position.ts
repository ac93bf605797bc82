import { isAbsolute } from "node:path";
import type { LocationObject } from "@redocly/openapi-core";
import type { ApiPosition } from "../../model/api.ts";
import { type Redocly, relativePath } from "./description-files.ts";

/** Where something stands, as a person finds it. */
export type Locate = (location: LocationObject) => ApiPosition;

/** @param root Absolute path of the project. */
export function createLocate(core: Redocly, root: string): Locate {
  return (location) => {
    const path = location.source.absoluteRef;
    const file = isAbsolute(path) ? relativePath(root, path) : path;
    const pointer = (location.pointer ?? "#/").replace(/^#\/?$/, "#/");
    try {
      const { start } = core.getLineColLocation(location);
      // A file that can't be parsed has no positions.
      const [line, column] = [start.line || 1, start.col || 1];
      return { file, line, column, pointer };
    } catch {
      return { file, line: 1, column: 1, pointer };
    }
  };
}
