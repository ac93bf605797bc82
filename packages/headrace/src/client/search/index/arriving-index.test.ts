import { describe, expect, test } from "vitest";
import { SAMPLE_PAGES, sampleIndex } from "../testing/sample-index.ts";
import { type ArrivingIndex, readArrivingIndex } from "./arriving-index.ts";

/** A response whose bytes come when the test says so. */
function arriving() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return { index: readArrivingIndex(new Response(readable)), writer };
}

function titles({ loaded }: ArrivingIndex, query: string): string[] | undefined {
  return loaded?.search(query, 8).map(({ document }) => document.title);
}

const BYTES = sampleIndex(SAMPLE_PAGES);

describe("arriving index", () => {
  test("names answer before the rest has come, and words of the text after it", async () => {
    const { index, writer } = arriving();
    // The last byte is missing: nothing but the names can be whole.
    for (const byte of BYTES.subarray(0, -1)) void writer.write(Uint8Array.of(byte));
    await index.begun;
    expect(titles(index, "deploy")).toEqual(["Deploy an application"]);
    expect(titles(index, "hour")).toEqual([]);
    expect(index.isWhole).toBe(false);
    void writer.write(BYTES.subarray(-1));
    void writer.close();
    await index.whole;
    expect(index.isWhole).toBe(true);
    expect(titles(index, "hour")).toEqual(["My first application"]);
  });

  test("F51 an index that is cut off anywhere fails", async () => {
    for (let length = 0; length < BYTES.length; length += 7) {
      const { whole } = readArrivingIndex(new Response(BYTES.slice(0, length)));
      await expect(whole, `${length} bytes`).rejects.toThrow();
    }
  });
});
