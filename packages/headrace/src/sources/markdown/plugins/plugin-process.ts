import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ENGINE_DIR, engineModule } from "../../../engine-dir.ts";
import { processTime } from "./process-time.ts";

/**
 * How long an answer may take, in milliseconds: that the process has started, the first of each stage, before
 * which plug-ins may load a lot, and each after it. A page needs few; whoever does not answer by then never does.
 * Time in which the machine was too busy to run them does not count.
 */
interface Patience {
  start: number;
  first: number;
  later: number;
}

const PATIENCE: Patience = { start: 120_000, first: 120_000, later: 60_000 };

/** On how many pages a plug-in may give no answer before it is left out of all further ones. */
const LATE_PAGES = 2;

type TimeOf = typeof processTime;

const answerSchema = z.looseObject({
  /** Why there is no answer. */
  failure: z.string().optional(),
  /** It did not come in time, or not of all plug-ins: a busy machine may be why. */
  isLate: z.boolean().optional(),
  /** Absolute paths of the files that were read meanwhile. */
  read: z.array(z.string()).default([]),
});

type Answer = z.output<typeof answerSchema>;

/** A plug-in begins its work on a page. */
const beginningSchema = z.object({ begins: z.string() });

/** What a plug-in is told to do; `kind` says what. */
export type Job = Record<string, unknown> & { kind: string };

/**
 * Runs plug-ins of an old site's configuration, apart from everything of the engine: one job after the
 * other. A process that ended in the middle of one is followed by another, if it had run any page before, or
 * if it is known which plug-in it waited for.
 */
export class Plugins {
  readonly #config: string;
  readonly #patience: Patience;
  readonly #timeOf: TimeOf;
  #process: PluginProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** How often each of them gave no answer; jobs of the configuration's own functions by their kind. */
  readonly #late = new Map<string, number>();

  /** @param config Absolute path of the old configuration. */
  constructor(config: string, patience = PATIENCE, timeOf: TimeOf = processTime) {
    this.#config = config;
    this.#patience = patience;
    this.#timeOf = timeOf;
  }

  /** Gives them a job; resolves also when it fails. */
  ask(job: Job): Promise<Answer> {
    const answer = this.#last.then(() => this.#run(job));
    this.#last = answer;
    return answer;
  }

  async #run(job: Job): Promise<Answer> {
    const without = [...this.#late].flatMap(([name, count]) => (count < LATE_PAGES ? [] : [name]));
    if (without.includes(job.kind)) return { failure: LEFT_OUT, isLate: true, read: [] };
    this.#process ??= new PluginProcess(this.#config, this.#patience, this.#timeOf);
    const answer = await this.#process.ask({ ...job, without, leftOut: LEFT_OUT });
    const { hasEnded, hasRun, lateIn } = this.#process;
    if (lateIn !== undefined) this.#late.set(lateIn, (this.#late.get(lateIn) ?? 0) + 1);
    if (hasEnded && (hasRun || lateIn !== undefined)) this.#process = undefined;
    return without.length > 0 ? { ...answer, isLate: true } : answer;
  }
}

/** Said at each page that is made without it. */
const LEFT_OUT = `It gave no answer for ${LATE_PAGES} other pages, and is not run any more.`;

/** One process; it takes the next job when it has answered the one before. */
class PluginProcess {
  readonly #child: ChildProcess;
  readonly #patience: Patience;
  readonly #timeOf: TimeOf;
  readonly #ready: Promise<Answer>;
  #settle: ((answer: Answer) => void) | undefined;
  /** Stages of pages that were answered. */
  readonly #stages = new Set<unknown>();
  /** Why it can do nothing any more. */
  #end: Answer | undefined;
  /** What it has last begun: a plug-in, or a job by its kind. */
  #begun: string | undefined;
  #lateIn: string | undefined;

  constructor(config: string, patience: Patience, timeOf: TimeOf) {
    this.#patience = patience;
    this.#timeOf = timeOf;
    const script = join(ENGINE_DIR, "sources/markdown/plugins/run-plugins.mjs");
    const tsx = fileURLToPath(import.meta.resolve("tsx"));
    const syntax = engineModule("sources/markdown/syntax/lean-syntax");
    this.#child = fork(script, [config, syntax], {
      execArgv: ["--import", `file://${tsx}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (message) => this.#take(message));
    this.#child.on("error", (error) => this.#stop(error.message));
    this.#child.on("exit", () => this.#stop("The process that runs plug-ins has ended."));
    this.#ready = this.#wait(patience.start);
  }

  /** Whether it can do nothing any more. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Whether it has run plug-ins of any page. */
  get hasRun(): boolean {
    return this.#stages.size > 0;
  }

  /** What it was stopped for, because no answer came. */
  get lateIn(): string | undefined {
    return this.#lateIn;
  }

  async ask(job: Job): Promise<Answer> {
    const ready = await this.#ready;
    if (ready.failure !== undefined) return ready;
    this.#begun = job.kind;
    if (this.#end === undefined) this.#child.send(job);
    const { first, later } = this.#patience;
    const answer = await this.#wait(this.#stages.has(job.stage) ? later : first);
    if (!this.hasEnded && job.stage !== undefined) this.#stages.add(job.stage);
    return answer;
  }

  #wait(milliseconds: number): Promise<Answer> {
    if (this.#end !== undefined) return Promise.resolve(this.#end);
    return new Promise((settle) => {
      this.#child.ref();
      this.#child.channel?.ref();
      const before = this.#time();
      const stopOrWait = async () => {
        const [from, to] = [await before, await this.#time()];
        if (this.#settle !== answered) return;
        if (from && to?.isRunnable && to.used - from.used < milliseconds)
          timer = setTimeout(stopOrWait, milliseconds);
        else this.#stopLate(milliseconds);
      };
      let timer = setTimeout(stopOrWait, milliseconds);
      const answered = (answer: Answer) => {
        clearTimeout(timer);
        this.#settle = undefined;
        this.#rest();
        settle(answer);
      };
      this.#settle = answered;
    });
  }

  async #time() {
    const { pid } = this.#child;
    return pid === undefined ? undefined : this.#timeOf(pid);
  }

  #take(message: unknown): void {
    const beginning = beginningSchema.safeParse(message);
    if (beginning.success) {
      this.#begun = beginning.data.begins;
      return;
    }
    const answer = answerSchema.safeParse(message);
    if (answer.success) this.#settle?.(answer.data);
  }

  #stopLate(milliseconds: number): void {
    this.#lateIn = this.#begun;
    const name = this.#begun === undefined ? "" : `"${this.#begun}": `;
    this.#stop(`${name}No answer came within ${milliseconds / 1000} seconds.`, true);
  }

  #stop(failure: string, isLate = false): void {
    this.#end ??= { failure, isLate, read: [] };
    this.#settle?.(this.#end);
    this.#child.kill("SIGKILL");
  }

  /** A build that has nothing else to do does not wait for it; it ends with its channel. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

const known = new Map<string, Plugins>();

/** The plug-ins of a configuration: one process for each thread, started when they are first asked. */
export function pluginsOf(config: string): Plugins {
  const plugins = known.get(config) ?? new Plugins(config);
  known.set(config, plugins);
  return plugins;
}
