import { expect, test } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createReloadGuard } from "./reload-guard.ts";

const URL_A = "https://docs.example/a";

function setUp(area = new MemoryStorage(), clientId = "client-1") {
  return createReloadGuard(
    createStorage(() => area, new EventTarget()),
    clientId,
  );
}

test("STATE-02 permits one reload for an address, also after the document is new", () => {
  const area = new MemoryStorage();
  expect(setUp(area).permit("unreachable", URL_A)).toBe(true);
  expect(setUp(area).permit("unreachable", URL_A)).toBe(false);
  expect(setUp(area).permit("unreachable", `${URL_A}#part`)).toBe(false);
});

test("another address, reason or client has its own chance", () => {
  const area = new MemoryStorage();
  setUp(area).permit("unreachable", URL_A);
  expect(setUp(area).permit("unreachable", "https://docs.example/b")).toBe(true);
  expect(setUp(area).permit("replaced", URL_A)).toBe(true);
  expect(setUp(area, "client-2").permit("unreachable", URL_A)).toBe(true);
});

test("an address that works again is permitted again", () => {
  const guard = setUp();
  guard.permit("unreachable", URL_A);
  guard.clear("unreachable", URL_A);
  expect(guard.permit("unreachable", URL_A)).toBe(true);
});
