import type { Plugin } from "vite";

/** Sheets of the site as its own plug-ins of PostCSS made them, by absolute path. */
export type ProcessedSheets = ReadonlyMap<string, string>;

/** Takes those sheets in the place of the files. */
export function processedSheets(sheets: ProcessedSheets): Plugin {
  return { name: "processed-sheets", enforce: "pre", load: (id) => sheets.get(id) };
}
