import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Counts, lineCoverage, printedCounts, surefireCounts } from "./counts.ts";
import { manifestReader } from "./downloads.ts";
import type { Part } from "./projects.ts";
import { execute, type Run, type RunOptions } from "./shell.ts";
import type { Toolchain } from "./toolchain.ts";

/** What became of one part of a project. */
export interface PartResult {
  ok: boolean;
  built: boolean;
  tools: Record<string, string>;
  tests: Counts;
  coverage?: number | undefined;
  /** What was not done, and for want of what. */
  lacking?: string;
  outputs: { command: string; text: string }[];
}

/** What a part is built with. */
export interface Kitchen {
  root: string;
  toolchain: Toolchain;
  /** Addresses of servers. */
  env: Record<string, string>;
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Builds one part and runs its tests, as a reader does. */
export function cook(part: Part, kitchen: Kitchen): PartResult {
  const folder = join(kitchen.root, part.folder);
  switch (part.kind) {
    case "maven":
      return maven(folder, kitchen);
    case "npm":
      return npm(folder, kitchen);
    case "python":
      return python(folder, kitchen);
    case "go":
      return go(folder, kitchen);
    case "chart":
    case "pipeline":
      return manifests(part, kitchen);
    case "dotnet": {
      const lacking = "the .NET SDK; its files are parsed";
      return { ok: true, built: false, tools: {}, tests: NO_TESTS, lacking, outputs: [] };
    }
  }
}

/** Runs commands one after the other, up to the first that fails. */
class Session {
  readonly outputs: PartResult["outputs"] = [];
  ok = true;
  readonly #options: RunOptions;

  constructor(options: RunOptions) {
    this.#options = options;
  }

  /** @param program What to run in place of the first word, where readers type another. */
  run(command: string, program?: string): Run | undefined {
    if (!this.ok) return undefined;
    const [first = "", ...args] = command.split(" ");
    const result = execute(program ?? first, args, this.#options);
    this.ok = result.ok;
    this.outputs.push({ command, text: result.output });
    return result;
  }
}

function maven(folder: string, { toolchain, env }: Kitchen): PartResult {
  const session = new Session({
    cwd: folder,
    env: {
      ...env,
      JAVA_HOME: toolchain.javaHome,
      // Maven's own libraries use what newer JDKs warn of.
      MAVEN_OPTS: "--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED",
    },
  });
  session.run("mvn -B -ntp clean verify");
  const pom = readFileSync(join(folder, "pom.xml"), "utf8");
  const [, framework, version] =
    /<artifactId>(spring-boot|micronaut)(?:-starter)?-parent<\/artifactId>\s*<version>([^<]+)/.exec(
      pom,
    ) ?? [];
  const tools: Record<string, string> = {};
  if (version) tools[framework === "micronaut" ? "Micronaut" : "Spring Boot"] = version;
  tools.JDK = toolchain.versions.JDK;
  tools.Maven = toolchain.versions.Maven;
  return {
    ...{ ok: session.ok, built: true, tools, outputs: session.outputs },
    tests: surefireCounts(folder),
    coverage: lineCoverage(folder),
  };
}

const packageFile = z.looseObject({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const installedPackage = z.looseObject({ version: z.string() });

/** Packages that tell what a sample is made with. */
const FRAMEWORKS = { express: "Express", react: "React", vite: "Vite" };

function npm(folder: string, { toolchain, env }: Kitchen): PartResult {
  const path = `${toolchain.nodeBin}:${process.env.PATH}`;
  const session = new Session({ cwd: folder, env: { ...env, PATH: path, NO_COLOR: "1" } });
  const described = packageFile.parse(
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const { scripts, dependencies, devDependencies } = described;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  if (names.length > 0) session.run("npm ci --ignore-scripts --no-audit --no-fund");
  if (scripts.build) session.run("npm run build");
  const tested = session.run("npm test");
  if (scripts.coverage) session.run("npm run coverage");
  const tools: Record<string, string> = {};
  for (const [name, title] of Object.entries(FRAMEWORKS)) {
    const file = join(folder, "node_modules", name, "package.json");
    if (!names.includes(name) || !existsSync(file)) continue;
    tools[title] = installedPackage.parse(JSON.parse(readFileSync(file, "utf8"))).version;
  }
  tools["Node.js"] = toolchain.versions["Node.js"];
  return {
    ...{ ok: session.ok, built: true, tools, outputs: session.outputs },
    tests: printedCounts(tested?.output ?? ""),
    coverage: lineCoverage(folder),
  };
}

function python(folder: string, { toolchain, env }: Kitchen): PartResult {
  const home = join(toolchain.cache, "venv", basename(folder));
  rmSync(home, { recursive: true, force: true });
  const isDjango = existsSync(join(folder, "manage.py"));
  const session = new Session({
    cwd: folder,
    env: {
      ...env,
      PATH: `${join(home, "bin")}:${process.env.PATH}`,
      ...(isDjango && { DJANGO_SETTINGS_MODULE: "project.test_settings" }),
    },
  });
  session.run(`python3 -m venv ${home}`);
  session.outputs.pop();
  session.run("pip install --quiet -r requirements.txt -r requirements-dev.txt");
  const tested = session.run(isDjango ? "coverage run manage.py test" : "coverage run -m pytest");
  session.run("coverage report");
  session.run("coverage xml --quiet");
  const versions = session.run("pip freeze")?.output ?? "";
  session.outputs.pop();
  const tools: Record<string, string> = {};
  for (const [name, title] of [
    ["fastapi", "FastAPI"],
    ["django", "Django"],
  ]) {
    const version = new RegExp(`^${name}==(.*)$`, "im").exec(versions)?.[1];
    if (title && version) tools[title] = version;
  }
  tools.Python = toolchain.versions.Python;
  return {
    ...{ ok: session.ok, built: true, tools, outputs: session.outputs },
    tests: printedCounts(tested?.output ?? ""),
    coverage: lineCoverage(folder),
  };
}

function go(folder: string, { toolchain, env }: Kitchen): PartResult {
  const session = new Session({ cwd: folder, env: { ...env, GOFLAGS: "" } });
  session.run("go vet ./...");
  session.run("go build -o /dev/null .");
  const tested = session.run("go test -v -cover ./...");
  const percent = Number(/coverage: ([\d.]+)% of statements/.exec(tested?.output ?? "")?.[1]);
  return {
    ...{ ok: session.ok, built: true, outputs: session.outputs },
    tools: { Go: toolchain.versions.Go },
    tests: printedCounts(tested?.output ?? ""),
    coverage: Number.isNaN(percent) ? undefined : percent,
  };
}

/** Charts are rendered by Helm, manifests read with the types of Kubernetes and Tekton. */
function manifests(part: Part, { root, toolchain }: Kitchen): PartResult {
  const folder = join(root, part.folder);
  const program = manifestReader(root, toolchain.cache);
  const session = new Session({ cwd: folder });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const listed = files.filter((file) => file.endsWith(".yaml")).join(" ");
  session.run(part.kind === "chart" ? "manifests chart ." : `manifests files ${listed}`, program);
  const modules = readFileSync(join(root, "scripts/examples/manifests/go.mod"), "utf8");
  const version = (name: string) => new RegExp(`${name} v(\\S+)`).exec(modules)?.[1] ?? "";
  const isChart = part.kind === "chart";
  const tools = isChart
    ? { Helm: version("helm.sh/helm/v3"), "Kubernetes' types": version("k8s.io/api") }
    : { "Tekton's types": version("github.com/tektoncd/pipeline") };
  return { ok: session.ok, built: true, tests: NO_TESTS, outputs: session.outputs, tools };
}
