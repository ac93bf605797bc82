import { createHash } from "node:crypto";
import type { RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import { curlRequests } from "./curl.ts";
import { titleOf } from "./sample-answers.ts";
import { loadTreeParser } from "./tree-parser.ts";

const API = "https://api.millrace.example";
/** Scripts of a sample, as a page calls them: "./ship.sh". */
const CALL = /^\.\/([\w-]+\.sh)\b/m;

/** What a page prints as the answer of its commands. */
export interface PrintedAnswer {
  node: Code;
  /** All commands up to it that the API answers, in order. */
  commands: string[];
  /** Scripts that the page shows in full, by name. */
  files: Record<string, string>;
  /** Folder of the scripts that they call, relative to the root. */
  folder?: string;
}

/** The outputs of a page that come from the API of the platform. */
export async function printedAnswers(page: Page): Promise<PrintedAnswer[]> {
  const parse = await parser();
  const variables = new Map<string, string>();
  const folder = /@site\/(examples\/[\w-]+)\/[\w-]+\.sh/.exec(page.text)?.[1];
  const commands: string[] = [];
  const files: Record<string, string> = {};
  let last: Code | undefined;
  return page.code.flatMap((node): PrintedAnswer[] => {
    if (node.lang === "bash") {
      last = undefined;
      if (node.value === "") return [];
      if (node.value.startsWith("#!")) {
        files[titleOf(node.meta)] = node.value;
        return [];
      }
      const requests = curlRequests(parse(node.value), variables);
      const asks = requests.some(({ url }) => url.startsWith(API));
      const calls = folder !== undefined && CALL.test(node.value);
      if (!asks && !calls) return [];
      commands.push(node.value);
      last = node;
      return [];
    }
    if (!last || !isOutput(node)) return [];
    last = undefined;
    return [{ node, commands: [...commands], files: { ...files }, ...(folder && { folder }) }];
  });
}

/** Whether a block is titled as what a command prints. */
function isOutput(node: Code): boolean {
  if (!/^(?:text|console|json)$/.test(node.lang ?? "")) return false;
  return /^(?:expected )?output\b/i.test(titleOf(node.meta));
}

/** Tells the outputs of these commands from those of others. */
export function digestOfAnswer({ commands, files }: PrintedAnswer): string {
  const parts = [...commands, ...Object.values(files)];
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}

let loaded: ReturnType<typeof loadTreeParser> | undefined;

function parser(): ReturnType<typeof loadTreeParser> {
  loaded ??= loadTreeParser("bash");
  return loaded;
}
