import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { ServedFolder } from "./served-folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "served-"));
  // What was written a moment ago is never kept.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const NAMES = ["a.html", "b.html", "deep/c.html", "link.html", "deep/up"];
const TARGETS = ["a.html", "../a.html", "../secret", "deep", "link.html", ".", "gone"];

test("whatever happens to the files, it gives what is there now, and nothing of outside", () => {
  const { pick: one } = createRandom(13);
  const root = join(folder, "root");
  mkdirSync(join(root, "deep"), { recursive: true });
  writeFileSync(join(folder, "secret"), "secret");
  const served = new ServedFolder({ folder: root });
  for (let change = 0; change < 1000; change++) {
    const file = join(root, one(NAMES));
    rmSync(file, { force: true, recursive: true });
    const does = one(["write", "write", "link", "remove"]);
    if (does === "write") {
      writeFileSync(join(folder, "new"), `text ${change}`);
      renameSync(join(folder, "new"), file);
    }
    if (does === "link") symlinkSync(one(TARGETS), file);
    for (const asked of [...NAMES, "deep/up/a.html", "deep/up/deep/up/a.html"]) {
      const found = served.find(asked);
      expect(found && served.read(found).toString()).toBe(truth(root, asked));
    }
  }
});

/** The text of a regular file below the root, links followed as the system does. */
function truth(root: string, path: string): string | undefined {
  try {
    const real = realpathSync(join(root, path));
    if (!real.startsWith(`${realpathSync(root)}/`) || !statSync(real).isFile()) return undefined;
    return readFileSync(real, "utf8");
  } catch {
    return undefined;
  }
}

test("what was written a moment ago is read again each time", () => {
  vi.useRealTimers();
  const served = new ServedFolder({ folder });
  for (let time = 0; time < 50; time++) {
    writeFileSync(join(folder, "a.txt"), `${time % 10}`);
    const found = served.find("a.txt");
    expect(found && served.read(found).toString()).toBe(`${time % 10}`);
  }
});

test("of many files only the last are kept in memory", () => {
  mkdirSync(join(folder, "many"), { recursive: true });
  for (let file = 0; file < 100; file++)
    writeFileSync(join(folder, "many", `${file}`), Buffer.alloc(1 << 20, file));
  const served = new ServedFolder({ folder });
  const read = (file: number) => {
    const found = served.find(`many/${file}`);
    return found && served.read(found);
  };
  const contents = Array.from({ length: 100 }, (_, file) => read(file));
  expect(contents.map((content) => content?.[0])).toEqual([...contents.keys()]);
  const isKept = (file: number) => read(file) === contents[file];
  expect([99, 90, 80, 70].filter(isKept)).toEqual([99, 90, 80, 70]);
  expect([0, 30, 60].filter(isKept)).toEqual([]);
});
