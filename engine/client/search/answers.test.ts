import { expect, test } from "vitest";
import { createAnswers } from "./answers.ts";
import { EVERYWHERE } from "./scope.ts";
import type { Answer } from "./session.ts";
import { SAMPLE_PAGES, sampleIndex } from "./testing/sample-index.ts";

const request = { version: "current", scope: EVERYWHERE, fresh: false };

test("names answer early, but guess nothing for words that may stand in the text", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const response = new Response(readable);
  const answers = createAnswers({ load: async () => response, clear() {} });
  const bytes = sampleIndex(SAMPLE_PAGES);
  const writer = writable.getWriter();
  let loading: Promise<Answer> | undefined;
  const names = await new Promise<Answer>((early) => {
    loading = answers.load({ ...request, early });
    void writer.write(bytes.subarray(0, -1));
  });
  expect(names("deploy", 8).map(({ document }) => document.title)).toEqual([
    "Deploy an application",
  ]);
  // A misspelled "roll" or a word of the text: only the text can tell.
  expect(names("roll package", 8)).toEqual([]);
  expect(names("rol back", 8)).toEqual([]);
  void writer.write(bytes.subarray(-1));
  void writer.close();
  const whole = await loading;
  expect(whole?.("deploy", 8).length).toBe(3);
  const early = () => {
    throw new Error("All of the index was there.");
  };
  expect(await answers.load({ ...request, early })).toBe(whole);
});
