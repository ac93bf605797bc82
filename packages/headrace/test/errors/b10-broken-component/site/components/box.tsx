import { line } from "./lines.ts";

export function Box() {
  return <p>{line}</p>;
}
