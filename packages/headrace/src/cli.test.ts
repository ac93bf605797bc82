import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { run } from "./cli.ts";
import { COMMANDS } from "./commands/commands.ts";
import { isOnProject, wantedValue } from "./commands/help.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a command line prints, and how it ends. */
async function typed(...parameters: string[]) {
  const printed = { code: 0, stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      printed[name] += text;
      return true;
    });
  printed.code = await run(parameters);
  return printed;
}

test("an option that is none gets the nearest one and the help of its command", async () => {
  const { code, stderr } = await typed("mcp", "--sites", "x");
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^There is no option "--sites". Did you mean "--site"\?\n\nUsage: headrace mcp /,
  );
  expect((await typed("--frob")).stderr).toMatch(
    /^There is no option "--frob".\n\nUsage: headrace <command> /,
  );
});

test("the version is that of the package", async () => {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
  );
  for (const option of ["--version", "-v"])
    expect(await typed(option)).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
});

test("help is a command of its own, too", async () => {
  expect(await typed("help")).toEqual(await typed("--help"));
  expect(await typed("help", "build")).toEqual(await typed("build", "--help"));
  expect((await typed("help", "biuld")).stderr).toMatch(/^There is no command "biuld"/);
});

test("help says what an option means to the command, and names none that it does not take", async () => {
  const { stdout } = await typed("diff", "--help");
  expect(stdout).toMatch(/--strict +fail where an address or a heading is lost/);
  expect(stdout).not.toContain("--root");
  expect((await typed("diff", "a", "b", "--root", "c")).stderr).toContain('no option "--root"');
});

test("help says what an option wants of the command", async () => {
  expect((await typed("offline", "--help")).stdout).toMatch(/--write <file> +the archive/);
  expect((await typed("diff", "--help")).stdout).toMatch(/--write <folder> /);
  const { stderr } = await typed("offline", "--write");
  expect(stderr).toMatch(/^--write needs a value: --write <file>\./);
});

test.each(
  [...COMMANDS].flatMap(([name, command]) =>
    command.options.flatMap((option) =>
      wantedValue(option, command) === "<file>"
        ? [[name, ...(command.operand ? command.operand.split(" ") : []), `--${option}`]]
        : [],
    ),
  ),
)("a folder is refused where a file is wanted: %s %s", async (...parameters) => {
  const { code, stderr } = await typed(...parameters, import.meta.dirname);
  const said = `${parameters.at(-1)} takes a file; ${import.meta.dirname} is a folder.`;
  expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
});

test.each(
  [...COMMANDS].flatMap(([name, { operand }]) =>
    isOnProject(operand) ? [[name, ...(operand ? ["words"] : [])]] : [],
  ),
)(
  "a project that is not there, or is a file, is told before anything is done: %s",
  async (...command) => {
    for (const [root, said] of [
      ["/nowhere", "is not there"],
      [import.meta.filename, "is a file"],
    ] as const) {
      const { code, stderr } = await typed(...command, "--root", root);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(`^--root takes a folder; ${root} ${said}`),
      ]);
    }
  },
);

test.each([
  [["init", ""], /^"init" takes one folder\.\n/],
  [["diff", "", "b"], /^"diff" takes two folders: {2}b\n/],
  [["build", "--root", ""], /^--root needs a value; it is empty here\.\n/],
  [["check", "--root="], /^--root needs a value/],
  [["feedback", "--sender-header", "X Forwarded"], /^--sender-header takes the name of a header/],
  ...["-1", "abc", "70000", "1e3", "0x50", " 80", "80.0"].map((port): [string[], RegExp] => [
    ["dev", `--port=${port}`],
    /^--port takes a number from 0 to 65535\.\n/,
  ]),
  [
    ["dev", "--port", "-1"],
    /^--port needs a value: --port <number>\. What follows it begins with "-"/,
  ],
  [["dev", "--host"], /^--host needs a value: --host <address>\.\n/],
  [["build", "--strict=yes"], /^--strict takes no value\.\n/],
  [["dev", "--allow-host", "http://docs.local/"], /^--allow-host takes the name of a host alone/],
  [["mcp", "--site", "ftp://docs.example.com"], /^--site takes a folder, or an address/],
  [["build", "--shard", "3/2"], /^--shard takes a share/],
  [["build", "--join", import.meta.filename], /^--join takes a folder; .* is a file\.\n/],
  [["migrate", "old", "--against", "/nowhere"], /^--against takes a folder; .* is not there\.\n/],
  [["build", "--format", "xml"], /^--format takes text, json, github\.\n/],
  [["insights", "--format", "github"], /^--format takes text, json\.\n/],
])("%j is refused before anything is done", async (parameters, said) => {
  const { code, stderr } = await typed(...parameters);
  expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
});

test.each([
  [["mcp", "--site", "http://"], /http:\/\/: "http:\/\/" is no address of a site/],
  [["mcp", "--site", "https://a:b@docs.example.com/"], /is no address of a site/],
  [["feedback", "--root", "/"], /There is no site\/site\.config\.ts/],
  [["migrate", import.meta.dirname], /There is no docusaurus\.config(?![\s\S]*module_job)/],
  [["mcp", "--site", "/nowhere"], /\/nowhere: There is no built site/],
  [
    ["preview", "--root", join(import.meta.dirname, "../test/fixtures/smallest-site")],
    /There is no built site here[\s\S]*headrace build/,
  ],
  [
    ["verify", "--root", import.meta.dirname],
    /There is no manifest of a build[\s\S]*headrace build/,
  ],
  [["diff", "/nowhere", "/nowhere"], /\/nowhere has no pages of a built site/],
  [["insights", "--root", import.meta.dirname], /There is no feedback yet[\s\S]*--log/],
  [["insights", "--log", import.meta.filename], /No line of .* is a request/],
  [["feedback", "--feedback", "/nowhere/a.jsonl"], /no such file[\s\S]*Look at the name/],
  [["insights", "--log", "/nowhere.log"], /no such file[\s\S]*Look at the name/],
])("%j says what is missing, without a trace of the program", async (parameters, said) => {
  const { code, stdout, stderr } = await typed(...parameters);
  expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(said)]);
  expect(stderr).not.toMatch(/^ +at .*\.[mt]s:\d/m);
});

test.each<[folder: string, said: RegExp]>([
  [
    join(import.meta.filename, "docs"),
    /^error system: A file stands where a folder is needed: .*cli\.test\.ts/,
  ],
  // Node's own way to make folders never ends there.
  ...(existsSync("/proc/self")
    ? [
        ["/proc/docs", /^error system: No folder can be made here: \/proc\/docs /] as [
          string,
          RegExp,
        ],
      ]
    : []),
])("a new site where none can be is refused at once: %s", async (folder, said) => {
  const { code, stderr } = await typed("init", folder);
  expect([code, stderr]).toEqual([1, expect.stringMatching(said)]);
});

test.each(["a#b", "a?b", 'a"b', "a$b"])(
  "a folder that the bundler can't work in is told: %s",
  async (name) => {
    const above = await mkdtemp(join(tmpdir(), "headrace-path-"));
    const root = join(above, name);
    await mkdir(join(root, "site"), { recursive: true });
    await writeFile(join(root, "site/site.config.ts"), "export default {};\n");
    const { code, stderr } = await typed("build", "--root", root);
    await rm(above, { recursive: true });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`path holds "${name[1]}": ${root}.`),
    ]);
  },
);

/** How a process ends whose output goes where it is told. */
async function started(stdout: "pipe" | number) {
  const bin = join(import.meta.dirname, "../bin.mjs");
  const child = spawn(process.execPath, [bin, "--help"], { stdio: ["ignore", stdout, "pipe"] });
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.stdout?.destroy();
  const [code] = await once(child, "close");
  return { code, stderr };
}

test("who reads no further does not end the program with a trace", async () => {
  expect(await started("pipe")).toEqual({ code: 0, stderr: "" });
});

test.runIf(existsSync("/dev/full"))("what can't be said is a failure, in one line", async () => {
  const { code, stderr } = await started(openSync("/dev/full", "w"));
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^What is said here is lost: .*\n$/)]);
});

test("under Yarn's Plug'n'Play it says how to install it instead of ending with a trace", async () => {
  const bin = join(import.meta.dirname, "../bin.mjs");
  const play = 'data:text/javascript,process.versions.pnp="3"';
  const child = spawn(process.execPath, ["--import", play, bin, "--version"], { stdio: "pipe" });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, "close");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/nodeLinker: node-modules.*\n$/)]);
});
