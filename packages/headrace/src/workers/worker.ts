/** What a worker thread runs; the pool passes one value to each. */

import { buildIndex, type IndexTask } from "./index-task.ts";
import { type CompileSettings, type CompileTask, compileBatch } from "./tasks.ts";
import { type PageTask, type WriteSettings, writePages } from "./write-pages.ts";

interface Job<Item, Settings> {
  items: Item[];
  settings: Settings;
}

export function runCompile({ items, settings }: Job<CompileTask, CompileSettings>) {
  return compileBatch(items, settings);
}

export function runIndex(task: IndexTask) {
  return buildIndex(task);
}

export function runWrite({ items, settings }: Job<PageTask, WriteSettings>) {
  return writePages(items, settings);
}
