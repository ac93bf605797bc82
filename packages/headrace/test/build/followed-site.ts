import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, vi } from "vitest";
import { startDev } from "../../src/dev/dev-server.ts";
import type { RunningServer } from "../../src/server/listen.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

/** Patience with a busy machine. */
const TIMEOUT_MS = 60_000;

/** A message to an open page. */
interface Heard {
  type: string;
  items?: { code: string; file?: string; line?: number; column?: number }[];
}

/** A copy of a fixture that is edited while `dev` serves it. */
export class FollowedSite {
  readonly root: string;
  /** What was printed. */
  readonly reported: string[] = [];
  readonly #copy: FixtureCopy;
  #server: RunningServer | undefined;

  constructor(copy: FixtureCopy) {
    this.#copy = copy;
    this.root = copy.root;
  }

  /** Copies a fixture, writes files into it, and serves it. */
  static async start(fixture: string, files: Record<string, string>): Promise<FollowedSite> {
    const site = new FollowedSite(await copyFixture(fixture));
    for (const [file, text] of Object.entries(files)) await site.write(file, text);
    const report = (line: string) => void site.reported.push(line);
    const { root } = site;
    site.#server = await startDev({ root, port: 0, host: "127.0.0.1", report });
    return site;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    await this.#copy.remove();
  }

  path(file: string): string {
    return join(this.root, file);
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), text);
  }

  move(from: string, to: string): Promise<void> {
    return rename(this.path(from), this.path(to));
  }

  remove(file: string): Promise<void> {
    return rm(this.path(file), { recursive: true });
  }

  url(address: string): URL {
    return new URL(address, this.#server?.url);
  }

  /** What stands at an address, once it is as wanted. */
  served(address: string, wanted: { status?: number; text?: string }): Promise<void> {
    return vi.waitFor(
      async () => {
        const answer = await fetch(this.url(address));
        expect([address, answer.status]).toEqual([address, wanted.status ?? 200]);
        expect(await answer.text()).toContain(wanted.text ?? "");
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    );
  }

  /** What open pages are told is wrong, once it is as wanted. */
  told(codes: readonly string[]): Promise<void> {
    return vi.waitFor(async () => expect(await this.problems()).toEqual(codes), {
      timeout: TIMEOUT_MS,
      interval: 300,
    });
  }

  /** A page that is opened is told at once what is wrong. */
  async problems(): Promise<string[]> {
    const [first] = await this.heard();
    return first?.items?.map(({ code }) => code) ?? ["nothing"];
  }

  /**
   * What a page hears as soon as its script runs.
   *
   * @param age Milliseconds since it was asked for.
   */
  async heard(age = 0): Promise<Heard[]> {
    const opened = new AbortController();
    const answer = await fetch(this.url(`/__dev?age=${age}`), { signal: opened.signal });
    const { value } = (await answer.body?.getReader().read()) ?? {};
    opened.abort();
    const messages = new TextDecoder().decode(value).trim().split("\n\n");
    return messages.map((message) => JSON.parse(message.slice("data: ".length)));
  }
}

/** The text of a page. */
export function pageText(title: string, text = ""): string {
  return `---\ntitle: ${title}\n---\n\n${text}\n`;
}
