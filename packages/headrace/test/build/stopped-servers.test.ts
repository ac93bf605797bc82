import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildEngine } from "../../scripts/build-engine.mjs";
import { buildSite } from "../../src/build/build-site.ts";
import { PROGRAM } from "../places.ts";
import { copyFixture } from "./fixture-copy.ts";
import { addPractice } from "./practice-api.ts";

let site: Awaited<ReturnType<typeof copyFixture>>;
let config: string;

beforeAll(async () => {
  site = await copyFixture("api-site");
  await addPractice(site.root);
  await buildEngine();
  await buildSite(site.root, { strict: false, report: () => {} });
  config = await readFile(join(site.root, "site/site.config.ts"), "utf8");
}, 120_000);

afterAll(() => site.remove());

/** Starts a server; it is there once it says something. */
async function started(command: string, said: string): Promise<ChildProcess> {
  const parameters = [PROGRAM, command, "--root", site.root, "--port", "0"];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) if (line.includes(said)) break;
  return child;
}

describe.each(["dev", "preview", "practice", "feedback"])(
  "%s ends in order when it is asked to",
  { timeout: 60_000 },
  (command) => {
    test.each<[signals: NodeJS.Signals[]]>([[["SIGINT"]], [["SIGTERM"]], [["SIGINT", "SIGINT"]]])(
      "by %j",
      async (signals) => {
        const server = await started(command, "Press Ctrl+C");
        // A terminal and npx both tell it.
        for (const signal of signals) server.kill(signal);
        expect(await once(server, "exit")).toEqual([0, null]);
      },
    );

    test("while it begins", async () => {
      const endless =
        "console.log('beginning');\nawait new Promise((done) => setTimeout(done, 1e6));";
      await writeFile(join(site.root, "site/site.config.ts"), `${config}\n${endless}\n`);
      const server = await started(command, "beginning");
      await writeFile(join(site.root, "site/site.config.ts"), config);
      server.kill("SIGINT");
      expect(await once(server, "exit")).toEqual([0, null]);
    });
  },
);
