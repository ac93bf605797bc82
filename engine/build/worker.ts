/** What a worker thread runs; the pool passes one value to each. */

import type { SourceFile } from "../sources/compiled-page.ts";
import { type IndexTask, buildIndex as index } from "./index-task.ts";
import {
  type CompileSettings,
  compileBatch as compile,
  type RenderSettings,
  type RenderTask,
  renderBatch as render,
} from "./tasks.ts";

interface Job<Item, Settings> {
  items: Item[];
  settings: Settings;
}

export function compileBatch({ items, settings }: Job<SourceFile, CompileSettings>) {
  return compile(items, settings);
}

export function buildIndex(task: IndexTask) {
  return index(task);
}

export function renderBatch({ items, settings }: Job<RenderTask, RenderSettings>) {
  return render(items, settings);
}
