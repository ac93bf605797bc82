/** What a worker thread runs; the pool passes one value to each. */

import { type IndexTask, buildIndex as index } from "./index-task.ts";
import { type CompileSettings, type CompileTask, compileBatch as compile } from "./tasks.ts";
import { type PageTask, type WriteSettings, writePages as write } from "./write-pages.ts";

interface Job<Item, Settings> {
  items: Item[];
  settings: Settings;
}

export function compileBatch({ items, settings }: Job<CompileTask, CompileSettings>) {
  return compile(items, settings);
}

export function buildIndex(task: IndexTask) {
  return index(task);
}

export function writePages({ items, settings }: Job<PageTask, WriteSettings>) {
  return write(items, settings);
}
