import { relative } from "node:path";
import { sheetFile } from "./compiled-sheets.ts";
import type { TellDropped } from "./style-recovery.ts";

/** Named of one sheet; the others are counted. */
const NAMED = 5;
/** Characters of a part that are shown. */
const SHOWN = 80;

/** What was left out of style sheets, each part once, however often they were read. */
export class DroppedParts {
  readonly #root: string;
  /** By the path of the sheet: texts by their places. */
  readonly #sheets = new Map<string, Map<string, string>>();

  constructor(root: string) {
    this.#root = root;
  }

  readonly tell: TellDropped = ({ file, line, text }) => {
    const source = sheetFile(file);
    const path = relative(this.#root, source).replaceAll("\\", "/");
    const parts = this.#sheets.get(path) ?? new Map<string, string>();
    this.#sheets.set(path, parts);
    const shown = text.trim().replace(/\s+/g, " ");
    // Lines of a sheet that was compiled are none of its file.
    const place = source === file ? `${path}:${line}` : path;
    parts.set(
      `${line} ${shown}`,
      `${place}: "${shortened(shown)}" is left out: no browser knows it.`,
    );
  };

  /** What to say of them. */
  lines(): string[] {
    return [...this.#sheets].flatMap(([path, parts]) => {
      const lines = [...parts.values()];
      const more = lines.length - NAMED;
      return more > 0
        ? [...lines.slice(0, NAMED), `${path}: ${more} more parts are left out for that reason.`]
        : lines;
    });
  }
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
