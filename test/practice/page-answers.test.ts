import { join } from "node:path";
import type { PracticeData } from "headrace/api";
import type { RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import { beforeAll, describe, expect, test } from "vitest";
import { type CurlRequest, curlRequests, UNKNOWN } from "../../scripts/content/curl.ts";
import { readSite } from "../../scripts/content/site.ts";
import { loadTreeParser } from "../../scripts/content/tree-parser.ts";
import { loadMillraceApi, PracticeClient } from "./millrace-api.ts";

/**
 * What pages send to the API and print as its answer, sent to the practice server: whoever tries a
 * command there sees what the page says.
 */

const API = "https://api.millrace.example";
/** Applications that readers make in the Console, so that the practice account has none of them. */
const MADE_BY_READERS = /^\/applications\/(?:hello-parcel|returns-portal)\b/;
/** What each server makes anew: ids, times, hashes. */
const MADE_ANEW =
  /^(?:[0-9A-HJKMNP-TV-Z]{26}|\d{4}-\d\d-\d\dT[\d:.]+Z|"[0-9a-f]{8}"|(?:sha256:)?[0-9a-f]{32,})$/;

interface Exchange {
  request: CurlRequest;
  path: string;
  /** What the page prints after it, if that is an answer. */
  printed?: { status: number; body: unknown };
}

const pages: { page: Page; exchanges: Exchange[] }[] = [];
let data: PracticeData;

beforeAll(async () => {
  ({ data } = await loadMillraceApi());
  const parse = await loadTreeParser("bash");
  for (const page of readSite(join(import.meta.dirname, "../..")).pages) {
    const variables = new Map<string, string>();
    const exchanges: Exchange[] = [];
    for (const node of page.code) {
      const last = exchanges.at(-1);
      if (node.lang === "bash") {
        for (const request of curlRequests(parse(node.value), variables)) {
          const path = request.url.startsWith(`${API}/`) ? request.url.slice(API.length) : "";
          exchanges.push({ request, path });
        }
      } else if (last && !last.printed) {
        const printed = readAnswer(node);
        if (printed) last.printed = printed;
      }
    }
    if (exchanges.some(({ path }) => path !== "")) pages.push({ page, exchanges });
  }
}, 120_000);

describe("API-05 what pages send to the API", { timeout: 120_000 }, () => {
  test("is accepted by the practice server, and answered as they print", async () => {
    const wrong: string[] = [];
    let accepted = 0;
    let compared = 0;
    for (const { page, exchanges } of pages) {
      let known = data;
      let client = new PracticeClient(known);
      /** Ids that the page prints, and those that the reader gets. */
      const ids = new Map<string, string>();
      for (const { request, printed, ...written } of exchanges) {
        const path = renamed(written.path, ids);
        const sent = json(renamed(JSON.stringify(bodyOf(request) ?? null), ids)) ?? undefined;
        if (path === "" || path.includes(UNKNOWN) || sent === "unknown") continue;
        if (MADE_BY_READERS.test(path)) continue;
        const send = async () => {
          const headers = await precondition(client, request.method, path);
          return client.send(`${request.method} ${path}`, { body: sent, headers });
        };
        let received = await send();
        if (taken(received)) {
          // The page begins where what it makes is not there yet.
          known = without(known, path, sent);
          client = new PracticeClient(known);
          received = await send();
        } else if (received.status === 404) {
          // What the page deletes is there again for the other thing that it does "instead".
          client = new PracticeClient(known);
          received = await send();
        }
        const line = `${page.path}: ${request.method} ${path}`;
        if (received.status >= 400) {
          wrong.push(`${line} is refused: ${received.status} ${received.body.detail}`);
          continue;
        }
        accepted += 1;
        if (!printed || printed.status >= 400) continue;
        compared += 1;
        ids.set(String(Object(printed.body).id), received.body.id);
        if (printed.status !== received.status) wrong.push(`${line} gives ${received.status}`);
        wrong.push(...differences(printed.body, received.body).map((one) => `${line} ${one}`));
      }
    }
    expect(wrong).toEqual([]);
    // Pages are still read as requests and answers.
    expect(accepted).toBeGreaterThanOrEqual(50);
    expect(compared).toBeGreaterThanOrEqual(8);
  });
});

function renamed(text: string, ids: ReadonlyMap<string, string>): string {
  return [...ids].reduce((mended, [old, id]) => mended.replaceAll(old, id), text);
}

/** A block of HTTP with a body, or of JSON that is titled as an answer. */
function readAnswer({ lang, meta, value }: Code): Exchange["printed"] | undefined {
  const title = /title="([^"]*)"/.exec(meta ?? "")?.[1] ?? "";
  if (lang === "http") {
    const status = /^HTTP\/\S+ (\d{3})/.exec(value)?.[1];
    const body = json(value.split(/\n\n(.*)/s)[1] ?? "");
    return status && body !== undefined ? { status: Number(status), body } : undefined;
  }
  const status = /^(\d{3}) /.exec(title)?.[1];
  const body = lang === "json" && status ? json(value) : undefined;
  return body === undefined ? undefined : { status: Number(status), body };
}

function bodyOf({ method, data: text }: CurlRequest): unknown {
  if (text !== undefined) return json(text) ?? "unknown";
  return /^(?:POST|PUT|PATCH)$/.test(method) ? "unknown" : undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The tag that a change needs, from the document or from the list that it is in. */
async function precondition(client: PracticeClient, method: string, path: string) {
  if (!/^(?:PATCH|PUT|DELETE)$/.test(method)) return {};
  const [address = "", query = ""] = path.split("?");
  const own = (await client.send(`GET ${address}?${query}`)).headers.get("ETag");
  if (own) return { "If-Match": own };
  const [, list, id] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const { items } = (await client.send(`GET ${list}?limit=100&${query}`)).body;
  const item = items?.find((one) => Object.values(one).includes(id ?? ""));
  return item ? { "If-Match": item.etag } : {};
}

function taken({ status, body }: Awaited<ReturnType<PracticeClient["send"]>>): boolean {
  const reason = `${body.detail} ${JSON.stringify(body.errors)}`;
  return status >= 400 && /in use|is a member|has a user/.test(reason);
}

/** The account without what a body names as its own: its id, version, address or membership. */
function without(known: PracticeData, list: string, body: unknown): PracticeData {
  const { id, version, email, userId } = Object(body);
  const names = [id, version].filter((name) => typeof name === "string");
  const documents = known.documents.filter(
    ({ path, value }) =>
      !path.split("/").some((part) => names.includes(part)) &&
      path !== `${list}/${userId}` &&
      (email === undefined || value.email !== email),
  );
  return { ...known, documents };
}

/** What the page prints and the server does not say. */
function differences(printed: unknown, received: unknown, at = ""): string[] {
  if (typeof printed === "object" && printed !== null) {
    return Object.entries(printed).flatMap(([key, value]) =>
      differences(value, Object(received)[key], `${at}/${key}`),
    );
  }
  if (printed === received) return [];
  const anew = (value: unknown) => typeof value === "string" && MADE_ANEW.test(value);
  if (anew(printed) && anew(received)) return [];
  return [`prints ${at} ${JSON.stringify(printed)}, not ${JSON.stringify(received)}`];
}
