import type { AskEvent, AskSource } from "../../../model/ask.ts";
import { localized } from "../../../model/messages/localized.ts";

/** A handler sends no longer line. */
const MAX_LINE = 64 * 1024;

/**
 * Asks the site's handler. Whatever comes that is no event ends the answer as a failure.
 *
 * @param path Address of the handler on this site.
 */
export async function* askEvents(path: string, question: string): AsyncGenerator<AskEvent> {
  const end = new AbortController();
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ question }),
      signal: end.signal,
    });
    yield* eventsOf(response);
  } finally {
    end.abort();
  }
}

async function* eventsOf(response: Response): AsyncGenerator<AskEvent> {
  if (response.status === 429) return yield failed(localized("tooManyQuestions"));
  if (!response.ok || !response.body) return yield failed(localized("nobodyAnswers"));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = readEvent(line);
      yield event ?? failed(localized("noAnswer"));
      if (event === undefined || isLast(event)) return;
    }
    if (done || rest.length > MAX_LINE) return yield failed(localized("answerBrokeOff"));
  }
}

function failed(message: string): AskEvent {
  return { type: "failed", message };
}

function isLast({ type }: AskEvent): boolean {
  return type === "end" || type === "refused" || type === "failed";
}

function readEvent(line: string): AskEvent | undefined {
  const event = parse(line);
  if (!isRecord(event)) return undefined;
  const { type, text, message, sources } = event;
  if (type === "end" || type === "refused") return { type };
  if (type === "text" && typeof text === "string") return { type, text };
  if (type === "failed" && typeof message === "string") return { type, message };
  if (type !== "sources" || !Array.isArray(sources)) return undefined;
  return sources.every(isSource) ? { type, sources } : undefined;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSource(value: unknown): value is AskSource {
  if (!isRecord(value)) return false;
  const { id, route, hash, title } = value;
  const isPlace = typeof route === "string" && /^\/(?!\/)/.test(route);
  return typeof id === "number" && isPlace && typeof hash === "string" && typeof title === "string";
}
