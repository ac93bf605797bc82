// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Console } from "./console.tsx";
import type { LazyPractice, LazyPracticeServer } from "./lazy-practice.ts";
import { createConsoleSession } from "./session.ts";
import { sampleOperation } from "./testing/sample-operation.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const answer = vi.fn(async (_request: Request) => new Response("{}"));
const reset = vi.fn();
const practiceServer: LazyPracticeServer = { fetch: answer, reset, exampleKey: "key_practice" };
const practice: LazyPractice = { load: async () => practiceServer, reset };
const samples = { example: undefined, show: vi.fn(), restore: vi.fn() };
const announce = vi.fn();
const copy = vi.fn(async (_text: string) => true);
const onClose = vi.fn();
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  answer.mockImplementation(
    async () =>
      new Response('{"number":9007199254740993}', {
        status: 201,
        headers: { "Content-Type": "application/json", ETag: '"1"' },
      }),
  );
  await open();
});

afterEach(() => act(async () => root.unmount()));

async function open(filled = ""): Promise<void> {
  document.body.innerHTML = "<div></div>";
  const place = document.querySelector("div");
  if (!place) throw new Error("no place");
  root = createRoot(place);
  const storage = { get: () => null, set: vi.fn(), remove: vi.fn() };
  await act(async () =>
    root.render(
      <Console
        data={sampleOperation()}
        session={createConsoleSession(storage)}
        practice={practice}
        samples={samples}
        announce={announce}
        copy={copy}
        filled={filled}
        homeUrl="https://docs.example/base/"
        onClose={onClose}
      />,
    ),
  );
}

/** The input that a label names. */
function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll("label")].find(
    ({ childNodes }) => childNodes[0]?.textContent?.trim() === label,
  );
  const input = found && document.getElementById(found.htmlFor);
  if (!input) throw new Error(`no field ${label}`);
  return input as HTMLInputElement;
}

async function fill(label: string, value: string): Promise<void> {
  const input = field(label);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;
  await act(async () => {
    setter?.call(input, value);
    input.dispatchEvent(
      new Event(input.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
    );
  });
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
}

/** Until what was sent has come back. */
async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const response = () => document.querySelector(".console-response")?.textContent ?? "";
const lastSample = () => samples.show.mock.lastCall?.[0];

test("API-05 Send sends what the samples show and shows what comes back", async () => {
  await press("Send");
  await settle();
  const request = answer.mock.calls[0]?.[0];
  expect(request?.url).toBe(lastSample().url);
  expect(request?.headers.get("X-Api-Key")).toBe("key_practice");
  expect(await request?.json()).toMatchObject({ number: 20417 });
  expect(response()).toContain("201 Created");
  expect(response()).toContain('"number": 9007199254740993');
  expect(response().toLowerCase()).toContain("etag");
  expect(response()).toContain("Documented but not here: Location.");
  expect(announce.mock.calls).toEqual([[expect.stringMatching(/^201 Created, \d+ ms, 27 B\.$/)]]);
});

test("credentials reach the request, not the samples", async () => {
  await fill("X-Api-Key", "key_real-secret");
  await fill("limit", "7");
  await press("Send");
  await settle();
  expect(answer.mock.calls[0]?.[0].headers.get("X-Api-Key")).toBe("key_real-secret");
  expect(lastSample().url).toContain("limit=7");
  expect(JSON.stringify(samples.show.mock.calls)).not.toContain("key_real-secret");
  expect(document.body.textContent).not.toContain("key_real-secret");
});

test("credentials are masked until the reader wants to see them", async () => {
  expect(field("X-Api-Key").type).toBe("password");
  await press("Show");
  expect(field("X-Api-Key").type).toBe("text");
});

test("a missing value is said at its field, which gets the focus", async () => {
  await fill("depotId", "");
  await press("Send");
  expect(answer).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("depotId"));
  expect(field("depotId").getAttribute("aria-invalid")).toBe("true");
  expect(announce).toHaveBeenCalledOnce();
  await fill("depotId", "hamburg");
  expect(field("depotId").hasAttribute("aria-invalid")).toBe(false);
});

test("a value that breaks its schema is said, and can be sent", async () => {
  await fill("limit", "500");
  expect(field("limit").getAttribute("aria-invalid")).toBe("true");
  await press("Send");
  await settle();
  expect(answer.mock.calls[0]?.[0].url).toContain("limit=500");
});

test("the body is checked as the reader types", async () => {
  await fill("Content", '{\n  "number": "x",\n  "recipient": "ab"\n}');
  const problems = document.querySelector(".console-problems")?.textContent ?? "";
  expect(problems).toContain("Line 2 /number");
  expect(problems).toContain("Line 3 /recipient");
});

test("Cancel ends a request; the focus goes back to Send", async () => {
  answer.mockImplementation(() => new Promise(() => {}));
  await press("Send");
  expect(response()).toContain("Waiting for the answer");
  await press("Cancel");
  await settle();
  expect(response()).toContain("Cancelled");
  expect(document.activeElement?.textContent).toBe("Send");
});

test("Ctrl and Enter send from any field", async () => {
  const key = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true });
  await act(async () => field("limit").dispatchEvent(key));
  await settle();
  expect(answer).toHaveBeenCalledOnce();
});

test("a closed console restores the samples and cancels its request", async () => {
  answer.mockImplementation(() => new Promise(() => {}));
  await press("Send");
  const { signal } = answer.mock.calls[0]?.[0] ?? {};
  await act(async () => root.unmount());
  expect(samples.restore).toHaveBeenCalled();
  expect(signal?.aborted).toBe(true);
  root = createRoot(document.createElement("div"));
});

test("practice data that can't be loaded are a failure like any other", async () => {
  const load = vi.spyOn(practice, "load").mockRejectedValueOnce(new Error("practice.json: 404"));
  await press("Send");
  await settle();
  expect(response()).toContain("Nothing was sent");
  load.mockRestore();
});

const bodyText = () => (lastSample().body as { text: string }).text;

test("a JSON body is a form as well: what is typed is in the body, with every digit", async () => {
  await press("Edit as form");
  await fill("number", "9007199254740993");
  await fill("status", "DELIVERED");
  await fill("recipient", "Jonas Falk");
  expect(bodyText()).toBe(
    '{\n  "number": 9007199254740993,\n  "recipient": "Jonas Falk",\n  "status": "DELIVERED"\n}',
  );
  await fill("status", "");
  expect(JSON.parse(bodyText())).not.toHaveProperty("status");
  await press("Edit as JSON");
  expect(field("Content").value).toBe(bodyText());
});

test("a secret is no attribute of the document", async () => {
  await fill("X-Api-Key", "key_real-secret");
  expect(field("X-Api-Key").value).toBe("key_real-secret");
  expect(document.documentElement.outerHTML).not.toContain("key_real-secret");
});

test("a copied address opens the console with the same values, without credentials", async () => {
  await fill("X-Api-Key", "key_real-secret");
  await fill("limit", "7");
  await fill("sort", "-name");
  await fill("Content", '{"number": 9007199254740993, "token": "t-secret"}');
  const expected = lastSample().url;
  await press("Copy link");
  const [address = ""] = copy.mock.lastCall ?? [];
  const { hash } = new URL(address);
  expect(hash).toMatch(/^#try\?/);
  expect(decodeURIComponent(hash)).not.toMatch(/secret/);
  await act(async () => root.unmount());
  await open(hash.slice("#try?".length));
  expect(lastSample().url).toBe(expected);
  expect(JSON.parse(bodyText())).toEqual({ number: JSON.parse("9007199254740993") });
  expect(bodyText()).toContain("9007199254740993");
  expect(answer).not.toHaveBeenCalled();
});

test("what was sent can be filled in again", async () => {
  await fill("limit", "7");
  await press("Send");
  await settle();
  await fill("limit", "8");
  await press("Send");
  await settle();
  const entries = [...document.querySelectorAll<HTMLElement>(".console-history li")];
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/limit=8.*201/),
    expect.stringMatching(/limit=7.*201/),
  ]);
  await act(async () => entries[1]?.querySelector("button")?.click());
  expect(field("limit").value).toBe("7");
});
