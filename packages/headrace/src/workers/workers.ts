import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Tinypool } from "tinypool";
import type { PackedPage } from "../cache/page-record.ts";
import type { EncodedIndex } from "../search/index/encode-index.ts";
import { buildIndex, type IndexTask } from "./index-task.ts";
import { type CompileSettings, type CompileTask, compileBatch } from "./tasks.ts";
import { type PageTask, type WriteSettings, type WrittenPage, writePages } from "./write-pages.ts";

/** Those who compile, render and index: this thread, or one worker for each core. */
export interface Workers {
  compile(tasks: readonly CompileTask[], settings: CompileSettings): Promise<PackedPage[]>;
  write(tasks: readonly PageTask[], settings: WriteSettings): Promise<WrittenPage[]>;
  index(task: IndexTask): Promise<EncodedIndex>;
  /** How many batches may be under way at once. */
  concurrency: number;
  /** Says that a job has nothing more to do; workers that it has worn out end then. */
  leave(): Promise<void>;
}

/** Gives a job the workers that it deserves. */
export type Hire = (work: Work) => Promise<Workers>;

/** How much there is to do, so that few pages need not wait for workers. */
export interface Work {
  pages: number;
  of: keyof typeof MILLISECONDS;
}

/** What a page takes on a thread that has begun to be warm. */
const MILLISECONDS = { compile: 15, render: 2.5, index: 0.3 };

/** What a worker needs to load what it works with, and more; less work is done here. */
const WORTH_WORKERS_MS = { compile: 700, render: 700, index: 200 };

const LONGER_THAN_ANY_JOB_MS = 3_600_000;

/** Compiling this many pages leaves workers with memory that is worth starting others for what follows. */
const WORN_AFTER_PAGES = 2000;

async function nothing(): Promise<void> {}

const THIS_THREAD: Workers = {
  compile: compileBatch,
  write: writePages,
  index: buildIndex,
  concurrency: 1,
  leave: nothing,
};

/**
 * Runs jobs that share workers. They start with the first job that is worth them, and end with the
 * last, or after very many pages, since they hold more memory than the rest of a build.
 */
export async function withWorkers<R>(run: (hire: Hire) => Promise<R>): Promise<R> {
  const threads = availableParallelism();
  let pool: Promise<Tinypool> | undefined;
  const end = async () => {
    const ended = pool;
    pool = undefined;
    await (await ended)?.destroy();
  };
  try {
    return await run(async ({ pages, of }) => {
      if (threads === 1 || pages * MILLISECONDS[of] < WORTH_WORKERS_MS[of]) return THIS_THREAD;
      pool ??= createPool(threads);
      const isWorn = of === "compile" && pages >= WORN_AFTER_PAGES;
      return poolWorkers(await pool, { threads, leave: isWorn ? end : nothing });
    });
  } finally {
    await end();
  }
}

async function createPool(threads: number): Promise<Tinypool> {
  const { Tinypool } = await import("tinypool");
  return new Tinypool({
    // The built engine has it beside its other programs (scripts/build-engine.mjs).
    filename: fileURLToPath(new URL("./worker.mjs", import.meta.url)),
    // The others start when there is work for them.
    minThreads: 1,
    maxThreads: threads,
    // One that waits for a slower neighbor is not done: another would have to load everything again.
    idleTimeout: LONGER_THAN_ANY_JOB_MS,
    // Compiling makes much short-lived garbage; more room for it saves a fifth of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 48 },
  });
}

function poolWorkers(
  pool: Tinypool,
  { threads, leave }: { threads: number } & Pick<Workers, "leave">,
): Workers {
  return {
    leave,
    compile: (items, settings) => pool.run({ items, settings }, { name: "runCompile" }),
    write: (items, settings) => pool.run({ items, settings }, { name: "runWrite" }),
    index: (task) => pool.run(task, { name: "runIndex" }),
    concurrency: threads * 2,
  };
}

/**
 * Cuts a list into batches, smaller ones towards the end: whoever has the last one makes the others
 * wait.
 */
export function batches<T>(items: readonly T[], size = 24, last = 4): T[][] {
  const cut: T[][] = [];
  for (let at = 0; at < items.length; ) {
    const rest = items.length - at;
    const next = Math.min(size, Math.max(last, Math.ceil(rest / 8)));
    cut.push(items.slice(at, at + next));
    at += next;
  }
  return cut;
}

/** Runs jobs, at most `concurrency` at once, and yields their results in the order of the jobs. */
export async function* inOrder<J, R>(
  jobs: Iterable<J>,
  concurrency: number,
  run: (job: J) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for (const job of jobs) {
      const result = run(job);
      // A failure surfaces where the result is awaited, not as an unhandled rejection before that.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length >= concurrency) yield* underWay.splice(0, 1);
    }
    yield* underWay;
  } finally {
    // After a failure nobody removes what others are still writing.
    await Promise.allSettled(underWay);
  }
}
