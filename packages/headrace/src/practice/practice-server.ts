import type { JsonObject } from "../model/json-object.ts";
import type { PracticeReply } from "./answer.ts";
import { checkCredential, credentialOf } from "./credentials.ts";
import { DocumentStore } from "./document-store.ts";
import { hashText } from "./hash.ts";
import { IdempotencyMemory } from "./idempotency.ts";
import { checkAccept } from "./negotiation.ts";
import { perform } from "./perform.ts";
import type { PracticeData, PracticeOperation } from "./practice-data.ts";
import { Problem } from "./problem.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { type Routed, readRequest } from "./read-request.ts";
import { PracticeRouter } from "./router.ts";
import { advance } from "./transitions.ts";
import type { World } from "./world.ts";

/** A server without a network: it answers requests from documents in memory. */
export interface PracticeServer {
  /** Rejects only when a rule is wrong. The origin of the request's address does not matter. */
  fetch(request: Request): Promise<Response>;
  /** Back to the first state: documents, limits and remembered answers. */
  reset(): void;
}

export interface PracticeServerOptions {
  data: PracticeData;
  /** Milliseconds since 1970; default: the clock. */
  now?: () => number;
  /** From 0 up to, not including, 1; default: chance. */
  random?: () => number;
}

/** Everything that `reset` throws away. */
interface State {
  world: World;
  limiter: RateLimiter;
  memory: IdempotencyMemory;
}

/** Makes a server that behaves as a description and its rules say. */
export function createPracticeServer(options: PracticeServerOptions): PracticeServer {
  const router = new PracticeRouter(options.data.operations);
  let state = startState(options);
  return {
    fetch: (request) => answerRequest(state, router, request),
    reset: () => {
      state = startState(options);
    },
  };
}

function startState({ data, now = Date.now, random = Math.random }: PracticeServerOptions): State {
  return {
    world: { data, store: new DocumentStore(data.documents), now, random },
    limiter: new RateLimiter(data.rules.rateLimits),
    memory: new IdempotencyMemory(),
  };
}

async function answerRequest(
  state: State,
  router: PracticeRouter,
  request: Request,
): Promise<Response> {
  const { world } = state;
  const headers: Record<string, string> = {};
  const pathname = pathOf(world, request);
  try {
    const { operation, path } = router.find(request.method, pathname);
    const credential = countRequest(state, { request, operation, headers });
    checkCredential(credential, operation, world.data.rules);
    checkAccept(request, operation);
    const routed = { request, operation, pathname, path };
    const answer = await answerOnce(state, routed, credential ?? "");
    Object.assign(headers, answer.headers);
    return respond(answer, operation, headers);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return problemResponse(world, error, { pathname, headers });
  }
}

/** Without the path of the API's base address. */
function pathOf({ data }: World, { url }: Request): string {
  const { pathname } = new URL(url);
  const base = data.basePath;
  const path = base && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/** Counts the request in its bucket and returns its credential. */
function countRequest(
  { limiter, world }: State,
  {
    request,
    operation,
    headers,
  }: { request: Request; operation: PracticeOperation; headers: Record<string, string> },
): string | undefined {
  const credential = credentialOf(request, operation.security);
  const { bucket } = operation;
  const state = bucket && limiter.count(bucket, credential ?? "", world.now());
  if (!state) return credential;
  Object.assign(headers, limiter.headers(state));
  if (state.retryAfter === null) return credential;
  const wait = state.retryAfter;
  const detail = `The ${bucket} bucket of this key is empty. Try again in ${wait} second${wait === 1 ? "" : "s"}.`;
  throw new Problem("rateLimited", detail, { headers: { "Retry-After": String(wait) } });
}

/** Answers, or repeats the answer that the request's idempotency key has had. */
async function answerOnce(
  { world, memory }: State,
  routed: Routed,
  credential: string,
): Promise<PracticeReply> {
  const input = await readRequest(world.data, routed);
  const key = memory.keyOf(input, credential);
  const replay = key && memory.find(key, input, world.now());
  if (replay) return replay;
  advance(world);
  const answer = perform(world, input);
  if (key) memory.keep(key, input, { answer, time: world.now() });
  return answer;
}

function respond(
  { status, body }: PracticeReply,
  { answers }: PracticeOperation,
  headers: Record<string, string>,
): Response {
  if (body === null) return new Response(null, { status, headers });
  const type = answers.find((answer) => answer.status === status)?.type ?? "application/json";
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "Content-Type": type },
  });
}

/** https://www.rfc-editor.org/rfc/rfc9457 with a code, a trace id and the fields concerned. */
function problemResponse(
  { data, random }: World,
  { reason, message, errors, headers: own }: Problem,
  { pathname, headers }: { pathname: string; headers: Record<string, string> },
): Response {
  const { problems, problemType } = data.rules;
  const { status, code, title } = problems[reason];
  const traceId = hashText(String(random()), 32).replace(/./g, (letter) =>
    (letter.charCodeAt(0) % 16).toString(16),
  );
  const body: JsonObject = {
    type: problemType + code,
    title,
    status,
    detail: message,
    instance: pathname,
    code,
    traceId,
    errors: errors.map(({ pointer, message }) => ({ pointer, message })),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, ...own, "Content-Type": "application/problem+json" },
  });
}
