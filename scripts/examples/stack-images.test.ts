import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { listFiles } from "./projects.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What readers copy names images of stacks that are offered. Release notes tell of old ones. */
const IMAGE =
  /registry\.millrace\.example\/millrace\/(java|node|python|dotnet)-(?:build|runtime):([\d.]+)/g;
const FACTS = { java: "java", node: "nodejs", python: "python", dotnet: "dotnet" } as const;

const offered = z.object({
  stacks: z.record(z.string(), z.looseObject({ value: z.unknown() })),
});

it("names images of stacks in versions that are offered", () => {
  const facts = offered.parse(parse(readFileSync(join(ROOT, "content/facts.yaml"), "utf8")));
  const versions = new Map(
    Object.entries(FACTS).map(([image, fact]) => [
      image,
      [facts.stacks[fact]?.value].flat().map(String),
    ]),
  );
  const files = ["content", "examples", "openapi"]
    .flatMap((folder) => listFiles(ROOT, folder))
    .filter((file) => /\.(?:ya?ml|mdx?|sh)$|Dockerfile$/.test(file))
    .filter((file) => !file.startsWith("content/release/"));
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(IMAGE)].map(([name, stack, version]) => ({
      file,
      name,
      offered: versions.get(stack ?? "")?.includes(version ?? "") ?? false,
    })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((one) => !one.offered)).toEqual([]);
});
