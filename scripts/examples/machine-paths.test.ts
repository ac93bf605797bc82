import { homedir, tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { machinePaths, type Places, placesHere, withoutPlaces } from "./machine-paths.ts";

const PLACES: Places = [
  ["/home/ines/site", "."],
  ["/home/ines", "~"],
  ["/tmp", "$TMPDIR"],
  ["/tmp/run.7", "$TMPDIR"],
];

describe("withoutPlaces", () => {
  it.each([
    ["Building jar: /home/ines/site/examples/a/a.jar", "Building jar: examples/a/a.jar"],
    ["rootdir: /home/ines/site", "rootdir: ."],
    ["(file:/home/ines/.m2/x.jar)", "(file:~/.m2/x.jar)"],
    ["log dir /tmp/kafka-25/combined_0_0.", "log dir $TMPDIR/kafka-25/combined_0_0."],
    ["cd /tmp/run.7/a && cd /tmp", "cd $TMPDIR/a && cd $TMPDIR"],
    ["file:///tmp/a", "file://$TMPDIR/a"],
    ["in /home/ines.", "in ~."],
    // Others that only begin alike
    ["/home/ines-2/a /home/inesita/a /tmpfs/a", "/home/ines-2/a /home/inesita/a /tmpfs/a"],
    ["https://millrace.example/tmp/a, ./tmp/a", "https://millrace.example/tmp/a, ./tmp/a"],
    ["/home/ines.old/a", "/home/ines.old/a"],
  ])("names the folders in %s", (text, expected) => {
    expect(withoutPlaces(text, PLACES)).toBe(expected);
  });

  it("leaves no path of this machine that the check would refuse", () => {
    const folders = [process.cwd(), homedir(), tmpdir(), "/tmp", "/var/tmp"];
    const ends = ["", "/", "/a", "/a b/c.jar", "/.m2/repository/x-1.0.jar"];
    const around = [" ", "(", "file:", "file://", "'", '"', "=", "jar:file:", "[", "a:"];
    for (const folder of folders)
      for (const end of ends)
        for (const before of around) {
          const text = `${before}${folder}${end})`;
          const mended = withoutPlaces(text, placesHere(process.cwd()));
          expect(machinePaths(mended), text).toEqual([]);
        }
  });
});

describe("machinePaths", () => {
  it.each([
    ["(/root/.m2/repository/x.jar)", "/root/.m2/repository/x.jar"],
    ["log dir /tmp/kafka-1/a", "/tmp/kafka-1/a"],
    ["file:/home/runner/work/a", "/home/runner/work/a"],
    ["/Users/ines/Library/a", "/Users/ines/Library/a"],
    ["C:\\Users\\ines\\a", "C:\\Users\\ines\\a"],
    ["/private/var/folders/a", "/private/var/folders/a"],
  ])("finds the path in %s", (text, path) => {
    expect(machinePaths(text)).toEqual([{ offset: text.indexOf(path), path }]);
  });

  it("leaves relative paths, addresses and folders of the system", () => {
    const text =
      "examples/a ~/.m2/x $TMPDIR/a https://a.example/home/b/ /usr/lib/jvm/21 /etc/millrace/ca /var/log/a";
    expect(machinePaths(text)).toEqual([]);
  });
});
