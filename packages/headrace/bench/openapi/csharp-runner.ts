/**
 * Runs samples of C# where .NET is not: on the runtime that a package of Python brings along, compiled by
 * Mono, which knows C# 7. What is younger is written in its words, so the client is the one of .NET, the
 * syntax is not proved.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Runner } from "../../test/samples/run-languages.ts";
import { WORKSPACE } from "../workspace.ts";

const PACKAGE = "dotnetcore2==3.1.23";
const FOLDER = join(WORKSPACE, "dotnetcore2");
const PROGRAMS = join(FOLDER, "dotnetcore2/bin");
const FRAMEWORK = join(PROGRAMS, "shared/Microsoft.NETCore.App/3.1.23");

/** What .NET 7 brought, and `Main`. */
const FRAME = `using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

class StringContent : ByteArrayContent {
  public StringContent(string text)
    : this(text, MediaTypeHeaderValue.Parse("text/plain; charset=utf-8")) {}
  public StringContent(string text, MediaTypeHeaderValue type) : base(Encoding.UTF8.GetBytes(text)) {
    Headers.ContentType = type;
  }
}

static class All {
  static int failed;
  static void Try(Func<Task> sample) {
    try { sample().GetAwaiter().GetResult(); }
    catch (Exception error) { failed++; Console.Error.WriteLine(error); }
  }
  static int Main() {
    CALLS
    return failed;
  }
}
`;

const USINGS = `using System;
using System.IO;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
`;

const RUNTIME = JSON.stringify({
  runtimeOptions: {
    framework: { name: "Microsoft.NETCore.App", version: "3.1.0" },
    configProperties: { "System.Globalization.Invariant": true },
  },
});

/** Fetches the runtime; says on the terminal if it can't. */
export function provideDotnet(): void {
  if (existsSync(FRAMEWORK)) return;
  mkdirSync(FOLDER, { recursive: true });
  const install = ["-m", "pip", "install", "--quiet", "--target", FOLDER, PACKAGE];
  const { status } = spawnSync("python3", install, { stdio: "inherit" });
  if (status !== 0) console.error("There is no .NET: it takes Python and pip to fetch it.");
}

export const CSHARP: Runner = {
  id: "csharp",
  probe: ["sh", "-c", `mcs --version && test -d '${FRAMEWORK}'`],
  extension: "cs",
  all: (names) => ({
    name: "all.cs",
    text: FRAME.replace(
      "CALLS",
      names.map((_, index) => `Try(Sample${index}.Run);`).join("\n    "),
    ),
    command: [
      "sh",
      "-c",
      `mcs -nostdlib -noconfig -langversion:latest -nowarn:1998,436 \
        $(ls '${FRAMEWORK}'/System*.dll '${FRAMEWORK}'/netstandard.dll | grep -v WindowsRuntime | sed 's/^/-r:/') \
        -out:all.dll *.cs && echo '${RUNTIME}' > all.runtimeconfig.json \
        && sh -c "chmod +x '${PROGRAMS}/dotnet' && '${PROGRAMS}/dotnet' all.dll"`,
    ],
  }),
  part: (source, index) => {
    const lines = inOlderWords(source).split("\n");
    const usings = lines.filter((line) => /^using [\w.]+;$/.test(line));
    const statements = lines.filter((line) => !usings.includes(line));
    const run = `public static async Task Run() {\n${statements.join("\n")}\n}`;
    return `${USINGS}${usings.join("\n")}\nstatic class Sample${index} {\n${run}\n}\n`;
  },
  canSend: () => true,
};

/** Raw strings as those that take everything as it is but quotation marks, and what else is younger. */
function inOlderWords(source: string): string {
  return source
    .split(/("{3,}[\s\S]*?"{3,}(?!"))/)
    .map((piece, at) => (at % 2 === 1 ? verbatim(piece) : older(piece)))
    .join("");
}

function older(code: string): string {
  return code
    .replace(/^using var /gm, "var ")
    .replace("ByteArrayContent([])", "ByteArrayContent(new byte[0])")
    .replace(/\.Write\((".*")u8\);$/gm, ".Write(Encoding.UTF8.GetBytes($1));")
    .replace("(MediaTypeHeaderValue?)", "(MediaTypeHeaderValue)");
}

function verbatim(literal: string): string {
  const quotes = /^"+/.exec(literal)?.[0].length ?? 0;
  const lines = literal.slice(quotes, -quotes).split("\n");
  const indent = lines.length > 1 ? (lines.pop() ?? "").length : 0;
  const text = lines.length > 1 || indent > 0 ? lines.slice(1) : lines;
  return `@"${text
    .map((line) => line.slice(indent))
    .join("\n")
    .replaceAll('"', '""')}"`;
}
