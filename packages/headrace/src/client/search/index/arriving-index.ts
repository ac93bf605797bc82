import { joinChunks } from "../../../model/join-chunks.ts";
import { loadSearchIndex, type SearchIndex } from "../../../search/query/load-search-index.ts";
import { INDEX_START_SIZE, namesEnd } from "../../../search/query/read-index.ts";

/** An index that is on its way: what stands first in it answers before the rest has come. */
export interface ArrivingIndex {
  /** Settles when there is something to search; rejects when nothing of the file can be. */
  begun: Promise<unknown>;
  /** Rejects when the file is cut off or damaged. */
  whole: Promise<unknown>;
  /** What there is to search: the names, and in the end all of it. */
  loaded: SearchIndex | undefined;
  isWhole: boolean;
}

/** Reads an index from a response, whose body nobody has read. */
export function readArrivingIndex({ body }: Response): ArrivingIndex {
  const reader = body?.getReader();
  const begin = async (): Promise<Uint8Array> => {
    const start = await readUntil(reader, new Uint8Array(), INDEX_START_SIZE);
    const end = namesEnd(start);
    const bytes = await readUntil(reader, start, end);
    arriving.loaded = loadSearchIndex(bytes.subarray(0, end), "names");
    return bytes;
  };
  const finish = async (first: Promise<Uint8Array>): Promise<void> => {
    const bytes = await readUntil(reader, await first, Number.POSITIVE_INFINITY);
    arriving.loaded = loadSearchIndex(bytes);
    arriving.isWhole = true;
  };
  const begun = begin();
  const arriving: ArrivingIndex = {
    begun,
    whole: finish(begun),
    loaded: undefined,
    isWhole: false,
  };
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
  return joinChunks(chunks);
}
