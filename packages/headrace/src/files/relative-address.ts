import { posix } from "node:path";

/** From one file of a folder to another, as an address; both relative to the folder. */
export function relativeAddress(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.split("/").map(encodeURIComponent).join("/");
}
