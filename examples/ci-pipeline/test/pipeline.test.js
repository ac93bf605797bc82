import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";

const folder = new URL("../node-release/", import.meta.url);
const read = (path) => parse(readFileSync(new URL(path, folder), "utf8"));
const { tasks, params } = read("pipeline.yaml").spec;
const { script } = read("tasks/check-licenses.yaml").spec.steps[0];

test("has every task that Millrace demands of a release pipeline", () => {
  const names = tasks.map((task) => task.name);
  for (const name of ["fetch-source", "resolve-version", "scan-image", "sign-image", "publish"]) {
    assert.ok(names.includes(name), name);
  }
});

test("runs tasks only after tasks that exist, and uses parameters that exist", () => {
  const names = new Set(tasks.map((task) => task.name));
  for (const after of tasks.flatMap((task) => task.runAfter ?? [])) {
    assert.ok(names.has(after), after);
  }
  const known = new Set(params.map((param) => param.name));
  for (const [, name] of JSON.stringify(tasks).matchAll(/\$\(params\.(\w+)\)/g)) {
    assert.ok(known.has(name), name);
  }
});

// #region license
function checkLicenses(packages) {
  const work = mkdtempSync(join(tmpdir(), "licenses-"));
  writeFileSync(
    join(work, "package-lock.json"),
    JSON.stringify({ packages: { "": {}, ...packages } }),
  );
  writeFileSync(join(work, "check.cjs"), script);
  const env = { ...process.env, ALLOWED: "MIT, ISC" };
  return spawnSync(process.execPath, ["check.cjs"], { cwd: work, env, encoding: "utf8" });
}

test("lets allowed licenses and development dependencies pass", () => {
  const run = checkLicenses({
    "node_modules/express": { version: "4.22.3", license: "MIT" },
    "node_modules/either": { version: "1.0.0", license: "(GPL-3.0-only OR ISC)" },
    "node_modules/typescript": { version: "5.9.3", license: "Apache-2.0", dev: true },
  });
  assert.equal(run.status, 0, run.stderr);
  assert.equal(run.stdout, "3 packages read, 0 refused\n");
});

test("names what it refuses", () => {
  const run = checkLicenses({
    "node_modules/a/node_modules/viral": { version: "2.0.0", license: "GPL-3.0-only" },
    "node_modules/unclear": { version: "0.1.0" },
    "node_modules/both": { version: "1.0.0", license: "MIT AND GPL-3.0-only" },
  });
  assert.equal(run.status, 1);
  assert.match(run.stderr, /^viral@2\.0\.0: GPL-3\.0-only is not allowed$/m);
  assert.match(run.stderr, /^unclear@0\.1\.0: no license is not allowed$/m);
  assert.match(run.stderr, /^both@1\.0\.0/m);
});
// #endregion license
