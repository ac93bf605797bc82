import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectPaths } from "../files/paths.ts";
import { Release } from "./release.ts";

const HOUR_MS = 3_600_000;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const open = () => Release.open(projectPaths(root));
const dist = (file = "") => join(root, "dist", file);
const text = (file: string) => readFileSync(dist(file), "utf8");
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const inode = (file: string) => statSync(file).ino;
const names = () => readdirSync(join(root, ".releases"));
const nameOf = ({ folder }: Release) => folder.slice(join(root, ".releases/").length);

/** Publishes a site of these files, each made from what stands beside it. */
async function publish(files: Record<string, [content: string, key?: string]>): Promise<Release> {
  const release = await open();
  for (const [file, [content, key]] of Object.entries(files)) release.write(file, content, key);
  await release.removeOld();
  await release.publish();
  return release;
}

/** Makes a file or folder as old as that. */
function age(path: string, ms: number): void {
  const then = new Date(Date.now() - ms);
  utimesSync(path, then, then);
}

describe("publishing", () => {
  test("shows all files at once, and none before", async () => {
    const release = await open();
    release.write("index.html", "Home");
    release.write("guide/start.html", Buffer.from("Start"));
    expect(existsSync(dist())).toBe(false);
    await release.publish();
    expect(text("index.html")).toBe("Home");
    expect(text("guide/start.html")).toBe("Start");
    expect(lstatSync(dist()).isSymbolicLink()).toBe(true);
  });

  test("a link that does not name the folder of the machine leads to the release", async () => {
    const release = await publish({ "a.html": ["A"] });
    expect(readlinkSync(dist())).toBe(`.releases/${nameOf(release)}`);
  });

  test("the manifest has the digest of every file, in the order of their paths", async () => {
    await publish({ "b.html": ["B"], "c/d.html": ["D"], "a.html": ["A"] });
    expect(JSON.stringify(JSON.parse(text("build-manifest.json")))).toBe(
      JSON.stringify({
        files: { "a.html": sha256("A"), "b.html": sha256("B"), "c/d.html": sha256("D") },
      }),
    );
  });

  test("takes the place of the site before, which stays readable where it is", async () => {
    const first = await publish({ "a.html": ["first"] });
    const second = await publish({ "a.html": ["second"] });
    expect(text("a.html")).toBe("second");
    expect(readFileSync(join(first.folder, "a.html"), "utf8")).toBe("first");
    expect(names().sort()).toEqual([nameOf(first), nameOf(second)].sort());
  });

  test("takes the place of a folder that another tool has made", async () => {
    mkdirSync(dist("old"), { recursive: true });
    writeFileSync(dist("old/index.html"), "other tool");
    await publish({ "index.html": ["Home"] });
    expect(readdirSync(dist())).toEqual(["build-manifest.json", "index.html"]);
  });

  test("what is discarded leaves the site as it was", async () => {
    await publish({ "a.html": ["first"] });
    const release = await open();
    release.write("a.html", "second");
    await release.discard();
    expect(existsSync(release.folder)).toBe(false);
    expect(text("a.html")).toBe("first");
  });
});

describe("files of a release", () => {
  test("are read back, with their digests, and are listed", async () => {
    const release = await open();
    writeFileSync(join(root, "logo.svg"), "<svg/>");
    release.write("a.html", "A");
    release.copy("logo.svg", join(root, "logo.svg"));
    release.writePieces("big.bin", [Buffer.from("one "), Buffer.from("two")], "key");
    release.note("worker.html", "digest of a worker", "key");
    expect(release.files).toEqual(["a.html", "logo.svg", "big.bin", "worker.html"]);
    expect(String(release.read("big.bin"))).toBe("one two");
    expect(String(release.read("logo.svg"))).toBe("<svg/>");
    expect(release.sha256("a.html")).toBe(sha256("A"));
    expect(release.sha256("big.bin")).toBe(sha256("one two"));
    expect(release.sha256("worker.html")).toBe("digest of a worker");
    expect(release.sha256("absent.html")).toBe("");
  });

  test("the last content that is written is the one that counts", async () => {
    const release = await open();
    release.write("a.html", "longer than the next");
    release.write("a.html", "next");
    release.write("b.bin", "longer than the next");
    release.writePieces("b.bin", [Buffer.from("next")], "key");
    await release.publish();
    expect([text("a.html"), text("b.bin")]).toEqual(["next", "next"]);
    expect(release.sha256("a.html")).toBe(sha256("next"));
  });

  test.each(["../outside.html", "guide/../../outside.html", ""])(
    "%j, which lies outside of the site, is refused",
    async (file) => {
      const release = await open();
      expect(() => release.write(file, "")).toThrow("is outside of the site");
      expect(existsSync(join(root, ".releases/outside.html"))).toBe(false);
    },
  );
});

describe("a file of the release before", () => {
  test("is taken over, as the same file, when it was made from the same", async () => {
    const first = await publish({ "guide/a.html": ["A", "source 1"] });
    const second = await open();
    expect(second.reuse("guide/a.html", "source 1")).toBe(true);
    expect(second.sha256("guide/a.html")).toBe(sha256("A"));
    await second.publish();
    expect(text("guide/a.html")).toBe("A");
    expect(inode(dist("guide/a.html"))).toBe(inode(join(first.folder, "guide/a.html")));
    // And once more, from a release that had taken it over itself.
    expect((await open()).reuse("guide/a.html", "source 1")).toBe(true);
  });

  test.each<[string, string, string]>([
    ["made from something else", "a.html", "source 2"],
    ["made from nothing that was named", "unnamed.html", "source 1"],
    ["not there", "absent.html", "source 1"],
  ])("is not taken over when it was %s", async (_, file, key) => {
    await publish({ "a.html": ["A", "source 1"], "unnamed.html": ["B"] });
    const release = await open();
    expect(release.reuse(file, key)).toBe(false);
    expect(release.files).toEqual([]);
  });

  test("is not taken over when its last content has no key any more", async () => {
    const first = await open();
    first.write("a.html", "A", "source 1");
    first.write("a.html", "with a stamp");
    await first.publish();
    expect((await open()).reuse("a.html", "source 1")).toBe(false);
  });

  test("is not taken over when somebody has changed or removed it since", async () => {
    const { folder } = await publish({ "a.html": ["A", "1"], "b.html": ["B", "1"] });
    writeFileSync(join(folder, "a.html"), "by hand");
    age(join(folder, "a.html"), -HOUR_MS);
    rmSync(join(folder, "b.html"));
    const release = await open();
    expect([release.reuse("a.html", "1"), release.reuse("b.html", "1")]).toEqual([false, false]);
    release.write("a.html", "A", "1");
    await release.publish();
    expect(text("a.html")).toBe("A");
    expect(readFileSync(join(folder, "a.html"), "utf8")).toBe("by hand");
  });

  test("stays as it is when the new one is written over what was taken over", async () => {
    const { folder } = await publish({ "a.html": ["A", "1"], "b.bin": ["B", "1"] });
    const release = await open();
    release.reuse("a.html", "1");
    release.reuse("b.bin", "1");
    release.write("a.html", "other");
    release.writePieces("b.bin", [Buffer.from("other")], "2");
    expect(readFileSync(join(folder, "a.html"), "utf8")).toBe("A");
    expect(readFileSync(join(folder, "b.bin"), "utf8")).toBe("B");
  });

  test.each(["", "{}", "null", "not JSON"])(
    "is not taken over when the note of that release is %j",
    async (content) => {
      await publish({ "a.html": ["A", "1"] });
      writeFileSync(join(root, ".cache/release.json"), content);
      expect((await open()).reuse("a.html", "1")).toBe(false);
    },
  );
});

describe("old releases", () => {
  test("are removed once nobody can be reading them", async () => {
    const first = await publish({ "a.html": ["1"] });
    const second = await publish({ "a.html": ["2"] });
    const third = await publish({ "a.html": ["3"] });
    expect(names().sort()).toEqual([nameOf(second), nameOf(third)].sort());
    expect(existsSync(first.folder)).toBe(false);
  });

  test("what another build is writing stays, and what one left behind goes", async () => {
    const other = await open();
    const abandoned = await open();
    age(abandoned.folder, 2 * HOUR_MS);
    writeFileSync(join(root, ".releases/abandoned.link"), "");
    age(join(root, ".releases/abandoned.link"), 2 * HOUR_MS);
    const published = await publish({ "a.html": ["A"] });
    expect(names().sort()).toEqual([nameOf(other), nameOf(published)].sort());
  });

  test("the one that is published by another build meanwhile stays", async () => {
    const mine = await open();
    const theirs = await publish({ "a.html": ["theirs"] });
    await mine.removeOld();
    expect(text("a.html")).toBe("theirs");
    expect(existsSync(theirs.folder)).toBe(true);
    expect(existsSync(mine.folder)).toBe(true);
  });
});
