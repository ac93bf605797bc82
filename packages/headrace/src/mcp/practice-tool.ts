import { z } from "zod";
import { toFetch } from "../api/request/to-fetch.ts";
import { generateValue } from "../api/values/generate-value.ts";
import { createPracticeServer, type PracticeServer } from "../practice/practice-server.ts";
import { callOf, findOperation } from "./find-operation.ts";
import { cutText } from "./markdown-sections.ts";
import { makeRequest } from "./request-sample.ts";
import type { Site } from "./site.ts";
import { type SiteTool, siteTool } from "./site-tool.ts";
import { ToolProblem } from "./tool-problem.ts";

/** Characters of an answer's body; the rest is left out, and told. */
const MAX_BODY_TEXT = 12_000;

/** Data that are invented are changed, in memory. */
const PRACTICES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

interface Practice {
  server: PracticeServer;
  /** A key that it accepts. */
  key: string;
}

/** Calls the practice servers of a site's APIs. What is changed lasts as long as it. */
export function practiceTool(site: Site): SiteTool {
  const started = new Map<string, Promise<Practice>>();
  const practiceOf = (api: string): Promise<Practice> => {
    const practice = started.get(api) ?? startPractice(api, site);
    started.set(api, practice);
    practice.catch(() => started.delete(api));
    return practice;
  };
  const inputSchema = z.object({
    operation: z.string().min(1).max(2000).describe("Its id, or method and path"),
    parameters: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Values by name; required ones that are left out come from the examples"),
    body: z.unknown().optional().describe("JSON of the body; default: the example's"),
    key: z
      .string()
      .max(1000)
      .optional()
      .describe('Key or token to send; "" for none. Default: one that is accepted'),
    startAgain: z.boolean().optional().describe("Forget what was changed, before this request"),
  });
  const description =
    "Sends a request to the practice server of the API: invented data that keep the API's rules, in this program. Nothing is sent over a network, and no real key is needed. Over standard input and output what a request changes stays for the next one; over HTTP each request finds the first state.";
  return siteTool(
    "call_practice_server",
    { title: "Try an API operation", description, inputSchema, annotations: PRACTICES },
    async ({ operation: asked, startAgain = false, ...given }) => {
      const operation = await findOperation(site, asked);
      const practice = await practiceOf(operation.api);
      if (startAgain) practice.server.reset();
      const { route } = await site.page(operation.page);
      const data = await site.operationData(route);
      const request = requestOf(makeRequest(data, { key: practice.key, ...given }));
      const answer = await printAnswer(await practice.server.fetch(request));
      const { pathname, search } = new URL(request.url);
      return `${callOf(operation)}: ${operation.title}\nPractice server, nothing was sent: ${request.method} ${pathname}${search}\n\n${answer}`;
    },
  );
}

async function startPractice(api: string, site: Site): Promise<Practice> {
  const data = await site.practiceData(api);
  const key = generateValue({ types: ["string"], pattern: data.rules.keys.accept });
  return { server: createPracticeServer({ data }), key: String(key) };
}

/** What no program interface takes, such as a header with line ends, is told. */
function requestOf(made: ReturnType<typeof makeRequest>): Request {
  try {
    const { url, init } = toFetch(made);
    return new Request(new URL(url, "http://localhost"), init);
  } catch {
    throw new ToolProblem("These values make no request that can be sent.");
  }
}

async function printAnswer(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP ${response.status}`, ...headers].join("\n");
  const body = await response.text();
  if (body === "") return head;
  const { text, next } = cutText(indented(body), 0, MAX_BODY_TEXT);
  return `${head}\n\n${text}${next === undefined ? "" : "\n[The rest is left out.]"}`;
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
