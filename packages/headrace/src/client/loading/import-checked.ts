import { loadChecked } from "./load-checked.ts";

/**
 * Imports a module that the bundler does not know of, once it is known to be as it was built.
 *
 * @param address With its digest behind "#".
 */
export function importChecked(address: string) {
  return loadChecked(() => import(/* @vite-ignore */ address.replace(/#.*/, "")), [address]);
}
