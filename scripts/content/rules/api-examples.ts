import { didYouMean, offsetInCode, type RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import siteConfig from "../../../site/site.config.ts";
import { type Api, type ApiOperation, loadApi } from "../api.ts";
import { type CurlRequest, curlRequests, UNKNOWN } from "../curl.ts";
import type { Finding, Rule, Site } from "../site.ts";
import { loadTreeParser } from "../tree-parser.ts";

/** Requests and answers of our API, as pages show them, that its description does not allow. */
export const apiExamples: Rule = {
  code: "api-example",
  async check(site: Site): Promise<Finding[]> {
    const [description] = siteConfig.api ?? [];
    if (!description) return [];
    const api = await loadApi(site.root, description.file);
    const parse = await loadTreeParser("bash");
    return site.pages.flatMap((page) => {
      const variables = new Map<string, string>();
      let last: ApiOperation[] = [];
      return page.code.flatMap((node): Finding[] => {
        if (node.lang === "bash") {
          const requests = curlRequests(parse(node.value), variables);
          if (requests.length === 0) return [];
          const judged = requests.flatMap((request) => judgeRequest(request, api));
          last = judged.flatMap(({ operation }) => operation ?? []);
          return judged.flatMap(({ problem, request }) =>
            problem ? [toFinding(page, node, { ...problem, offset: request.offset })] : [],
          );
        }
        const answer = readAnswer(node);
        const faults = answer ? last.map((operation) => judgeAnswer(answer, operation)) : [];
        if (faults.length === 0 || faults.includes(undefined)) return [];
        const message = `This is no answer of ${last.map(({ id }) => id).join(" or ")}: ${faults[0]}.`;
        return [toFinding(page, node, { message, offset: 0 })];
      });
    });
  },
};

interface Judged {
  request: CurlRequest;
  operation?: ApiOperation;
  problem?: { message: string; hint?: string };
}

/** Nothing for a request to somebody else. */
function judgeRequest(request: CurlRequest, { servers, operations }: Api): Judged[] {
  const server = servers.find((url) => request.url.startsWith(`${url}/`));
  if (server === undefined) return [];
  const [path = "", search = ""] = request.url.slice(server.length).split("?");
  const there = operations.filter((operation) => matches(operation.path, path));
  const operation = there.find(({ method }) => method === request.method);
  const shown = path.replaceAll(UNKNOWN, "…");
  if (!operation) {
    const methods = there.map(({ method }) => method).join(", ");
    const paths = operations.map((candidate) => candidate.path);
    const hint = methods ? `It has ${methods}.` : didYouMean(shown, paths);
    const message = methods
      ? `The API has no ${request.method} for ${shown}.`
      : `The API has no path ${shown}.`;
    return [{ request, problem: { message, ...(hint && { hint }) } }];
  }
  const message = queryFault(search, operation) ?? bodyFault(request.data, operation);
  if (!message) return [{ request, operation }];
  return [{ request, operation, problem: { message: `${message}.` } }];
}

function matches(template: string, path: string): boolean {
  const parts = path.split("/");
  const names = template.split("/");
  if (parts.length !== names.length) return false;
  return names.every((name, index) => {
    const part = parts[index] ?? "";
    return name.startsWith("{") ? part !== "" : name === part;
  });
}

function queryFault(search: string, { id, query }: ApiOperation): string | undefined {
  const names = [...new URLSearchParams(search).keys()];
  const unknown = names.find((name) => !name.includes(UNKNOWN) && !query.includes(name));
  return unknown && `${id} has no query parameter "${unknown}"`;
}

function bodyFault(data: string | undefined, operation: ApiOperation): string | undefined {
  const value = data === undefined ? undefined : readJson(data);
  const fault = value === undefined ? undefined : operation.checkRequest(value);
  return fault && `The body is not one for ${operation.id}: ${fault}`;
}

interface Answer {
  /** Unknown when only the body is shown. */
  status: string | undefined;
  body: unknown;
  shortened: boolean;
}

/** A block of HTTP, or of JSON that is titled as an answer. */
function readAnswer({ lang, meta, value }: Code): Answer | undefined {
  const title = /title="([^"]*)"/.exec(meta ?? "")?.[1] ?? "";
  const shortened = /shorten/i.test(title);
  if (lang === "http") {
    const status = /^HTTP\/\S+ (\d{3})/.exec(value)?.[1];
    const [, text = ""] = value.split(/\n\n(.*)/s);
    return status === undefined ? undefined : { status, body: readJson(text), shortened };
  }
  if (lang !== "json" || !/^(?:Response\b|\d{3} )/.test(title)) return undefined;
  return { status: /^\d{3}/.exec(title)?.[0], body: readJson(value), shortened };
}

function judgeAnswer({ status, body, shortened }: Answer, operation: ApiOperation) {
  const statuses = status === undefined ? ["200", "201", "202"] : [status];
  const faults = statuses.map((each) => operation.checkResponse(each, body, shortened));
  return faults.includes(undefined) ? undefined : faults[0];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toFinding(
  page: Page,
  node: Code,
  { offset, message, hint }: { offset: number; message: string; hint?: string },
): Finding {
  const before = node.value.slice(0, offset).split("\n");
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const way = hint ?? "Correct the page, or the description in openapi/ if the API has changed.";
  return { page, offset: offsetInCode(page, node, at), message, hint: way };
}
