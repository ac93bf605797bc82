import { loadSearchIndex, type SearchIndex } from "../../search/query/load-search-index.ts";
import { INDEX_START_SIZE, namesEnd } from "../../search/query/read-index.ts";

/** An index that is on its way: what stands first in it answers before the rest has come. */
export interface ArrivingIndex {
  /** Without running text; never settles when the index fails first. */
  names: Promise<SearchIndex>;
  /** Rejects when the file is cut off or damaged. */
  whole: Promise<SearchIndex>;
  /** Whether `whole` is there. */
  isWhole: boolean;
}

/** Reads an index from a response, whose body nobody has read. */
export function readArrivingIndex({ body }: Response): ArrivingIndex {
  let onNames: (index: SearchIndex) => void = () => {};
  const names = new Promise<SearchIndex>((resolve) => {
    onNames = resolve;
  });
  const read = async (): Promise<SearchIndex> => {
    const reader = body?.getReader();
    const start = await readUntil(reader, new Uint8Array(), INDEX_START_SIZE);
    const end = namesEnd(start);
    const first = await readUntil(reader, start, end);
    onNames(loadSearchIndex(first.subarray(0, end), "names"));
    const whole = loadSearchIndex(await readUntil(reader, first, Number.POSITIVE_INFINITY));
    arriving.isWhole = true;
    return whole;
  };
  const arriving: ArrivingIndex = { names, whole: read(), isWhole: false };
  return arriving;
}

/** What has been read and what follows, up to so many bytes or a little more; all there is, at most. */
async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  before: Uint8Array,
  count: number,
): Promise<Uint8Array> {
  const chunks = [before];
  let size = before.length;
  while (size < count) {
    const value = (await reader?.read())?.value;
    if (!value) break;
    chunks.push(value);
    size += value.length;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
