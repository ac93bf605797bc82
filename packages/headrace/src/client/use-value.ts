import { useSyncExternalStore } from "react";
import type { ValueStore } from "./value-store.ts";

/** What a store holds, also after each change. `rendered` is what the build took it for. */
export function useValue<T>({ subscribe, get }: ValueStore<T>, rendered?: T): T {
  return useSyncExternalStore(subscribe, get, () => rendered as T);
}
