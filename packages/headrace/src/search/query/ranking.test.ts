import { expect, test } from "vitest";
import { buildSearchIndex } from "../index/build-search-index.ts";
import { documentsOf, type SamplePage } from "../testing/sample-pages.ts";
import { loadSearchIndex } from "./load-search-index.ts";
import { placesOf } from "./places.ts";
import type { ScorePart, SearchMatch, SearchResult } from "./search-results.ts";

const PAGES: SamplePage[] = [
  {
    title: "Deployments",
    description: "How a new version reaches an environment.",
    keywords: ["release", "ship it"],
    content: "A deployment replaces instances of a component, one after the other.",
    sections: [
      ["Rolling back", "If the new version fails, restore the one before. --dry-run tries it."],
      ["Deployment strategies", "Rolling update, or blue and green. Set maxPoolSize."],
      ["Next steps", "Watch the logs of the instances."],
    ],
  },
  {
    title: "Roll back a deployment",
    content: "Open Deployments, choose a version, and press Roll back. A version is kept.",
    sections: [
      ["What can go wrong", "The database was migrated: the version before can't read it."],
      ["Next steps", "Read the logs."],
    ],
  },
  {
    title: "Set up Redis",
    description: "A cache beside your component.",
    keywords: ["cache", "key-value store"],
    content: "Redis keeps values in memory. Choose a plan of 7.2 or 7.4.",
    sections: [
      ["Connect", "The address stands in REDIS_URL. Redis asks for a password."],
      ["Limits", "A cache holds 512 MB. An entry expires after its time to live."],
      ["Next steps", "Cache what is slow."],
    ],
  },
  {
    title: "Java: cache with Redis",
    breadcrumbs: ["Tutorials"],
    content: "A tutorial that caches what a service answers. Redis, Redis and Redis.",
    sections: [["Add Redis", "Add the starter for Redis to the build file."]],
  },
  {
    title: "Users and permissions",
    content: "An administrator grants permissions to users and teams.",
    sections: [
      ["Roles", "A role holds permissions. Send X-Forwarded-For as RFC 9110 says."],
      ["Invite a user", "The invitation expires after seven days."],
      ["Next steps", "Invite your team."],
    ],
  },
  {
    title: "Invite a user",
    breadcrumbs: ["API"],
    reference: "post",
    description: "Sends an invitation.",
    content: "POST /users/invite takes an address. Roles may be given.",
  },
  {
    title: "List deployments",
    breadcrumbs: ["API"],
    reference: "get",
    content: "GET /deployments lists deployments of a component, the newest first.",
    sections: [["Parameters", "page_size and maxPoolSize are numbers."]],
  },
  {
    title: "Release notes 2026.11",
    breadcrumbs: ["Release notes"],
    url: "/release-notes/2026-11",
    content: "Deployments are faster. Roll back from the list. Redis 7.4. Invitations expire.",
    sections: [["Next steps", "Update the agent."]],
  },
  {
    title: "Environments",
    keywords: ["staging", "sandbox"],
    content: "An environment runs a deployment of each component. Environments are kept apart.",
    sections: [
      ["Variables", "A variable holds for an environment. scheduler_pending_pods is one."],
    ],
  },
  { title: "The if statement", content: "Choose a branch in C++17, C# or .NET since v1.29.3." },
  { title: "API keys", content: "A key names who calls. An API key expires; a key is shown once." },
  {
    title: "部署应用程序",
    content: "新版本会逐个替换旧的实例。",
    sections: [["回滚", "恢复旧的版本。"]],
  },
];

/** Texts that make some words frequent and others rare, as they are in a large set. */
const OTHERS: SamplePage[] = Array.from({ length: 40 }, (_, at) => ({
  title: `Chapter ${at}`,
  content: [
    "Of components and environments.",
    at % 2 === 0 ? "A version of a deployment." : "The logs of instances.",
    at % 5 === 0 ? "Users invite a user. API key." : "",
    at % 8 === 0 ? "A cache that expires after days. Rolling." : "",
  ].join(" "),
  sections: at % 3 === 0 ? [["Next steps", `See chapter ${at + 1}.`]] : [],
}));

const QUERIES = [
  ...["redis", "Set up Redis", "set up r", "cache redis", "redis cache tutorial", "cache"],
  ...["deploy", "deployments", "dep", "d", "deployment of a component", "list deployments api"],
  ...["roll back", "rolling back a deployment", "rollback", "how do I roll back a deployment?"],
  ...["invite a user", "invite user api", "invitation expires after days", "next steps"],
  ...["maxPoolSize", "max pool size", "--dry-run", "dry run", "pending_pods", "page_size"],
  ...["apikey", "api-key", "rfc9110", "X-Forwarded-For", "c++17", "1.29", "if", "REDIS_URL"],
  ...["permisions", "grant permisions", "envirnoment variables", "form a team", "sandbox"],
  ...["release notes", "what is new in release notes 2026.11", "ship it", "回滚", "替换旧的实例"],
  ...["version that replaces instances one after the other", "redis kubernetes", "frobnicate it"],
  ...[
    "user roels",
    "teem permissions",
    "sandbox componant",
    "form before the version",
    "roll form",
  ],
  ...[
    "invite user get",
    "post invite",
    "deployments parameters",
    "how are environments kept apart",
  ],
  ...[
    "rolling update strategies of a deployment fails",
    "what is a variable",
    "k",
    "key names who",
  ],
  ...["where does the address of redis stand", "a cache entry that expires after its time"],
];

const three = (value: number) => value.toFixed(3);

function matchLine({ document, kind, score }: SearchMatch): string {
  return `${document.title} #${document.hash} ${kind} ${three(score)}`;
}

function partLine({ unit, corrected, idf, share, weight, ...found }: ScorePart): string {
  const { page, section, title, heading } = found;
  const counts = [idf, share, weight, page, section, title, heading].map(three).join(" ");
  return `    ${unit}${corrected ? "~" : ""}: ${counts}`;
}

function resultLines(result: SearchResult): string[] {
  return [
    `  ${matchLine(result)} -> #${result.best.document.hash}`,
    ...result.sections.map((section) => `    + ${matchLine(section)}`),
    `    asked: ${result.asked.join(", ")}; marked: ${result.terms.join(", ")}`,
    ...result.explain.map(partLine),
  ];
}

test("SEARCH-02 the order of pages and rows, and what makes it, is the one that was written down", async () => {
  const index = loadSearchIndex(
    buildSearchIndex(documentsOf([...PAGES, ...OTHERS]), { language: "en" }),
  );
  const lines = QUERIES.flatMap((query) => {
    const results = index.search(query, 5);
    const { unknown, respelled } = index.understood();
    const spelled = respelled.map(({ from, to }) => `${from} as ${to}`);
    const rows = placesOf(results, 4).map(
      ({ page, document }) => `${page.document.url}#${document.hash}`,
    );
    return [
      `${query} (unknown: ${unknown.join(", ")}; read: ${spelled.join(", ")})`,
      `  rows: ${rows.join(" ")}`,
      ...results.flatMap(resultLines),
    ];
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("fixtures/ranking.txt");
});
