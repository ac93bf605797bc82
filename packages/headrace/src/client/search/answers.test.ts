import { describe, expect, test, vi } from "vitest";
import { type AnswersRequest, createAnswers } from "./answers.ts";
import { LoadFailure } from "./index/load-failure.ts";
import { EVERYWHERE } from "./scope.ts";
import type { Answered } from "./session.ts";
import { SAMPLE_PAGES, sampleIndex, sampleSplitIndex } from "./testing/sample-index.ts";

const request: AnswersRequest = {
  version: "current",
  scope: EVERYWHERE,
  fresh: false,
  byNames: true,
};

const titles = ({ results }: Answered) => results.map(({ document }) => document.title);

test("names answer early, but guess nothing for words that may stand in the text", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const response = new Response(readable);
  const answers = createAnswers({ load: async () => response, part: vi.fn(), clear() {} });
  const bytes = sampleIndex(SAMPLE_PAGES);
  const writer = writable.getWriter();
  void writer.write(bytes.subarray(0, -1));
  const answer = await answers.load(request);
  const early = answer("deploy", 8);
  expect(titles(early)).toEqual(["Deploy an application"]);
  // A misspelled "roll" or a word of the text: only the text can tell.
  expect(titles(answer("roll package", 8))).toEqual([]);
  expect(titles(answer("rol back", 8))).toEqual([]);
  void writer.write(bytes.subarray(-1));
  void writer.close();
  await early.more?.();
  expect(titles(answer("deploy", 8))).toHaveLength(3);
  expect(answer("deploy", 8).more).toBeUndefined();
});

describe("a split index", () => {
  /** Pages with words that stand in the text alone, and as many others as make parts worth it. */
  const pages = [
    ...SAMPLE_PAGES,
    {
      title: "Words",
      url: "/words",
      breadcrumbs: [],
      content: Array.from({ length: 40 }, (_, at) => `filler${at}`).join(" "),
    },
  ];

  /** Serves what is in `parts`, like a host that may have lost some of it. */
  async function open(options: Partial<AnswersRequest> = {}) {
    const { core, parts } = sampleSplitIndex(pages);
    const response = new Response(core.slice());
    const part = vi.fn(async (name: string, _controller: AbortController) => {
      const bytes = parts.get(name);
      if (!bytes) throw new Error("404 Not Found");
      return bytes;
    });
    const clear = vi.fn();
    const answers = createAnswers({ load: async () => response, part, clear });
    const answer = await answers.load({ ...request, ...options });
    await answer("deploy", 8).more?.();
    return { answer, part, clear, parts };
  }

  /** Asks until nothing more is to come. */
  async function settle(answer: (query: string, limit: number) => Answered, query: string) {
    let answered = answer(query, 8);
    for (; answered.more; answered = answer(query, 8)) await answered.more();
    return titles(answered);
  }

  test("answers by names at once, and by the text when the parts for it are there", async () => {
    const { answer, part } = await open();
    await settle(answer, "deploy");
    expect(titles(answer("application", 8))).not.toEqual([]);
    expect(titles(answer("hour", 8))).toEqual([]);
    expect(await settle(answer, "hour")).toEqual(["My first application"]);
    const fetched = part.mock.calls.length;
    expect(await settle(answer, "hour")).toEqual(["My first application"]);
    expect(part).toHaveBeenCalledTimes(fetched);
    expect(new Set(part.mock.calls.map(([name]) => name)).size).toBe(fetched);
  });

  test("a list that must not change has no results before all its parts are there", async () => {
    const { answer } = await open({ byNames: false });
    expect(titles(answer("application", 8))).toEqual([]);
    expect(await settle(answer, "application")).toContain("My first application");
  });

  test("gives up parts that the next query does not need", async () => {
    const { answer, part, clear } = await open();
    await settle(answer, "deploy");
    part.mockClear();
    part.mockImplementation(
      (_, { signal }) =>
        new Promise((_done, fail) => signal.addEventListener("abort", () => fail(signal.reason))),
    );
    const given = answer("hour", 8).more?.();
    void answer("version", 8).more?.();
    await expect(given).rejects.toThrow("abort");
    const isAborted = part.mock.calls.map(([, { signal }]) => signal.aborted);
    expect(isAborted).toEqual([true, false]);
    expect(clear).not.toHaveBeenCalled();
  });

  test("F51 a part that is lost or damaged fails, and is asked for again", async () => {
    const { answer, clear, parts } = await open();
    const whole = new Map(parts);
    parts.clear();
    await expect(answer("hour", 8).more?.()).rejects.toThrow("404 Not Found");
    for (const [name, bytes] of whole) parts.set(name, Uint8Array.of(...bytes, 1));
    await expect(answer("hour", 8).more?.()).rejects.toThrow("no search index");
    // Who opens search anew asks for the index anew.
    expect(clear).toHaveBeenCalledTimes(2);
    for (const [name, bytes] of whole) parts.set(name, bytes);
    expect(await settle(answer, "hour")).toEqual(["My first application"]);
  });

  test("F51 without a line, what has been fetched is kept", async () => {
    const { answer, part, clear } = await open();
    part.mockRejectedValueOnce(new LoadFailure("unreached", "The server could not be reached."));
    await expect(answer("hour", 8).more?.()).rejects.toThrow("could not be reached");
    expect(clear).not.toHaveBeenCalled();
    expect(await settle(answer, "hour")).toEqual(["My first application"]);
  });
});
