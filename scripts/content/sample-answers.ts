import { createHash } from "node:crypto";
import type { RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import { curlRequests, UNKNOWN } from "./curl.ts";
import { loadTreeParser } from "./tree-parser.ts";

/** Where readers reach a server of their own: on their machine, or deployed by the platform. */
const OWN =
  /https?:\/\/(?:localhost|127\.0\.0\.1|[\w\uFFFF-]+\.[\w-]+\.apps\.millrace\.example|[\w.-]+\.parcels\.riverside\.example)\b/;

/** What a page prints as the answer of a server that readers run. */
export interface SampleAnswer {
  node: Code;
  /** Index of the command, among those of the page, that prints it. */
  command: number;
}

/** The commands of a page that servers of readers answer, and what the page prints of them. */
export interface SampleSession {
  /** In order; they share one shell. */
  commands: string[];
  answers: SampleAnswer[];
}

/** What a page asks servers of readers, and prints as their answers. */
export async function sampleSession(page: Page): Promise<SampleSession> {
  loaded ??= loadTreeParser("bash");
  const parse = await loaded;
  const variables = new Map<string, string>();
  const functions = new Set<string>();
  const session: SampleSession = { commands: [], answers: [] };
  let isAsked = false;
  for (const node of page.code) {
    if (node.lang === "bash") {
      const text = node.value;
      isAsked = asksOwn(text, curlRequests(parse(text), variables), { variables, functions });
      if (isAsked) session.commands.push(text);
      if (isAsked) for (const [, name = ""] of text.matchAll(/^(\w+)\(\)/gm)) functions.add(name);
      continue;
    }
    if (isAsked && isPrinted(node)) {
      session.answers.push({ node, command: session.commands.length - 1 });
    }
    isAsked = false;
  }
  return session;
}

interface Known {
  variables: ReadonlyMap<string, string>;
  /** Functions of the page that ask the server. */
  functions: ReadonlySet<string>;
}

function asksOwn(
  text: string,
  requests: readonly { url: string }[],
  { variables, functions }: Known,
): boolean {
  const words = text.match(/[\w-]+/g) ?? [];
  if (words.some((word) => functions.has(word))) return true;
  const named = [...text.matchAll(/\$\{?(\w+)/g)].some(([, name = ""]) =>
    OWN.test(variables.get(name) ?? ""),
  );
  return requests.some(
    ({ url }) => OWN.test(url) || (url.startsWith(UNKNOWN) && (named || OWN.test(text))),
  );
}

/** Whether a block after a command is what it prints: no file, and no request. */
function isPrinted({ lang, meta }: Code): boolean {
  const title = titleOf(meta);
  return (
    /^(?:text|console|json|http|)$/.test(lang ?? "") &&
    !/\bfile=/.test(meta ?? "") &&
    !/request|\.\w+$/i.test(title)
  );
}

/** The title of a code block; "" without one. */
export function titleOf(meta: string | null | undefined): string {
  return /title="([^"]*)"/.exec(meta ?? "")?.[1] ?? "";
}

let loaded: ReturnType<typeof loadTreeParser> | undefined;

/** Tells an output of these commands from those of others. */
export function digestOfCommands(commands: readonly string[]): string {
  return createHash("sha256").update(commands.join("\0")).digest("hex").slice(0, 16);
}
