import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const packageSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
});

const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

/**
 * Programs for other systems of two tools of development. The registry that the lock was written from
 * does not have them, so that nobody knew their digests.
 */
const OF_OTHER_SYSTEMS = ["@biomejs/biome", "oxc-parser"].flatMap((name) =>
  Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {}),
);

test("every package is known by its digest", () => {
  const unknown = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""));
  const others = unknown.filter(
    ([path, { dev, optional, os }]) =>
      !(dev && optional && os && OF_OTHER_SYSTEMS.includes(path.replace(/^node_modules\//, ""))),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

/** An entry without an address is taken from the registry by its name and version. */
test("every package comes from the registry", () => {
  const foreign = installed.filter(
    ([, { resolved }]) =>
      resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("no package runs code while it is installed", () => {
  for (const file of ["scripts/setup.mjs", "deploy/Containerfile"]) {
    const text = readFileSync(file, "utf8");
    expect(text).toContain("--ignore-scripts");
  }
});

test("the bill of materials lists what a release is made with", () => {
  const output = execFileSync("npm", ["run", "--silent", "sbom"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 << 20,
  });
  const { bomFormat, components } = z
    .object({
      bomFormat: z.string(),
      components: z.array(
        z.object({ name: z.string(), properties: z.array(z.object({ name: z.string() })) }),
      ),
    })
    .parse(JSON.parse(output));
  expect(bomFormat).toBe("CycloneDX");
  // It marks what is used in development only.
  const shipped = components.filter(
    ({ properties }) => !properties.some(({ name }) => name === "cdx:npm:package:development"),
  );
  const names = new Set(shipped.map(({ name }) => name));
  for (const name of ["headrace", "react", "vite", "zod"]) expect(names).toContain(name);
  expect(names).not.toContain("vitest");
});

test("each direct package of the engine has a row in the decision", () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("packages/headrace/package.json", "utf8")));
  const decision = readFileSync("docs/decisions/0007-dependencies.md", "utf8");
  const named = (name: string) =>
    decision.includes(`\`${name}\``) ||
    (name.startsWith("remark-") && decision.includes("remark-*"));
  expect(Object.keys(dependencies).filter((name) => !named(name))).toEqual([]);
});
