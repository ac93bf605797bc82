import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { buildEngine } from "../../scripts/build-engine.mjs";
import { buildSite } from "../../src/build/build-site.ts";
import { verifySite } from "../../src/release/verify-site.ts";
import { PROGRAM } from "../places.ts";
import { copySmallSite } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";

/** `npm run test:builds` asks for more. */
const KILLS = Number(process.env.KILLS ?? 4);
const SLOW = { timeout: 120_000 + KILLS * 20_000 };

let site: Awaited<ReturnType<typeof copySmallSite>>;

beforeAll(() => buildEngine(), 120_000);

beforeEach(async () => {
  site = await copySmallSite();
});

afterEach(() => site.remove());

describe("a build that is interrupted", SLOW, () => {
  test("F41 leaves the old or the new site whole, whenever it is killed", async () => {
    const random = createRandom(41).next;
    const duration = await timed(() => startBuild().end);
    const texts: string[] = [];
    for (let count = 0; count < KILLS; count++) {
      await writeFile(join(site.root, "content/guide/_shared.md"), `State ${count}.\n`);
      const build = startBuild();
      await setTimeout(random() * duration * 1.1);
      build.kill();
      await build.end;
      expect({ count, ...(await verifySite(join(site.root, "dist"))) }).toMatchObject({
        count,
        problems: [],
      });
      texts.push(await readFile(join(site.root, "dist/guide.html"), "utf8"));
    }
    for (const [count, text] of texts.entries()) {
      const state = Number(/State (\d+)\./.exec(text)?.[1]);
      expect(state).toBeLessThanOrEqual(count);
    }
    expect(await startBuild().end).toMatchObject({ code: 0 });
    expect(await publishedFiles(site.root)).toEqual(await cleanBuild());
  });

  test("by a full disk says so and leaves the published site alone", async () => {
    await buildSite(site.root, { strict: false, report: () => {} });
    const before = await publishedFiles(site.root);
    await writeFile(join(site.root, "content/long.md"), page(`${"Long text. ".repeat(40_000)}`));
    // No file may grow beyond 200 KB: the system refuses as it does when nothing is left.
    const command = `ulimit -f 200; exec ${process.execPath} ${PROGRAM} build --root ${site.root}`;
    const { code, stderr } = await running(spawn("bash", ["-c", command])).end;
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/EFBIG[\s\S]*The published site is as it was\. Make room/),
    });
    expect(await publishedFiles(site.root)).toEqual(before);
  });
});

describe("two builds at once", SLOW, () => {
  test("F43 end with the site of one clean build", async () => {
    for (const state of ["cold", "warm", "after an edit"]) {
      if (state === "after an edit") {
        await writeFile(join(site.root, "content/index.md"), page("Edited."));
      }
      const builds = await Promise.all([startBuild().end, startBuild().end]);
      expect({ state, builds }).toMatchObject({ state, builds: [{ code: 0 }, { code: 0 }] });
      expect(await publishedFiles(site.root)).toEqual(await cleanBuild());
    }
  });
});

describe("a source that changes during a build", SLOW, () => {
  test("never stays in what is built later", async () => {
    const shared = join(site.root, "content/guide/_shared.md");
    const random = createRandom(7).next;
    for (let count = 0; count < 3; count++) {
      const build = startBuild();
      for (let edit = 0; edit < 20; edit++) {
        await setTimeout(random() * 60);
        await writeFile(shared, `Edit ${count}-${edit}.\n`);
      }
      const { code, stderr } = await build.end;
      if (code !== 0) expect(stderr).toContain("was changed while the site was being built");
    }
    expect(await startBuild().end).toMatchObject({ code: 0 });
    expect(await readFile(join(site.root, "dist/guide.html"), "utf8")).toContain("Edit 2-19.");
    expect(await publishedFiles(site.root)).toEqual(await cleanBuild());
  });
});

describe("clean builds", SLOW, () => {
  test("are identical in another folder, time zone, language and with one worker", async () => {
    await mkdir(join(site.root, "content/many"));
    for (let number = 0; number < 60; number++) {
      const text = `## Äpfel\n\n[x](./page-${59 - number}.md) \`code\`\n\n\`\`\`js\nconst a = ${number};\n\`\`\`\n`;
      await writeFile(join(site.root, `content/many/page-${number}.md`), page(text));
    }
    const reference = await cleanBuild();
    const variants: { env: Record<string, string>; cores?: string }[] = [
      { env: { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" } },
      { env: { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C" }, cores: "0" },
      { env: { TZ: "UTC", LANG: "ja_JP.UTF-8", UV_THREADPOOL_SIZE: "1" } },
    ];
    for (const variant of variants) {
      expect({ variant, same: await sameAs(reference, variant) }).toEqual({ variant, same: true });
    }
  });
});

async function sameAs(
  reference: Record<string, string>,
  { env, cores }: { env: Record<string, string>; cores?: string },
): Promise<boolean> {
  return JSON.stringify(await cleanBuild(env, cores)) === JSON.stringify(reference);
}

/** The same sources, built in another folder without cache. */
async function cleanBuild(
  env: Record<string, string> = {},
  cores?: string,
): Promise<Record<string, string>> {
  const copy = await copySmallSite();
  const sources = (await readdir(site.root)).filter(
    (name) => ![".cache", ".releases", "dist"].includes(name),
  );
  for (const name of sources) {
    cpSync(join(site.root, name), join(copy.root, name), { recursive: true });
  }
  const command = [process.execPath, PROGRAM, "build", "--root", copy.root];
  const [program = "", ...rest] =
    cores && existsSync("/usr/bin/taskset") ? ["taskset", "-c", cores, ...command] : command;
  execFileSync(program, rest, { env: { ...process.env, ...env }, stdio: "pipe" });
  const files = await publishedFiles(copy.root);
  await copy.remove();
  return files;
}

interface Running {
  kill(): void;
  end: Promise<{ code: number | null; stderr: string }>;
}

function startBuild(): Running {
  return running(spawn(process.execPath, [PROGRAM, "build", "--root", site.root]));
}

function running(child: ChildProcess): Running {
  let stderr = "";
  child.stderr?.on("data", (chunk) => (stderr += chunk));
  const end = new Promise<{ code: number | null; stderr: string }>((done) =>
    child.once("close", (code) => done({ code, stderr })),
  );
  return { kill: () => child.kill("SIGKILL"), end };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function page(text: string): string {
  return `---\ntitle: T\n---\n\n${text}\n`;
}
