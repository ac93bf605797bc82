import { lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom, type Random } from "../../bench/random.ts";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { copySmallSite } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";

/** 300 by `DAMAGES=300`. */
const DAMAGES = Number(process.env.DAMAGES ?? 15);

let site: Awaited<ReturnType<typeof copySmallSite>>;
let expected: Record<string, string>;

beforeAll(async () => {
  site = await copySmallSite();
  await build();
  expected = await publishedFiles(site.root);
}, 60_000);

afterAll(() => site.remove());

test(`${DAMAGES} random damages of the cache publish no wrong byte`, async () => {
  const random = createRandom(3);
  for (let count = 0; count < DAMAGES; count++) {
    const damages = await damageAtRandom(random);
    // With and without pages of the previous release, as on a machine that has the cache alone.
    if (random.next() < 0.5) await rm(join(site.root, ".releases"), { recursive: true });
    await build();
    expect({ damages, files: differences(await publishedFiles(site.root)) }).toEqual({
      damages,
      files: [],
    });
  }
}, 1_800_000);

test("a cache can move to another folder, and back", async () => {
  const other = await copySmallSite();
  await cp(join(site.root, ".cache"), join(other.root, ".cache"), { recursive: true });
  const moved = `${site.root}-moved`;
  await rename(site.root, moved);
  await buildSite(other.root, { strict: false, report: () => {} });
  expect(differences(await publishedFiles(other.root))).toEqual([]);
  await rename(moved, site.root);
  await other.remove();
}, 60_000);

async function build(): Promise<void> {
  await buildSite(site.root, { strict: false, report: () => {} });
}

function differences(files: Record<string, string>): string[] {
  const names = new Set([...Object.keys(files), ...Object.keys(expected)]);
  return [...names].filter((name) => files[name] !== expected[name]);
}

/** Damages one or two files as a loss of power, a full disk or a broken restore does. */
async function damageAtRandom(random: Random): Promise<string[]> {
  const damages: string[] = [];
  for (let count = 0; count <= random.integer(0, 1); count++) {
    const cache = await listFiles(join(site.root, ".cache"));
    const published = await listFiles(join(site.root, ".releases"));
    const files = [
      ...cache.map((file) => `.cache/${file}`),
      ...published.map((file) => `.releases/${file}`),
    ];
    const file = random.pick(random.next() < 0.8 ? files.slice(0, cache.length) : files);
    const name = random.pick(Object.keys(WAYS));
    WAYS[name]?.(join(site.root, file), random);
    damages.push(`${name}: ${file}`);
  }
  return damages;
}

const WAYS: Record<string, (file: string, random: Random) => void> = {
  emptied: (file) => writeFileSync(file, ""),
  removed: (file) => rmSync(file),
  "cut short": (file, random) => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, random.integer(0, bytes.length)));
  },
  "a bit flipped": (file, random) => {
    const bytes = readFileSync(file);
    if (bytes.length === 0) return;
    const at = random.integer(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 7));
    writeFileSync(file, bytes);
  },
  zeroed: (file) => writeFileSync(file, Buffer.alloc(lstatSync(file).size)),
  "more at its end": (file) => writeFileSync(file, "more", { flag: "a" }),
  "the JSON of something else": (file) => writeFileSync(file, '{"release":"none"}'),
};
