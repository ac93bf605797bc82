// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { onContentChunk } from "../content-events.ts";
import { followMessage } from "./follow-message.ts";

const NEWS = JSON.parse('{ "type": "page", "route": "/a", "chunk": {} }');
const OVERLAY = { show: () => {} };
const reload = vi.spyOn(location, "reload").mockReturnValue();
const heard = vi.fn();
onContentChunk(heard);

beforeEach(() => vi.clearAllMocks());

test("the shell is handed new content", () => {
  document.documentElement.dataset.hasHydrated = "true";
  followMessage(NEWS, OVERLAY);
  expect(heard).toHaveBeenCalledWith({ route: "/a", chunk: {} });
  expect(reload).not.toHaveBeenCalled();
});

test("what comes before the shell is there comes with a new document", () => {
  delete document.documentElement.dataset.hasHydrated;
  followMessage(NEWS, OVERLAY);
  expect(reload).toHaveBeenCalledOnce();
});
