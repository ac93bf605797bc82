import { cp, mkdtemp, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createRandom } from "../../bench/random.ts";
import { runHere } from "./fault-site.ts";
import { CODE_MUTATIONS } from "./mutations/code.ts";
import { CONFIG_MUTATIONS } from "./mutations/config.ts";
import { DATA_MUTATIONS } from "./mutations/data.ts";
import { FRONT_MATTER_MUTATIONS } from "./mutations/front-matter.ts";
import { IMAGE_MUTATIONS } from "./mutations/images.ts";
import { NAME_MUTATIONS } from "./mutations/names.ts";
import { PROSE_MUTATIONS } from "./mutations/prose.ts";
import { type Fault, Sources } from "./mutations/sources.ts";
import { TEXT_MUTATIONS } from "./mutations/texts.ts";

/** 200 and more by `FAULTS=200`; another sequence by `SEED=2`. */
const FAULTS = Number(process.env.FAULTS ?? 40);
const SEED = Number(process.env.SEED ?? 1);

const MUTATIONS = {
  ...TEXT_MUTATIONS,
  ...FRONT_MATTER_MUTATIONS,
  ...PROSE_MUTATIONS,
  ...IMAGE_MUTATIONS,
  ...NAME_MUTATIONS,
  ...CONFIG_MUTATIONS,
  ...CODE_MUTATIONS,
  ...DATA_MUTATIONS,
};

let root: string;
let sources: Sources;

beforeAll(async () => {
  root = await mkdtemp(join(import.meta.dirname, ".site-"));
  await cp(join(import.meta.dirname, "../fixtures/author-site"), root, { recursive: true });
  expect(await build()).toMatchObject({ code: 0, diagnostics: [] });
  sources = new Sources(root);
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

test(`authors are told of ${FAULTS} random faults: where, and what to do`, async () => {
  const random = createRandom(SEED);
  const names = Object.entries(MUTATIONS);
  const wrong: string[] = [];
  for (let count = 0; count < FAULTS; count++) {
    // Each kind in its turn, so that none is left to chance.
    const [name, mutate] = names[(count + SEED) % names.length] ?? names[0] ?? [];
    if (!name || !mutate) break;
    const published = await readlink(join(root, "dist"));
    const fault = mutate(sources, random);
    const answer = await build().catch((error: unknown) => ({ thrown: String(error) }));
    const found = "thrown" in answer ? [answer.thrown] : shortcomings(fault, answer);
    const isBuilt = "code" in answer && answer.code === 0;
    if (!isBuilt && (await readlink(join(root, "dist"))) !== published)
      found.push("it is published");
    if (found.length > 0)
      wrong.push(
        `${count}. ${name} (${fault.what}) in ${fault.file}:${fault.line}:${fault.column}\n${found.join("\n")}`,
      );
    sources.undo();
  }
  expect(wrong.join("\n\n")).toBe("");
  expect(await build()).toMatchObject({ code: 0, diagnostics: [] });
}, 3_600_000);

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      severity: z.enum(["error", "warning"]),
      message: z.string(),
      hint: z.string().optional(),
      file: z.string().optional(),
      line: z.number().optional(),
      column: z.number().optional(),
    }),
  ),
});

type Answer = z.output<typeof reportSchema> & { code: number; stderr: string };

async function build(): Promise<Answer> {
  const { code, stdout, stderr } = await runHere(root, ["build", "--format", "json"]);
  return { code, stderr, ...reportSchema.parse(JSON.parse(stdout.slice(stdout.indexOf("{")))) };
}

/** Words of programs, which no author understands. */
const RAW =
  /Cannot read propert|is not a function|undefined is not|\bat .+:\d+:\d+\)?$|node:internal|Invalid input|\[object |\binternal\b|\/tmp\/|\.site-|\.cache\/|\.releases\/|E[A-Z]{4,}: |Expected .* received|zod/m;

/** What an answer lacks; nothing where it is as it should be. */
function shortcomings(fault: Fault, { code, diagnostics, stderr }: Answer): string[] {
  const told = JSON.stringify(diagnostics, undefined, 1);
  const found: string[] = [];
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!fault.isChance && code !== (fault.isWarning ? 0 : 1)) found.push(`exit code ${code}`);
  if (code === 1 && errors.length === 0) found.push("no error is told");
  if (code > 1) found.push(`exit code ${code}`);
  for (const { message, hint, file, line } of diagnostics) {
    // What the author's own code throws is told in its own words.
    const own = message.replace(/(fails|fails when it is run|can't be loaded): .*/s, "$1");
    if (RAW.test(own) || RAW.test(hint ?? "")) found.push(`raw: ${message}`);
    if (!hint) found.push(`no hint: ${message}`);
    if (file === undefined) found.push(`no file: ${message}`);
    if (line !== undefined && line < 1) found.push(`line ${line}: ${message}`);
  }
  if (RAW.test(stderr)) found.push(`raw: ${stderr}`);
  if (!fault.isChance) {
    const there = diagnostics.filter(
      ({ file, line, column }) =>
        (fault.file === "" || file === fault.file) &&
        (fault.line === undefined || line === fault.line) &&
        (fault.column === undefined || column === fault.column),
    );
    if (there.length === 0) found.push("not told at its place");
  }
  return found.length > 0 ? [...found, told] : [];
}
