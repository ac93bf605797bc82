import type { ReportFormat } from "../diagnostics/report.ts";
import type { CommandOptions } from "./command-options.ts";
import type { OptionName, OptionValue } from "./options.ts";

/** A command of the command line. */
export interface Command {
  /** One line: what it does. */
  summary: string;
  /** What stands after its name: the folder that it works on, or what it looks for. Default: nothing. */
  operand?: "<folder>" | "<query>" | "<old> <new>";
  /** Besides `--root`, where the operand is no folder, and `--help`. */
  options: readonly OptionName[];
  /** What its help says of an option that means something else here than elsewhere. */
  meanings?: Partial<Record<OptionName, string>>;
  /** What stands there for the value of an option, where it is another than elsewhere. */
  values?: Partial<Record<OptionName, OptionValue>>;
  /** Those of `--format` that it takes. Default: all. */
  formats?: readonly ReportFormat[];
  /** Command lines after "headrace", and what each is for. */
  examples: readonly (readonly [line: string, purpose: string])[];
  /** Its program, loaded when it is asked for. `run` resolves to the exit code. */
  load(): Promise<{ run(options: CommandOptions): Promise<number> }>;
}

const SERVER_OPTIONS = ["port", "host"] as const;

const TEXT_OR_JSON = ["text", "json"] as const;

/** All commands by name, in the order of help. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    "init",
    {
      summary: "write a small documentation site into a new folder",
      operand: "<folder>",
      options: ["start", ...SERVER_OPTIONS, "allow-host"],
      examples: [
        ["init my-docs", "four pages, an API, and what builds them"],
        ["init my-docs --start", "the same, and served at once"],
      ],
      load: () => import("./init.ts"),
    },
  ],
  [
    "dev",
    {
      summary: "serve the site while you write; pages follow as you save",
      options: [...SERVER_OPTIONS, "allow-host"],
      examples: [
        ["dev", "the site of this folder, at http://localhost:3000"],
        ["dev --root docs --port 4000", "the site of another folder"],
      ],
      load: () => import("./dev.ts"),
    },
  ],
  [
    "build",
    {
      summary: "build the site into dist/",
      options: ["strict", "compress", "shard", "join", "format"],
      examples: [
        ["build", "what any host of static files can serve"],
        ["build --shard 1/3", "a third of the work, on one of three machines"],
        ["build --join a/.cache --join b/.cache", "the whole site, from what they have compiled"],
        ["build --strict --compress", "for release: warnings end it, .br and .gz beside each text"],
      ],
      load: () => import("./build.ts"),
    },
  ],
  [
    "preview",
    {
      summary: "serve dist/ as a static host would",
      options: SERVER_OPTIONS,
      examples: [["preview", "the built site, at http://localhost:3000"]],
      load: () => import("./preview.ts"),
    },
  ],
  [
    "check",
    {
      summary: "check every page, link and example; writes no site",
      options: ["strict", "fix", "update-urls", "external", "format"],
      examples: [
        ["check", "every problem with its file, line and column"],
        ["check --fix", "mend misspelled links and their like"],
        ["check --update-urls", "hold today's addresses from now on"],
        ["check --external", "the same, and links to other sites"],
      ],
      load: () => import("./check.ts"),
    },
  ],
  [
    "verify",
    {
      summary: "compare dist/ with the manifest of its build",
      options: [],
      examples: [["verify", "is every file there, and as it was built?"]],
      load: () => import("./verify.ts"),
    },
  ],
  [
    "offline",
    {
      summary: "write dist/ as an archive to be read from a folder, without a server",
      options: ["write"],
      meanings: { write: "the archive (default: the site's name in the project)" },
      values: { write: "<file>" },
      examples: [
        ["offline", "pages, pictures and search, to be unpacked and opened in a browser"],
        [
          "offline --write site/my-docs.zip",
          "for readers, in a copy of the site (cp -rL dist site)",
        ],
      ],
      load: () => import("./offline.ts"),
    },
  ],
  [
    "diff",
    {
      summary: "tell what differs for readers between two built sites",
      operand: "<old> <new>",
      options: ["questions", "write", "strict", "format"],
      meanings: {
        strict: "fail where an address or a heading is lost",
        format: "print text (Markdown) or json",
      },
      formats: TEXT_OR_JSON,
      examples: [
        ["diff old/dist dist", "as Markdown, for a merge request"],
        ["diff old/dist dist --questions content/search-questions.yaml", "with what search finds"],
        ["diff old/dist dist --write report", "as Markdown, JSON and a page, in a folder"],
        ["diff old/dist dist --strict", "fail where an address or a heading is lost"],
      ],
      load: () => import("./diff.ts"),
    },
  ],
  [
    "search",
    {
      summary: "ask the site's search, and see why each row stands where it stands",
      operand: "<query>",
      options: [],
      examples: [['search "roll back a deployment"', "eight rows, with the score of each word"]],
      load: () => import("./search.ts"),
    },
  ],
  [
    "practice",
    {
      summary: "serve the practice server of the API, for curl and other programs",
      options: SERVER_OPTIONS,
      meanings: { port: "where to listen (default: 4010, or the next free one)" },
      examples: [["practice", "at http://localhost:4010; its data live in memory"]],
      load: () => import("./practice.ts"),
    },
  ],
  [
    "mcp",
    {
      summary: "answer an AI assistant from the built site, over MCP",
      options: ["site"],
      examples: [
        ["mcp", "the site in dist/, on standard input and output"],
        ["mcp --site https://docs.example.com/", "a site where it is published"],
      ],
      load: () => import("./mcp.ts"),
    },
  ],
  [
    "ask",
    {
      summary: "have a model answer questions of readers from the built site",
      options: ["site", "sender-header", ...SERVER_OPTIONS],
      examples: [
        [
          "ask --port 4030",
          "with ASK_URL, ASK_MODEL and ASK_KEY of an OpenAI-compatible model in the environment",
        ],
      ],
      load: () => import("./ask.ts"),
    },
  ],
  [
    "feedback",
    {
      summary: "take what readers say of pages, and keep it in a file",
      options: ["feedback", "sender-header", ...SERVER_OPTIONS],
      examples: [["feedback --port 4020", "behind a web server that hands on one address"]],
      load: () => import("./feedback.ts"),
    },
  ],
  [
    "insights",
    {
      summary: "tell what readers say of pages, and which addresses they miss",
      options: ["feedback", "log", "format"],
      meanings: { format: "print text or json" },
      formats: TEXT_OR_JSON,
      examples: [
        ["insights", "answers and notes, page by page"],
        ["insights --log /var/log/nginx/access.log", "links from elsewhere that are broken"],
      ],
      load: () => import("./insights.ts"),
    },
  ],
  [
    "migrate",
    {
      summary: "build a Docusaurus site as it is, with our configuration beside its own",
      operand: "<folder>",
      options: ["against"],
      examples: [
        ["migrate ../old-site", "write the configuration, build, and say what differs"],
        ["migrate ../old-site --against ../old-site/build", "and compare with its own build"],
      ],
      load: () => import("./migrate.ts"),
    },
  ],
]);
