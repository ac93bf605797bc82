import type { Node, Root } from "hast";
import { PART_END, PART_START } from "../marks.ts";

/** What React made of the JSX of a page. The Markdown within it is still a tree. */
export interface Rendered extends Node {
  type: "rendered";
  /** HTML in which `partMark` stands for each of the parts. */
  html: string;
  parts: Root[];
}

declare module "hast" {
  interface ElementContentMap {
    rendered: Rendered;
  }
  interface RootContentMap {
    rendered: Rendered;
  }
}

const PART = new RegExp(`${PART_START}(\\d+)${PART_END}`, "g");

/** The text that stands for a part in React's output. */
export function partMark(index: number): string {
  return `${PART_START}${index}${PART_END}`;
}

/** The HTML between the marks, and in the place of each mark the number of its part. */
export function splitParts(html: string): (string | number)[] {
  return html.split(PART).map((piece, index) => (index % 2 === 1 ? Number(piece) : piece));
}

/** Replaces the marks in some HTML. */
export function replaceParts(html: string, replace: (index: number) => string): string {
  return html.replace(PART, (_, index: string) => replace(Number(index)));
}
