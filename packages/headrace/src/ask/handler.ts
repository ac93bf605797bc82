import { z } from "zod";
import { Site } from "../mcp/site.ts";
import type { SiteFiles } from "../mcp/site-files.ts";
import { type AskEvent, type AskSource, MAX_QUESTION } from "../model/ask.ts";
import { plainAnswer, refusal } from "../posted/plain-answer.ts";
import type { PostHandler } from "../posted/post-handler.ts";
import { type RateLimit, SenderLimit } from "../posted/rate-limit.ts";
import { jsonOf, readUpTo } from "../posted/read-body.ts";
import type { Passage } from "../search/query/passages.ts";
import { type ChatModel, chatPieces } from "./chat-model.ts";
import { citedLines } from "./cited-lines.ts";
import { promptFor } from "./prompt.ts";

export interface AskOptions {
  /** The built site, by `filesIn` or `filesAt`. */
  files: SiteFiles;
  /** The site's address: "https://docs.example.com/". */
  site: string;
  model: ChatModel;
  /** Default: 20 questions of a sender in an hour, 120 of all in a minute. */
  limit?: RateLimit;
  /** Hears what failed; readers are not told. */
  onError?: (error: unknown) => void;
}

/** Bytes of a body: a question, each character written with up to six. */
export const MAX_ASK_BODY = 4 * 1024;

const questionSchema = z.object({ question: z.string().trim().min(1).max(MAX_QUESTION) });

/**
 * Has a model answer questions from passages of the site, found by the site's own search. What no
 * passage is about is not asked, and nothing is passed on that cites no passage.
 */
export function askHandler(options: AskOptions): PostHandler {
  const site = new Site(options.files);
  const limit = new SenderLimit(options.limit);
  return {
    async fetch(request, sender = "") {
      const question = await readQuestion(request, options.site);
      if (question instanceof Response) return question;
      const wait = limit.take(sender);
      if (wait > 0) return plainAnswer(429, "Try again later.", { "Retry-After": String(wait) });
      const end = new AbortController();
      const events = answer({ question, site, options, signal: end.signal });
      return new Response(lines(events, end), {
        headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" },
      });
    },
  };
}

async function readQuestion(request: Request, site: string): Promise<string | Response> {
  const refused = refusal(request, site, "Send a question.");
  if (refused) return refused;
  // No form of another site can send this type.
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    return plainAnswer(415, "Send JSON.");
  const body = await readUpTo(request, MAX_ASK_BODY);
  if (body === undefined) return plainAnswer(413, "That is too long.");
  const parsed = questionSchema.safeParse(jsonOf(body));
  return parsed.success ? parsed.data.question : plainAnswer(400, `Send { "question": "…" }.`);
}

interface Asked {
  question: string;
  site: Site;
  options: AskOptions;
  signal: AbortSignal;
}

async function* answer({ question, site, options, signal }: Asked): AsyncGenerator<AskEvent> {
  try {
    const sources = (await site.search.passages(question)).map(sourceOf);
    yield { type: "sources", sources };
    if (sources.length === 0) return yield { type: "refused" };
    const pieces = chatPieces(options.model, promptFor(question, sources), signal);
    let isAnswered = false;
    for await (const text of citedLines(pieces, sources.length)) {
      isAnswered = true;
      yield { type: "text", text: shownText(text, options.model.key) };
    }
    yield { type: isAnswered ? "end" : "refused" };
  } catch (error) {
    options.onError?.(error);
    yield { type: "failed", message: "No answer can be written at present." };
  }
}

/** Control characters, and those that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Whatever a provider sends back, its key stays here. */
function shownText(text: string, key: string | undefined): string {
  return (key ? text.replaceAll(key, "…") : text).replace(UNSEEN, "");
}

function sourceOf({ place, parts }: Passage, index: number): AskSource {
  const { document, page } = place;
  const { title, breadcrumbs, url } = page.document;
  return {
    id: index + 1,
    route: url,
    hash: document.hash,
    title: document.title,
    path: document.parent === null ? breadcrumbs : [...breadcrumbs, title],
    text: parts.map(({ text }) => text).join(""),
  };
}

/** A line of JSON for each event; nothing more is asked for when the reader goes away. */
function lines(events: AsyncGenerator<AskEvent>, end: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel() {
      end.abort();
    },
  });
}
