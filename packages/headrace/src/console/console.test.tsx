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
const samples = { show: vi.fn(), restore: vi.fn() };
const announce = vi.fn();
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

async function open(): Promise<void> {
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
