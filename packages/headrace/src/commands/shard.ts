import type { Shard } from "../check/shards.ts";

/** Reads "2/3"; `null` for what is no shard. */
export function parseShard(text: string | undefined): Shard | undefined | null {
  if (text === undefined) return undefined;
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  return index >= 1 && index <= count ? { index, count } : null;
}
