import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ENGINE_DIR, engineModule } from "../../../engine-dir.ts";

/** A page needs milliseconds; whoever does not answer by then never does. */
const PATIENCE_MS = 30_000;

const answerSchema = z.looseObject({
  id: z.number(),
  /** Why there is no answer. */
  failure: z.string().optional(),
  /** Absolute paths of the files that were read meanwhile. */
  read: z.array(z.string()).default([]),
});

type Answer = z.output<typeof answerSchema>;

/** What a plug-in is told to do; `kind` says what. */
type Job = Record<string, unknown> & { kind: string };

/** A process that runs plug-ins of an old site's configuration, apart from everything of the engine. */
export class PluginProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #ready: Promise<Answer>;
  #count = 0;
  /** Why it can do nothing any more. */
  #end: string | undefined;

  /** @param config Absolute path of the old configuration. */
  constructor(config: string) {
    const script = join(ENGINE_DIR, "sources/markdown/plugins/run-plugins.mjs");
    const tsx = fileURLToPath(import.meta.resolve("tsx"));
    const syntax = engineModule("sources/markdown/syntax/lean-syntax");
    this.#child = fork(script, [config, syntax], {
      execArgv: ["--import", `file://${tsx}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#ready = this.#wait(0);
    this.#child.on("message", (message) => this.#take(message));
    this.#child.on("error", (error) => this.#stop(error.message));
    this.#child.on("exit", () => this.#stop("The process that runs plug-ins has ended."));
    this.#rest();
  }

  /** Gives it a job; resolves also when it fails. */
  async ask(job: Job): Promise<Answer> {
    const ready = await this.#ready;
    if (ready.failure !== undefined) return ready;
    this.#count += 1;
    const id = this.#count;
    const answer = this.#wait(id);
    if (this.#end === undefined) this.#child.send({ ...job, id });
    return answer;
  }

  #wait(id: number): Promise<Answer> {
    if (this.#end !== undefined) return Promise.resolve({ id, failure: this.#end, read: [] });
    return new Promise((settle) => {
      this.#child.ref();
      this.#child.channel?.ref();
      const timer = setTimeout(
        () => this.#stop(`No answer came within ${PATIENCE_MS / 1000} seconds.`),
        PATIENCE_MS,
      );
      this.#waiting.set(id, (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        this.#rest();
        settle(answer);
      });
    });
  }

  #take(message: unknown): void {
    const answer = answerSchema.safeParse(message);
    if (answer.success) this.#waiting.get(answer.data.id)?.(answer.data);
  }

  #stop(failure: string): void {
    this.#end ??= failure;
    for (const [id, settle] of this.#waiting) settle({ id, failure: this.#end, read: [] });
    this.#child.kill("SIGKILL");
  }

  /** A build that has nothing else to do does not wait for it; it ends with its channel. */
  #rest(): void {
    if (this.#waiting.size > 0) return;
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

const processes = new Map<string, PluginProcess>();

/** The process for a configuration: one for each thread, started when it is first asked for. */
export function pluginProcess(config: string): PluginProcess {
  const known = processes.get(config) ?? new PluginProcess(config);
  processes.set(config, known);
  return known;
}
