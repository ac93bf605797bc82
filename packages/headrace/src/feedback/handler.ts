import { z } from "zod";
import { plainAnswer, refusal } from "../posted/plain-answer.ts";
import type { PostHandler } from "../posted/post-handler.ts";
import { type RateLimit, SenderLimit } from "../posted/rate-limit.ts";
import { jsonOf, readUpTo } from "../posted/read-body.ts";
import { type FeedbackEntry, type SearchesEntry, sentSchema, sentSearchesSchema } from "./entry.ts";
import type { FeedbackStore } from "./store.ts";

export interface FeedbackOptions {
  store: FeedbackStore;
  /** The site's address, with the base URL: "https://docs.example.com/". */
  site: string;
  limit?: RateLimit;
  /** Hears why something could not be kept; readers are not told. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970; default: the clock. */
  now?: () => number;
}

/** Bytes of a body; a note of 2,000 characters, each written with up to nine. */
export const MAX_FEEDBACK_BODY = 24 * 1024;

/**
 * Takes what readers say of pages: a form, or the same as JSON; and searches without a result, as JSON. A
 * form is answered by the page that it was on, so that nobody needs a script. Entries are in the store
 * before they are acknowledged.
 */
export function feedbackHandler(options: FeedbackOptions): PostHandler {
  const { store, site, now = Date.now } = options;
  const limit = new SenderLimit(options.limit, now);
  return {
    async fetch(request, sender = "") {
      const refused = refusal(request, site, "Send a form.");
      if (refused) return refused;
      const sent = await readSent(request);
      if (sent instanceof Response) return sent;
      const wait = limit.take(sender);
      if (wait > 0) return plainAnswer(429, "Try again later.", { "Retry-After": String(wait) });
      const day = new Date(now()).toISOString().slice(0, 10);
      try {
        await store.add({ ...sent, day });
      } catch (error) {
        options.onError?.(error);
        return plainAnswer(503, "This can't be kept at present. Try again later.", {
          "Retry-After": "600",
        });
      }
      return isForm(request) && "page" in sent
        ? backTo(sent.page, site)
        : plainAnswer(201, "Thank you.");
    },
  };
}

function isForm({ headers }: Request): boolean {
  return mediaType(headers) === "application/x-www-form-urlencoded";
}

function mediaType(headers: Headers): string {
  return (headers.get("Content-Type") ?? "").replace(/;.*/s, "").trim().toLowerCase();
}

type Sent = Omit<FeedbackEntry, "day"> | Omit<SearchesEntry, "day">;

const anySentSchema = z.union([sentSchema, sentSearchesSchema]);

/** What was sent, or why it is not taken. */
async function readSent(request: Request): Promise<Sent | Response> {
  if (!isForm(request) && mediaType(request.headers) !== "application/json")
    return plainAnswer(415, "Send a form, or JSON.");
  const body = await readUpTo(request, MAX_FEEDBACK_BODY);
  if (body === undefined) return plainAnswer(413, "That is too long.");
  const parsed = anySentSchema.safeParse(parseBody(request, body));
  return parsed.success
    ? parsed.data
    : plainAnswer(
        400,
        "Send page, helpful (yes or no), and a note; or searches, each with query and count.",
      );
}

function parseBody(request: Request, body: string): unknown {
  return isForm(request) ? Object.fromEntries(new URLSearchParams(body)) : jsonOf(body);
}

/** Leads back to the page, which thanks there. Whatever the page is called, it is one of the site. */
function backTo(page: string, site: string): Response {
  const address = new URL(site);
  address.pathname = address.pathname.replace(/\/$/, "") + page;
  address.hash = "page-feedback-thanks";
  return new Response(null, { status: 303, headers: { Location: address.href } });
}
