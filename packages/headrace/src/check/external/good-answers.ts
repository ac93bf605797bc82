import { join } from "node:path";
import { z } from "zod";
import { readSealedJson, writeSealed } from "../../files/sealed.ts";
import type { LinkAnswer } from "./ask-address.ts";

/** What an address answered when it answered last. */
const goodSchema = z.record(
  z.string(),
  z.object({ on: z.iso.date(), movedTo: z.string().optional() }),
);

/** An address that answered is not asked again for so long. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

/** Which addresses answered, and when, from one run to the next. */
export class GoodAnswers {
  readonly #file: string;
  readonly #today: string;
  readonly #good: Map<string, z.output<typeof goodSchema>[string]>;

  private constructor(file: string, today: string, good: z.output<typeof goodSchema>) {
    this.#file = file;
    this.#today = today;
    this.#good = new Map(Object.entries(good));
  }

  /** @param folder Absolute; of the project's cache. */
  static async open(folder: string, now: number): Promise<GoodAnswers> {
    const file = join(folder, "external-links.json");
    const kept = goodSchema.safeParse(await readSealedJson(file));
    return new GoodAnswers(file, dayOf(now), kept.data ?? {});
  }

  /** What the address answered lately; `undefined` where it has to be asked. */
  fresh(address: string): LinkAnswer | undefined {
    const known = this.#good.get(address);
    if (!known) return undefined;
    const age = Date.parse(this.#today) - Date.parse(known.on);
    if (age >= FRESH_DAYS * DAY_MS) return undefined;
    return known.movedTo === undefined ? { kind: "good" } : { kind: "moved", to: known.movedTo };
  }

  /** The day on which an address answered last: "2026-11-22". */
  lastDay(address: string): string | undefined {
    return this.#good.get(address)?.on;
  }

  note(address: string, answer: LinkAnswer): void {
    if (answer.kind === "good") this.#good.set(address, { on: this.#today });
    if (answer.kind === "moved") this.#good.set(address, { on: this.#today, movedTo: answer.to });
  }

  /** Keeps those of the addresses that are still linked. */
  async save(linked: ReadonlySet<string>): Promise<void> {
    const kept = [...this.#good].filter(([address]) => linked.has(address)).sort();
    await writeSealed(this.#file, JSON.stringify(Object.fromEntries(kept)));
  }
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
