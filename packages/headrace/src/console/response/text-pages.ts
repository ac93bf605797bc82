/** A text that is shown piece by piece: all of it at once would block the tab. */
export interface TextPages {
  /** The next piece; `done` when it was the last. */
  next(): Promise<{ text: string; done: boolean }>;
}

/** Of a body, for one piece. */
export const PAGE_BYTES = 100_000;

/** Reads a body as text, a piece at a time. Invalid bytes become U+FFFD. */
export function createTextPages(blob: Blob, encoding: string): TextPages {
  const decoder = new TextDecoder(encoding);
  let offset = 0;
  return {
    async next() {
      const slice = blob.slice(offset, offset + PAGE_BYTES);
      offset += PAGE_BYTES;
      const done = offset >= blob.size;
      // A character that the cut divides waits for the next piece.
      return { text: decoder.decode(await slice.arrayBuffer(), { stream: !done }), done };
    },
  };
}
