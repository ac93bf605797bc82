/**
 * The positions of the highest values above 0, highest first; of equal ones the first comes first.
 * Most values are no higher than the least of those kept, and cost one comparison.
 */
export function bestOf(values: Float32Array, limit: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value <= least) continue;
    let place = best.length;
    while (place > 0 && (values[best[place - 1] ?? 0] ?? 0) < value) place--;
    best.splice(place, 0, at);
    if (best.length > limit) best.pop();
    if (best.length === limit) least = values[best[limit - 1] ?? 0] ?? 0;
  }
  return best;
}
