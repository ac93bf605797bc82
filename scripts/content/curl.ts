import type { Node } from "@vscode/tree-sitter-wasm";

/** Stands for what only a run of the script would know. */
export const UNKNOWN = "\uFFFF";

/** A request that a script sends with curl. */
export interface CurlRequest {
  method: string;
  url: string;
  /** Absent: no body, or one that is not in the script. */
  data?: string | undefined;
  /** Of the command, in the script. */
  offset: number;
}

/** Options whose next word is their value. */
const VALUED =
  /^(?:-[XHdFoDwuKm]|--(?:request|header|data\S*|json|form|output|dump-header|write-out|user|config|max-time|retry\S*|url|connect-timeout))$/;

/**
 * The curl commands of a script, in order, also those within substitutions, loops and functions.
 *
 * @param variables What names stand for; assignments of the script are added.
 */
export function curlRequests(root: Node, variables: Map<string, string>): CurlRequest[] {
  const requests: CurlRequest[] = [];
  const visit = (node: Node): void => {
    for (const child of node.namedChildren) if (child) visit(child);
    if (node.type === "variable_assignment") {
      const name = node.childForFieldName("name")?.text ?? "";
      const value = node.childForFieldName("value");
      variables.set(name, value ? textOf(value, variables) : "");
    }
    if (node.type === "command" && node.childForFieldName("name")?.text === "curl") {
      const words = node.childrenForFieldName("argument").flatMap((word) => word ?? []);
      const texts = words.map((word) => textOf(word, variables));
      requests.push({ ...readArguments(texts), offset: node.startIndex });
    }
  };
  visit(root);
  return requests;
}

/** What a word of the script becomes, as far as the script says. */
function textOf(node: Node, variables: ReadonlyMap<string, string>): string {
  switch (node.type) {
    case "raw_string":
      return node.text.slice(1, -1);
    case "word":
      return node.text.replace(/\\(.)/gs, "$1");
    case "number":
    case "string_content":
      return node.text;
    case "simple_expansion":
    case "expansion": {
      const name = /^\$\{?(\w+)\}?$/.exec(node.text)?.[1];
      return (name && variables.get(name)) ?? UNKNOWN;
    }
    case "string":
    case "concatenation":
      return node.namedChildren
        .map((child) => (child ? textOf(child, variables) : ""))
        .join("")
        .replace(/\\(["\\$`])/g, "$1");
    default:
      return UNKNOWN;
  }
}

function readArguments(words: readonly string[]): Omit<CurlRequest, "offset"> {
  const values = new Map<string, string>();
  let url = "";
  let asQuery = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (VALUED.test(word)) values.set(word, words[++at] ?? "");
    else if (word === "--get" || word === "-G") asQuery = true;
    else if (word === "--head" || word === "-I") values.set("-X", "HEAD");
    else if (!word.startsWith("-")) url ||= word;
  }
  const first = (...names: string[]) => names.map((name) => values.get(name)).find(Boolean);
  const data = first("--json", "-d", "--data", "--data-raw", "--data-binary");
  const sends = !asQuery && (data ?? first("-F", "--form")) !== undefined;
  const method = first("-X", "--request") ?? (sends ? "POST" : "GET");
  const isHere = sends && data !== undefined && !/^@/.test(data);
  return { method, url: first("--url") ?? url, ...(isHere && { data }) };
}
