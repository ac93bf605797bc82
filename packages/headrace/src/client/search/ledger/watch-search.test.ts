// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRandom } from "../../../../bench/random.ts";
import { feedbackHandler } from "../../../feedback/handler.ts";
import { createStorage } from "../../storage.ts";
import { MemoryStorage } from "../../testing/memory-storage.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { EVERYWHERE } from "../scope.ts";
import { createSearchSession, type SearchSession } from "../session.ts";
import { watchSearch } from "./watch-search.ts";

const storage = createStorage(() => area, new EventTarget());
const send = vi.fn();
let area = new MemoryStorage();
let session: SearchSession;

async function start(ledger: string | undefined): Promise<void> {
  document.body.innerHTML = "<main></main>";
  const output = document.querySelector("main") ?? document.body;
  const field = document.createElement("input");
  const site = { ...sampleSite(), language: "en", ...(ledger === undefined ? {} : { ledger }) };
  session = createSearchSession({
    load: async () => () => ({ results: [] }),
    limit: 8,
    scope: EVERYWHERE,
  });
  watchSearch(session, { kind: "page", field, output }, { site, storage });
  await vi.waitFor(() => expect(session.state.get().status).toBe("ready"));
}

const shown = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);

function press(label: string): void {
  [...document.querySelectorAll("button")].find((one) => one.textContent === label)?.click();
}

beforeEach(() => {
  area = new MemoryStorage();
  send.mockReset().mockResolvedValue(new Response(null, { status: 201 }));
  vi.stubGlobal("fetch", send);
});

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

test("sends what it shows, when the reader says so, and forgets it then", async () => {
  await start("/feedback");
  for (const query of ["zeppelin", "airship", "Zeppelin", "balloon <b>"]) session.ask(query);
  expect(shown()).toEqual(["balloon <b>", "zeppelin (2)", "airship"]);
  expect(send).not.toHaveBeenCalled();
  press("Send them to the writers");
  await vi.waitFor(() => expect(document.body.textContent).toContain("have arrived"));
  const [[address, { body }]] = send.mock.calls as unknown as [[string, { body: string }]];
  expect(address).toBe("/feedback");
  expect(JSON.parse(body)).toEqual({
    searches: [
      { query: "balloon <b>", count: 1 },
      { query: "zeppelin", count: 2 },
      { query: "airship", count: 1 },
    ],
  });
  session.ask("kite");
  expect(shown()).toEqual(["kite"]);
});

test("keeps what did not arrive, and what the next visit shows", async () => {
  await start("/feedback");
  send.mockRejectedValue(new TypeError("offline"));
  session.ask("zeppelin");
  press("Send them to the writers");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Nobody answers"));
  session.end();
  expect(document.querySelectorAll("body > *")).toHaveLength(1);
  await start("/feedback");
  session.ask("airship");
  expect(shown()).toEqual(["airship", "zeppelin"]);
  press("Clear");
  expect(shown()).toEqual([]);
  session.end();
  expect(area).toHaveLength(0);
});

test("does nothing where the site does not ask for it", async () => {
  await start(undefined);
  session.ask("zeppelin");
  session.end();
  expect(document.querySelectorAll("body > *")).toHaveLength(1);
  expect(area).toHaveLength(0);
});

test("reads what others wrote as nothing", async () => {
  for (const text of [
    "{",
    "null",
    "[1,{}]",
    '[{"query":1,"count":1}]',
    '[{"query":"a","count":0.5}]',
    '[{"query":"\\u0001","count":1}]',
  ]) {
    area.setItem("search.empty", text);
    await start("/feedback");
    session.ask("kite");
    expect(shown()).toEqual(["kite"]);
    session.end();
    area.clear();
  }
});

test("is taken by the server that it is for, whatever is typed or pasted", async () => {
  const random = createRandom(20);
  const parts = [
    "a",
    "É",
    "İ",
    " ",
    "\u00a0",
    "\n",
    "\u001b[2J",
    "\u0085",
    "\ud800",
    "\u202e",
    "🌊",
  ];
  const answers: number[] = [];
  const store = { add: async () => {} };
  const handler = feedbackHandler({
    store,
    site: "https://docs.example.com/",
    limit: { perSender: 1e9, overall: 1e9 },
  });
  send.mockImplementation(async (path: string, init: RequestInit) => {
    const answer = await handler.fetch(
      new Request(new URL(path, "https://docs.example.com"), init),
    );
    answers.push(answer.status);
    return answer;
  });
  await start("/feedback");
  for (let round = 0; round < 30; round++) {
    const length = random.integer(1, 60);
    session.ask(Array.from({ length }, () => random.pick(parts)).join(""));
    if (shown().length === 0) continue;
    press("Send them to the writers");
    await vi.waitFor(() => expect(document.body.textContent).toContain("have arrived"));
  }
  expect(answers.length).toBeGreaterThan(15);
  expect(new Set(answers)).toEqual(new Set([201]));
});

test("keeps what is searched for while the others are on their way, and sends nothing twice", async () => {
  await start("/feedback");
  let resolve = (_: Response) => {};
  send.mockReturnValue(
    new Promise<Response>((done) => {
      resolve = done;
    }),
  );
  session.ask("zeppelin");
  press("Send them to the writers");
  press("Send them to the writers");
  session.ask("airship");
  session.ask("kite");
  resolve(new Response(null, { status: 201 }));
  await vi.waitFor(() => expect(JSON.parse(area.getItem("search.empty") ?? "")).toHaveLength(1));
  expect(send).toHaveBeenCalledTimes(1);
  session.ask("balloon");
  expect(shown()).toEqual(["balloon", "kite", "airship"]);
});
