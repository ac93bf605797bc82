import { describe, expect, test } from "vitest";
import { readArrivingIndex } from "./arriving-index.ts";
import { SAMPLE_PAGES, sampleIndex } from "./testing/sample-index.ts";

/** A response whose bytes come when the test says so. */
function arriving() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return { index: readArrivingIndex(new Response(readable)), writer };
}

const BYTES = sampleIndex(SAMPLE_PAGES);

describe("arriving index", () => {
  test("names answer before the rest has come, and words of the text after it", async () => {
    const { index, writer } = arriving();
    // The last byte is missing: nothing but the names can be whole.
    for (const byte of BYTES.subarray(0, -1)) void writer.write(Uint8Array.of(byte));
    const names = await index.names;
    expect(names.search("deploy", 8)[0]?.document.title).toBe("Deploy an application");
    expect(names.search("hour", 8)).toEqual([]);
    expect(index.isWhole).toBe(false);
    void writer.write(BYTES.subarray(-1));
    void writer.close();
    const whole = await index.whole;
    expect(index.isWhole).toBe(true);
    expect(whole.search("hour", 8)[0]?.document.title).toBe("My first application");
  });

  test("F51 an index that is cut off anywhere fails", async () => {
    for (let length = 0; length < BYTES.length; length += 7) {
      const { whole } = readArrivingIndex(new Response(BYTES.slice(0, length)));
      await expect(whole, `${length} bytes`).rejects.toThrow();
    }
  });
});
