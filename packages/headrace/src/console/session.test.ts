import { beforeEach, expect, test } from "vitest";
import { createConsoleSession } from "./session.ts";
import { sampleOperation } from "./testing/sample-operation.ts";

const { servers } = sampleOperation().operation;
const SECRET = { value: "key_very-secret", username: "" };
const stored = new Map<string, string>();
const storage = {
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, value: string) => void stored.set(key, value),
  remove: (key: string) => void stored.delete(key),
};

beforeEach(() => stored.clear());

test("credentials stay in memory unless the reader ticks otherwise", () => {
  const session = createConsoleSession(storage);
  session.credentials(servers).set("key", SECRET);
  expect(stored.size).toBe(0);
  expect(session.credentials(servers).get("key")).toEqual(SECRET);
  expect(createConsoleSession(storage).credentials(servers).get("key").value).toBe("");
});

test("kept credentials last for the tab, until the tick or Clear takes them away", () => {
  const store = createConsoleSession(storage).credentials(servers);
  store.keep(true);
  store.set("key", SECRET);
  const again = createConsoleSession(storage).credentials(servers);
  expect(again.isKept()).toBe(true);
  expect(again.get("key")).toEqual(SECRET);
  again.keep(false);
  expect(stored.size).toBe(0);
  expect(again.get("key")).toEqual(SECRET);
  again.keep(true);
  again.clear();
  expect(stored.size).toBe(0);
  expect(again.get("key").value).toBe("");
});

test("credentials for one API's servers are out of the reach of another's", () => {
  const session = createConsoleSession(storage);
  session.credentials(servers).set("key", SECRET);
  const other = [{ url: "https://other.example", description: "", variables: {} }];
  expect(session.credentials(other).get("key").value).toBe("");
});

test("what others wrote into the storage does no harm", () => {
  const key = "api-console.credentials:https://other.example";
  stored.set(key, "{broken");
  const other = [{ url: "https://other.example", description: "", variables: {} }];
  expect(createConsoleSession(storage).credentials(other).get("key").value).toBe("");
});
