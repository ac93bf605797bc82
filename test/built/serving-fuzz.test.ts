import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom, type Random, startPreview } from "headrace/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type NginxServer, startNginx } from "./nginx-server.ts";
import { type RawAnswer, type RawHead, rawRequest } from "./raw-request.ts";
import { CHANGED, PATHS, SECRET, writeServingSite } from "./serving-site.ts";

/** Of the 20,000 that are compared by `REQUESTS=20000 npx vitest run --project built serving-fuzz`; others by `SEED=2`. */
const COUNT = Number(process.env.REQUESTS ?? 3000);
const SEED = Number(process.env.SEED ?? 11);

let folder: string;
let nginx: NginxServer;
let preview: NginxServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "serving-"));
  const site = writeServingSite(folder);
  nginx = await startNginx(site);
  const { url, close } = await startPreview({ root: site, port: 0, baseUrl: "/" });
  preview = { port: Number(new URL(url).port), close };
});

afterAll(async () => {
  await Promise.all([nginx.close(), preview.close()]);
  rmSync(folder, { recursive: true });
});

interface RawCall extends RawHead {
  target: string;
}

/** What tells two answers apart. */
type Essence = Pick<RawAnswer, "status"> & {
  location: string | undefined;
  range: string | undefined;
  encoding: string | undefined;
  type: string | undefined;
  /** Whether the answer is another one for who accepts something else. */
  isChosen: boolean;
  body: string;
};

type Explanation = (call: RawCall, ours: Essence, theirs: Essence) => boolean;

const has = ({ headers = {} }: RawCall, name: string) => name in headers;
const isUtf8 = (target: string) => {
  try {
    return decodeURIComponent(target) !== "" && !/[\x80-\xff]/.test(target);
  } catch {
    return false;
  }
};
const date = ({ headers = {} }: RawCall, name: string) => Date.parse(headers[name] ?? "");

/** Where the servers differ, and why that is right. */
const EXPLAINED: Record<string, Explanation> = {
  "a method that changes something is 405, whether there is a file or not": ({ method }, ours) =>
    !/^(?:GET|HEAD)$/.test(method ?? "") && ours.status === 405,
  "dots as a part of a path are refused, where nginx resolves them": ({ target }, ours) =>
    /(?:^|\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i.test(target) && ours.status === 400,
  "what is no UTF-8, or has a backslash, names no file: 400 instead of 404": ({ target }, ours) =>
    (!isUtf8(target) || /\\|%5c/i.test(target)) && ours.status === 400,
  "a host has letters of ASCII only": (call, ours) =>
    /[^\x20-\x7e]/.test(call.headers?.Host ?? "") && ours.status === 400,
  "the not-found page and the home page have one address": ({ target }, ours, theirs) =>
    /^\/(?:404|index)\/|^\/index\.html\//.test(target) &&
    ours.status !== 200 &&
    theirs.status === 301,
  "a date from which on nothing has changed is 304; nginx compares exactly": (call, ours, theirs) =>
    ours.status === 304 &&
    theirs.status !== 412 &&
    (has(call, "If-None-Match") || date(call, "If-Modified-Since") > CHANGED.getTime()),
  "If-Unmodified-Since counts alone, and with a date (RFC 9110, 13.2.2)": (call, ours, theirs) =>
    theirs.status === 412 &&
    ours.status !== 412 &&
    has(call, "If-Unmodified-Since") &&
    (has(call, "If-Match") || Number.isNaN(date(call, "If-Unmodified-Since"))),
  "several ranges are answered with the whole": (call, ours, theirs) =>
    call.headers?.Range?.includes(",") === true &&
    ours.status === 200 &&
    (theirs.status === 206 || theirs.status === 416),
  "parts are for GET alone (RFC 9110, 14.2)": (call, ours, theirs) =>
    call.method === "HEAD" &&
    has(call, "Range") &&
    ours.status === 200 &&
    (theirs.status === 206 || theirs.status === 416),
  "an empty file has no ranges": ({ target }, ours, theirs) =>
    target.includes("empty") && ours.status === 200 && theirs.status === 416,
  "a range may end beyond what 64 bits hold": (call, ours, theirs) =>
    /\d{19}/.test(call.headers?.Range ?? "") && ours.status === 206 && theirs.status === 416,
  "a target begins with a slash or a host, and has no fragment": ({ target }, ours) =>
    (!/^(?:\/|https?:)/i.test(target) && ours.status === 400) || target.includes("#"),
  "what was not compressed beforehand is sent as it is": (_, ours, theirs) =>
    theirs.encoding === "gzip" && ours.encoding === undefined && ours.status < 300,
  "a page's address is written as the site writes it": (_, ours, theirs) =>
    ours.status === 301 &&
    theirs.status === 301 &&
    ours.location === encodeURI(decodeURI(theirs.location ?? "")),
  "what nginx compresses it sends whole": (call, ours, theirs) =>
    has(call, "Range") &&
    (ours.status === 206 || ours.status === 416) &&
    theirs.status === 200 &&
    theirs.encoding === "gzip",
  "an address that ends in .html leads to the page of that name, in a folder too": (
    { target },
    ours,
    theirs,
  ) => target.includes(".html") && ours.status === 301 && theirs.status === 404,
  "slashes at the end of a path are none of its address, in any spelling": ({ target }, ours) =>
    /(?:\/|%2f){2,}(?:\.html|[?#]|$)|%2f(?:\/|[?#]|$)/i.test(target) &&
    (ours.status === 404 || ours.location !== undefined),
  "types of today: text/javascript, application/gzip": (_, ours, theirs) =>
    JSON.stringify({ ...ours, type: "" }) === JSON.stringify({ ...theirs, type: "" }) &&
    /^(?:text\/javascript|application\/gzip)/.test(ours.type ?? ""),
};

test(`answers ${COUNT} raw requests as nginx does`, { timeout: 600_000 }, async () => {
  const random = createRandom(SEED);
  const calls = Array.from({ length: COUNT }, () => randomCall(random));
  const differences: { call: RawCall; ours: Essence; theirs: Essence }[] = [];
  const explained = new Map<string, number>();
  await eachConcurrently(calls, async (call) => {
    const [ours, theirs] = await Promise.all([ask(preview, call), ask(nginx, call)]);
    expect(ours.body + theirs.body, JSON.stringify(call)).not.toContain(SECRET);
    if (JSON.stringify(ours) === JSON.stringify(theirs)) return;
    const reason = Object.keys(EXPLAINED).find((name) => EXPLAINED[name]?.(call, ours, theirs));
    if (reason === undefined) differences.push({ call, ours, theirs });
    else explained.set(reason, (explained.get(reason) ?? 0) + 1);
  });
  console.info(`${COUNT} requests;`, Object.fromEntries(explained));
  expect(differences.slice(0, 5), `${differences.length} differ`).toEqual([]);
});

const METHODS = "GET GET GET GET GET GET HEAD HEAD POST PUT DELETE OPTIONS TRACE PATCH".split(" ");

const HOSTS = "site.test localhost:80 127.0.0.1 evil.example [::1]:80 a..b a/b %00 é".split(" ");

const RANGES = [
  ..."bytes=0-0 bytes=5-2 bytes=-3 bytes=3- bytes=-0 bytes=0- bytes=1-99999 bytes=999999999-".split(
    " ",
  ),
  ..."bytes=0-99999999999999999999 bytes=abc lines=0-1 bytes=-5-2 bytes= bytes bytes=0-1,3-4".split(
    " ",
  ),
  ..."bytes=-99999999 BYTES=0-1 bytes=0-1, bytes=,0-1 bytes=+1-2 bytes=0x1-2 bytes=1--2".split(" "),
  "bytes= 0 - 1",
  "bytes = 0-1",
  "",
];

/** `{etag}` is what the server itself calls the file. */
const TAGS = ["{etag}", "W/{etag}", '"other"', '"a", {etag}', "*", "{etag}x", "", "{etag},", ", *"];

const DATES = [-86_400_000, -1000, 0, 1000, 86_400_000].map((offset) =>
  new Date(CHANGED.getTime() + offset).toUTCString(),
);

/** Every order of weights between Markdown and what HTML answers to. */
const ACCEPTS = "text/markdown text/html text/* */*".split(" ").flatMap((name, index, names) => {
  const weights = [
    "",
    ";q=0",
    ";q=0.5",
    ";q=0.50",
    ";q=0.55",
    ";q=0.85",
    ";q=1.000",
    "; Q=0.6",
    ";q=x",
    ";a=b;q=0.4",
  ];
  const other = names[(index + 1) % names.length];
  return weights.flatMap((weight) =>
    weights.flatMap((rival) => [
      `text/markdown${weight}, ${name}${rival}`,
      `${name}${weight},text/markdown${rival} ,${other}`,
    ]),
  );
});

const CONDITIONS: Record<string, readonly string[]> = {
  Range: RANGES,
  "If-None-Match": TAGS,
  "If-Match": TAGS,
  "If-Modified-Since": [...DATES, "yesterday", ""],
  "If-Unmodified-Since": [...DATES, "yesterday", ""],
  "If-Range": [...TAGS, ...DATES, "yesterday"],
  "Accept-Encoding": ["gzip", "br, gzip", "gzip;q=0", "identity", "*", ""],
  Accept: ACCEPTS,
  Host: HOSTS,
};

/** What attackers put into addresses. */
const PIECES = [
  ..."/ // /./ /../ \\ %2f %5c %2e%2e . .. %252e%252e %c0%ae %00 %0a %0d%0aX:y %20 %zz % %ff".split(
    " ",
  ),
  ..."? ?a=b # ~ * | < > \" ' ; : @ & = + \xff //evil.test http://evil.test .html .md .gz".split(
    " ",
  ),
];

function randomCall(random: Random): RawCall {
  const names = Object.keys(CONDITIONS).filter(() => random.next() < 0.15);
  const headers = names.map((name) => [name, random.pick(CONDITIONS[name] ?? [])] as const);
  return {
    method: random.pick(METHODS),
    target: randomTarget(random),
    headers: Object.fromEntries(headers),
  };
}

function randomTarget(random: Random): string {
  const path = random.pick(PATHS);
  if (random.next() < 0.6) return path;
  if (random.next() < 0.2) return `${path}?v=${random.integer(0, 9)}`;
  const at = random.integer(0, path.length);
  const damaged = path.slice(0, at) + random.pick(PIECES) + path.slice(at);
  return random.next() < 0.1 ? damaged.slice(1) || "*" : damaged;
}

/** What each server calls a file. */
const etags = new Map<string, string>();

async function ask(
  { port }: NginxServer,
  { target, method, headers = {} }: RawCall,
): Promise<Essence> {
  const key = `${port} ${target}`;
  if (!etags.has(key)) {
    const { headers: found } = await rawRequest(port, target);
    etags.set(key, found.etag ?? '"none"');
  }
  const own = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    value.replaceAll("{etag}", etags.get(key) ?? ""),
  ]);
  const answer = await rawRequest(port, target, {
    ...(method === undefined ? {} : { method }),
    headers: Object.fromEntries(own),
  });
  const isFile = answer.status === 200 || answer.status === 206;
  return {
    status: answer.status,
    location: answer.headers.location,
    range: answer.headers["content-range"],
    encoding: answer.headers["content-encoding"],
    type: isFile ? answer.headers["content-type"]?.replace("; ", ";").toLowerCase() : undefined,
    isChosen: isFile && /\bAccept(?!-)/.test(answer.headers.vary ?? ""),
    body: isFile ? `${answer.body.length} ${answer.body.slice(0, 60)}` : "",
  };
}

async function eachConcurrently<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
