import { existsSync, readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";

const CONTAINERFILE = readFileSync("deploy/Containerfile", "utf8");

describe("deploy/Containerfile", () => {
  test("has nothing that a linter minds", () => {
    expect(validate(CONTAINERFILE)).toEqual([]);
  });

  test("serves as a user without rights, on the port of the nginx configuration", () => {
    const last = CONTAINERFILE.slice(CONTAINERFILE.lastIndexOf("\nFROM "));
    expect(last).toContain("FROM nginxinc/nginx-unprivileged:");
    const [, port] = /^EXPOSE (\d+)$/m.exec(last) ?? [];
    expect(readFileSync("packages/headrace/templates/nginx.conf", "utf8")).toContain(
      `listen ${port};`,
    );
    expect(Number(port)).toBeGreaterThan(1023);
  });

  test("copies files that exist, and leaves out what a build makes", () => {
    const copied = [...CONTAINERFILE.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = ""]) => files.split(" "),
    );
    expect(copied).toContain("packages/headrace/templates/nginx.conf");
    for (const file of copied)
      expect({ file, exists: existsSync(file) }).toEqual({ file, exists: true });
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".cache", ".releases", "dist", "node_modules"]),
    );
  });
});
