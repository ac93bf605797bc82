import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { RenderedPage } from "../render/render-page.tsx";
import type { CompiledPage, SourceFile } from "../sources/compiled-page.ts";
import { buildIndex, type IndexTask } from "./index-task.ts";
import {
  type CompileSettings,
  compileBatch,
  type RenderSettings,
  type RenderTask,
  renderBatch,
} from "./tasks.ts";

/** Those who compile, render and index: this thread, or one worker for each core. */
export interface Workers {
  compile(files: readonly SourceFile[], settings: CompileSettings): Promise<CompiledPage[]>;
  render(tasks: readonly RenderTask[], settings: RenderSettings): Promise<RenderedPage[]>;
  index(task: IndexTask): Promise<Uint8Array>;
  /** How many batches may be under way at once. */
  concurrency: number;
}

/** A worker needs about half a second to load what it works with: fewer pages are done here. */
const WORTH_WORKERS = 48;

const LONGER_THAN_ANY_JOB_MS = 3_600_000;

const THIS_THREAD: Workers = {
  compile: compileBatch,
  render: renderBatch,
  index: buildIndex,
  concurrency: 1,
};

/**
 * Does a job of so many pages with the workers that it deserves.
 * They end with the job, since they hold more memory than the rest of a build.
 */
export async function withWorkers<R>(
  pages: number,
  job: (workers: Workers) => Promise<R>,
): Promise<R> {
  const threads = availableParallelism();
  if (pages < WORTH_WORKERS || threads === 1) return job(THIS_THREAD);
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    // The compiled engine has it beside its other files (engine/compile-engine.mjs).
    filename: fileURLToPath(new URL("./worker.mjs", import.meta.url)),
    // The others start when there is work for them.
    minThreads: 1,
    maxThreads: threads,
    // One that waits for a slower neighbor is not done: another would have to load everything again.
    idleTimeout: LONGER_THAN_ANY_JOB_MS,
    // Compiling makes much short-lived garbage; more room for it saves a fifth of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
  try {
    return await job({
      compile: (items, settings) => pool.run({ items, settings }, { name: "compileBatch" }),
      render: (items, settings) => pool.run({ items, settings }, { name: "renderBatch" }),
      index: (task) => pool.run(task, { name: "buildIndex" }),
      concurrency: threads * 2,
    });
  } finally {
    await pool.destroy();
  }
}

/** Cuts a list into batches. */
export function batches<T>(items: readonly T[], size = 24): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Runs jobs, at most `concurrency` at once, and yields their results in the order of the jobs. */
export async function* inOrder<J, R>(
  jobs: Iterable<J>,
  concurrency: number,
  run: (job: J) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for (const job of jobs) {
    const result = run(job);
    // A failure surfaces where the result is awaited, not as an unhandled rejection before that.
    result.catch(() => {});
    underWay.push(result);
    if (underWay.length >= concurrency) yield* underWay.splice(0, 1);
  }
  yield* underWay;
}
