import { relative } from "node:path";
import { sheetFile } from "./compiled-sheets.ts";
import type { DropReason, TellDropped } from "./style-recovery.ts";

/** Named of one sheet; the others are counted. */
const NAMED = 5;
/** Characters of a part that are shown. */
const SHOWN = 80;

const REASONS: Readonly<Record<DropReason, string>> = {
  unknown: "no browser knows it",
  absent: "there is no such sheet, or its package is not installed",
  directive: "it is for a tool that is not run here, and no browser knows it",
};

/** What was left out of style sheets, each part once, however often they were read. */
export class DroppedParts {
  readonly #root: string;
  /** By the reason and the path of the sheet: texts by their places. */
  readonly #sheets = new Map<string, Map<string, string>>();

  constructor(root: string) {
    this.#root = root;
  }

  readonly tell: TellDropped = ({ file, line, text, reason }) => {
    const source = sheetFile(file);
    const path = relative(this.#root, source).replaceAll("\\", "/");
    const group = `${reason} ${path}`;
    const parts = this.#sheets.get(group) ?? new Map<string, string>();
    this.#sheets.set(group, parts);
    const shown = text.trim().replace(/\s+/g, " ");
    // Lines of a sheet that was compiled are none of its file.
    const place = source === file ? `${path}:${line}` : path;
    // A sheet for a tool is full of directives; each is named once.
    const [key, where] = reason === "directive" ? [shown, path] : [`${line} ${shown}`, place];
    parts.set(key, `${where}: "${shortened(shown)}" is left out: ${REASONS[reason]}.`);
  };

  /** What to say of them. */
  lines(): string[] {
    return [...this.#sheets].flatMap(([group, parts]) => {
      const path = group.slice(group.indexOf(" ") + 1);
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
