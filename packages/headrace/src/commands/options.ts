import type { parseArgs } from "node:util";

/** An option of the command line, as `parseArgs` reads it and as help prints it. */
interface Option {
  type: "string" | "boolean";
  short?: string;
  multiple?: true;
  default?: string | boolean;
  /** What stands for the value in help: "<folder>". */
  value?: string;
  /** One line of help. */
  text: string;
}

/** Every option that some command takes. */
export const OPTIONS = {
  root: {
    type: "string",
    default: ".",
    value: "<folder>",
    text: "the project (default: the current folder)",
  },
  port: {
    type: "string",
    value: "<number>",
    text: "where to listen (default: 3000, or the next free one)",
  },
  host: {
    type: "string",
    default: "127.0.0.1",
    value: "<address>",
    text: "which address to listen on (default: 127.0.0.1, this machine alone)",
  },
  "allow-host": {
    type: "string",
    multiple: true,
    value: "<name>",
    text: 'another name that the server answers to; ".example.com": all below it',
  },
  strict: { type: "boolean", default: false, text: "treat warnings as errors" },
  format: {
    type: "string",
    value: "<name>",
    text: "print problems as text, json, or github (annotations of a pull request)",
  },
  compress: { type: "boolean", default: false, text: "write .br and .gz files, too" },
  shard: {
    type: "string",
    value: "<i>/<n>",
    text: "compile one of n shares of the pages into .cache, for a build that joins them",
  },
  join: {
    type: "string",
    multiple: true,
    value: "<folder>",
    text: "take over the .cache of a shard first; once for each shard",
  },
  fix: {
    type: "boolean",
    default: false,
    text: "mend what leaves no doubt, such as a misspelled link",
  },
  "update-urls": {
    type: "boolean",
    default: false,
    text: "write down every address of the site; later builds hold them",
  },
  external: {
    type: "boolean",
    default: false,
    text: "ask other sites whether what is linked is there",
  },
  against: {
    type: "string",
    value: "<folder>",
    text: "a built site to compare the new one with, page by page",
  },
  questions: {
    type: "string",
    value: "<file>",
    text: "what readers ask, and the page that should be found",
  },
  feedback: {
    type: "string",
    value: "<file>",
    text: "what readers say of pages (default: feedback.jsonl of the project)",
  },
  log: {
    type: "string",
    value: "<file>",
    text: "the access log of a web server, common or combined",
  },
  "sender-header": {
    type: "string",
    value: "<name>",
    text: "header in which a proxy names the reader's address; it is not kept",
  },
  write: {
    type: "string",
    value: "<folder>",
    text: "write diff.md, diff.json and diff.html (both sites side by side) there",
  },
  site: {
    type: "string",
    value: "<folder or address>",
    text: "a built site, or where it is published (default: dist/ of the project)",
  },
  start: { type: "boolean", default: false, text: "serve the new site at once" },
  help: { type: "boolean", short: "h", default: false, text: "show this text" },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

type ValuedOption = Extract<(typeof OPTIONS)[OptionName], { value: string }>;

/** What stands for the value of an option in help. */
export type OptionValue = ValuedOption["value"];

/** What `parseArgs` makes of a command line. */
export type ParsedOptions = ReturnType<
  typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>
>["values"];
