import { complaint, remedy } from "../../diagnostics/complaint.ts";
import { readFitting } from "../../diagnostics/fitting.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type FrontMatter, frontMatterSchema } from "../front-matter-schema.ts";
import { readDates, readYaml } from "../yaml-text.ts";

/** A file's text taken apart. */
export interface FrontMatterResult {
  /** `undefined` when the file has none. */
  frontMatter: FrontMatter | undefined;
  /** The text with the lines of the front matter emptied, so that all line numbers stay. */
  content: string;
  diagnostics: Diagnostic[];
  /** What code is given for days and moments that stand without quotation marks, by key. */
  dates(): Record<string, Date>;
  /** Where the value at a path stands; its beginning where there is none. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number };
}

/** What has a meaning here; the values of other keys are what YAML takes them for. */
const OWN_KEYS = new Set(Object.keys(frontMatterSchema.shape));

const none = () => ({});
const START = { line: 1, column: 1 };

/** As in Docusaurus, three hyphens close it; what is left of a longer line is a line across the page. */
const BLOCK = /^---[ \t]*\n([\s\S]*?)^---(-*)[ \t]*(?:\n|$)/m;

/**
 * Reads the YAML block at the start of a file.
 *
 * @param text The file, with "\n" as its line ends and without byte order mark.
 * @param file Named by the diagnostics.
 */
export function readFrontMatter(text: string, file: string): FrontMatterResult {
  if (!/^---[ \t]*\n/.test(text)) {
    return {
      frontMatter: undefined,
      content: text,
      diagnostics: [],
      dates: none,
      placeOf: () => START,
    };
  }
  const block = BLOCK.exec(text);
  if (block === null) {
    return {
      frontMatter: {},
      content: "",
      dates: none,
      placeOf: () => START,
      diagnostics: [
        {
          code: "front-matter-unclosed",
          severity: "error",
          message: "The front matter that begins here has no end.",
          hint: "Close it with a line of three hyphens.",
          file,
          line: 1,
          column: 1,
        },
      ],
    };
  }
  const [whole, source = "", rest = ""] = block;
  const closing = rest.length >= 3 ? rest : "";
  const emptied = whole.replace(/.+/g, "");
  const end = emptied.length - Number(whole.endsWith("\n"));
  const content = emptied.slice(0, end) + closing + emptied.slice(end) + text.slice(whole.length);
  return { ...parseBlock(source, file), content };
}

function parseBlock(source: string, file: string): Omit<FrontMatterResult, "content"> {
  const read = readYaml(source, "The front matter", { spelled: OWN_KEYS });
  const problem = ({ message, hint, ...place }: Told): Diagnostic => ({
    code: "front-matter",
    severity: "error",
    message,
    hint,
    file,
    ...place,
  });
  if ("problem" in read) {
    return {
      frontMatter: {},
      diagnostics: [problem({ ...read.problem, line: read.problem.line + 1 })],
      dates: none,
      placeOf: () => START,
    };
  }
  const placeOf: FrontMatterResult["placeOf"] = (path) => {
    const { line, column } = read.placeOf(path);
    // The line of hyphens comes first.
    return { line: line + 1, column };
  };
  const { value, issues } = readFitting(frontMatterSchema, read.value);
  return {
    placeOf,
    dates: () => readDates(source),
    frontMatter: value ?? {},
    diagnostics: issues.map((issue) =>
      problem(
        issue.path.length === 0
          ? {
              message: "The front matter must be a list of keys and values.",
              hint: 'Write "title: A page".',
              ...placeOf([]),
            }
          : {
              message: `The front matter's "${issue.path.join(".")}" ${complaint(issue)}.`,
              hint: remedy(issue),
              ...placeOf(issue.path),
            },
      ),
    ),
  };
}

type Told = Pick<Diagnostic, "message" | "hint"> & { line: number; column: number };
