/** Which documentation is judged, and where a checkout of it stands. */
import type { Random } from "../random.ts";
import { LANGUAGE_SETS, type LanguageSet } from "./asian-pages.ts";
import { headingPieces } from "./heading-pieces.ts";
import { CADDY_NATURAL, CADDY_SLOPPY, UNANSWERABLE_OF_CADDY } from "./judged/caddy-queries.ts";
import { CPP_LIBRARY_QUESTIONS } from "./judged/cpp-library-questions.ts";
import { CPP_QUESTIONS } from "./judged/cpp-questions.ts";
import { DGRAPH_NATURAL, UNANSWERABLE_OF_DGRAPH } from "./judged/dgraph-queries.ts";
import {
  DRAGONFLY_NATURAL,
  DRAGONFLY_SLOPPY,
  UNANSWERABLE_OF_DRAGONFLY,
} from "./judged/dragonfly-queries.ts";
import { ELECTRON_QUESTIONS } from "./judged/electron-questions.ts";
import {
  FASTAPI_NATURAL,
  FASTAPI_SLOPPY,
  UNANSWERABLE_OF_FASTAPI,
} from "./judged/fastapi-queries.ts";
import { HELM_NATURAL, HELM_SLOPPY, UNANSWERABLE_OF_HELM } from "./judged/helm-queries.ts";
import { ISTIO_QUESTIONS } from "./judged/istio-questions.ts";
import { KUBERNETES_TEST_QUESTIONS } from "./judged/kubernetes-test-questions.ts";
import { KUBERNETES_TUNING_QUESTIONS } from "./judged/kubernetes-tuning-questions.ts";
import { NATS_NATURAL, NATS_SLOPPY, UNANSWERABLE_OF_NATS } from "./judged/nats-queries.ts";
import { NUSHELL_NATURAL, UNANSWERABLE_OF_NUSHELL } from "./judged/nushell-queries.ts";
import { PEST_NATURAL, PEST_SLOPPY, UNANSWERABLE_OF_PEST } from "./judged/pest-queries.ts";
import { POWERSHELL_QUESTIONS } from "./judged/powershell-questions.ts";
import { REACT_NATIVE_QUESTIONS } from "./judged/react-native-questions.ts";
import { REDIS_QUESTIONS } from "./judged/redis-questions.ts";
import { RUST_QUESTIONS } from "./judged/rust-questions.ts";
import {
  TRAEFIK_NATURAL,
  TRAEFIK_SLOPPY,
  UNANSWERABLE_OF_TRAEFIK,
} from "./judged/traefik-questions.ts";
import {
  UNANSWERABLE_OF_VITEST,
  VITEST_NATURAL,
  VITEST_SLOPPY,
} from "./judged/vitest-questions.ts";
import { type JudgedQuery, type Question, toJudgedQueries } from "./judged-query.ts";
import { type MarkdownPage, readMarkdownPages } from "./markdown-pages.ts";

/** Documentation in English with questions for it. */
export interface DocumentSet {
  name: string;
  docs: MarkdownPage[];
  questions: (docs: readonly MarkdownPage[]) => JudgedQuery[];
  /** As people type in a hurry; absent where there are none. */
  sloppy?: (docs: readonly MarkdownPage[]) => JudgedQuery[];
  /** What no page answers. */
  unanswerable?: readonly string[];
}

/** Options of the command line that say where the texts are; all may be left out. */
export const SET_OPTIONS = {
  /** Folder of content/en/docs/ of kubernetes/website. */
  kubernetes: { type: "string" },
  /** Folder of articles/ of MicrosoftDocs/azure-aks-docs. */
  aks: { type: "string" },
  /** Folder of docs/ of MicrosoftDocs/cpp-docs. */
  cpp: { type: "string" },
  /** Folder of src/ of rust-lang/book. */
  rust: { type: "string" },
  /** Folder of reference/ of MicrosoftDocs/PowerShell-Docs. */
  powershell: { type: "string" },
  /** Folder of content/en/docs/ of istio/istio.io. */
  istio: { type: "string" },
  /** Folder of docs/latest/ of electron/website. */
  electron: { type: "string" },
  /** Folder of content/ of redis/docs. */
  redis: { type: "string" },
  /** Folder of docs/ of facebook/react-native-website. */
  "react-native": { type: "string" },
  /** Folder of docs/ of vitest-dev/vitest. */
  vitest: { type: "string" },
  /** Folder of docs/content/ of traefik/traefik. */
  traefik: { type: "string" },
  /** Folder of docs/en/docs/ of fastapi/fastapi. */
  fastapi: { type: "string" },
  /** Folder of docs/ of helm/helm-www, its .mdx files named .md. */
  helm: { type: "string" },
  /** Folder of nats-io/nats.docs. */
  nats: { type: "string" },
  /** Folder of docusaurus-docs/ of dgraph-io/dgraph-docs, its .mdx files named .md. */
  dgraph: { type: "string" },
  /** Folder of nushell/nushell.github.io. */
  nushell: { type: "string" },
  /** Folder of src/docs/markdown/ of caddyserver/website. */
  caddy: { type: "string" },
  /** Folder of pestphp/docs. */
  pest: { type: "string" },
  /** Folder of docs/ of dragonflydb/documentation. */
  dragonfly: { type: "string" },
  /** Folders of src/content/ of reactjs/zh-hans.react.dev and ja.react.dev. */
  zh: { type: "string" },
  ja: { type: "string" },
} as const;

/** What those options hold. */
export type SetFolders = Partial<Record<keyof typeof SET_OPTIONS, string>>;

const CPP_LANGUAGE = ["cpp", "build"];
const CPP_LIBRARIES = [
  ...["parallel", "c-language", "preprocessor", "sanitizers", "linux", "cross-platform"],
  ...["porting", "ide", "security", "overview", "standard-library"],
];
const REDIS = [
  ...["commands", "develop/ai/search-and-query"],
  ...["clients", "data-types", "get-started", "programmability", "pubsub", "reference"].map(
    (part) => `develop/${part}`,
  ),
  ...["develop/tools", "develop/using-commands"],
  ...["install", "management", "reference"].map((part) => `operate/oss_and_stack/${part}`),
];
const POWERSHELL = ["docs-conceptual", "7.5"];
const NATS_PARTS = ["nats-concepts", "using-nats", "running-a-nats-service", "reference", "legacy"];
const DGRAPH_PARTS = ["docs", "docs-graphql", "docs-learn", "docs-ratel"];
const NUSHELL_PARTS = ["book", "commands/docs", "cookbook", "lang-guide"];

/** Queries by hand on one documentation. */
interface HandWritten {
  natural: readonly Question[];
  sloppy: readonly Question[];
  unanswerable: readonly string[];
}

const VITEST: HandWritten = {
  natural: VITEST_NATURAL,
  sloppy: VITEST_SLOPPY,
  unanswerable: UNANSWERABLE_OF_VITEST,
};
const TRAEFIK: HandWritten = {
  natural: TRAEFIK_NATURAL,
  sloppy: TRAEFIK_SLOPPY,
  unanswerable: UNANSWERABLE_OF_TRAEFIK,
};
const FASTAPI: HandWritten = {
  natural: FASTAPI_NATURAL,
  sloppy: FASTAPI_SLOPPY,
  unanswerable: UNANSWERABLE_OF_FASTAPI,
};
const HELM: HandWritten = {
  natural: HELM_NATURAL,
  sloppy: HELM_SLOPPY,
  unanswerable: UNANSWERABLE_OF_HELM,
};
const NATS: HandWritten = {
  natural: NATS_NATURAL,
  sloppy: NATS_SLOPPY,
  unanswerable: UNANSWERABLE_OF_NATS,
};

const CADDY: HandWritten = {
  natural: CADDY_NATURAL,
  sloppy: CADDY_SLOPPY,
  unanswerable: UNANSWERABLE_OF_CADDY,
};

const PEST: HandWritten = {
  natural: PEST_NATURAL,
  sloppy: PEST_SLOPPY,
  unanswerable: UNANSWERABLE_OF_PEST,
};

const DRAGONFLY: HandWritten = {
  natural: DRAGONFLY_NATURAL,
  sloppy: DRAGONFLY_SLOPPY,
  unanswerable: UNANSWERABLE_OF_DRAGONFLY,
};

/** The sets whose folders are given. */
export function readDocumentSets(folders: SetFolders): DocumentSet[] {
  const { kubernetes, aks, cpp, rust, powershell, istio, electron, redis } = folders;
  const reactNative = folders["react-native"];
  const sets: DocumentSet[] = [];
  const add = (name: string, docs: MarkdownPage[], questions: DocumentSet["questions"]) =>
    sets.push({ name, docs, questions });
  if (kubernetes) {
    const docs = readMarkdownPages(kubernetes);
    add("Tuning: Kubernetes", docs, KUBERNETES_TUNING_QUESTIONS);
    add("Test: Kubernetes", docs, KUBERNETES_TEST_QUESTIONS);
  }
  if (aks) add("Test: AKS", readMarkdownPages(aks), () => []);
  if (cpp) add("Tuning: C++ language and build", readParts(cpp, CPP_LANGUAGE), CPP_QUESTIONS);
  if (rust) add("Tuning: Rust book", readMarkdownPages(rust), RUST_QUESTIONS);
  if (powershell) add("Test: PowerShell", readParts(powershell, POWERSHELL), POWERSHELL_QUESTIONS);
  if (cpp) {
    add("Test: C++ libraries and tools", readParts(cpp, CPP_LIBRARIES), CPP_LIBRARY_QUESTIONS);
  }
  if (istio) add("Tuning: Istio", readMarkdownPages(istio), ISTIO_QUESTIONS);
  if (electron) add("Tuning: Electron", readMarkdownPages(electron), ELECTRON_QUESTIONS);
  if (redis) add("Tuning: Redis", readParts(redis, REDIS), REDIS_QUESTIONS);
  if (reactNative) {
    add("Test: React Native", readMarkdownPages(reactNative), REACT_NATIVE_QUESTIONS);
  }
  const { vitest, traefik, fastapi, helm, nats } = folders;
  if (vitest) sets.push({ name: "Vitest", docs: readMarkdownPages(vitest), ...queriesOf(VITEST) });
  if (traefik) {
    sets.push({ name: "Traefik", docs: readMarkdownPages(traefik), ...queriesOf(TRAEFIK) });
  }
  if (fastapi) sets.push(...inHalves("FastAPI", readMarkdownPages(fastapi), FASTAPI));
  if (helm) sets.push(...inHalves("Helm", readMarkdownPages(helm), HELM));
  if (nats) {
    sets.push({ name: "Test: NATS", docs: readParts(nats, NATS_PARTS), ...queriesOf(NATS) });
  }
  const { dgraph, nushell, caddy, pest, dragonfly } = folders;
  if (dgraph) {
    sets.push({
      name: "Test: Dgraph",
      docs: readParts(dgraph, DGRAPH_PARTS),
      questions: toJudgedQueries(DGRAPH_NATURAL),
      unanswerable: UNANSWERABLE_OF_DGRAPH,
    });
  }
  if (nushell) {
    sets.push({
      name: "Test: Nushell",
      docs: readParts(nushell, NUSHELL_PARTS),
      questions: toJudgedQueries(NUSHELL_NATURAL),
      unanswerable: UNANSWERABLE_OF_NUSHELL,
    });
  }
  if (caddy) {
    sets.push({ name: "Test: Caddy", docs: readMarkdownPages(caddy), ...queriesOf(CADDY) });
  }
  if (pest) sets.push({ name: "Test: Pest", docs: readMarkdownPages(pest), ...queriesOf(PEST) });
  if (dragonfly) {
    const docs = readMarkdownPages(dragonfly);
    sets.push({ name: "Test: Dragonfly", docs, ...queriesOf(DRAGONFLY) });
  }
  return sets;
}

function queriesOf({
  natural,
  sloppy,
  unanswerable,
}: HandWritten): Omit<DocumentSet, "name" | "docs"> {
  return { questions: toJudgedQueries(natural), sloppy: toJudgedQueries(sloppy), unanswerable };
}

/** Every second query is held out. */
function inHalves(name: string, docs: MarkdownPage[], queries: HandWritten): DocumentSet[] {
  const half = (rest: number): HandWritten => {
    const isIn = (_: unknown, at: number) => at % 2 === rest;
    const { natural, sloppy, unanswerable } = queries;
    return {
      natural: natural.filter(isIn),
      sloppy: sloppy.filter(isIn),
      unanswerable: unanswerable.filter(isIn),
    };
  };
  return [
    { name: `Tuning: ${name}`, docs, ...queriesOf(half(0)) },
    { name: `Test: ${name}`, docs, ...queriesOf(half(1)) },
  ];
}

/** Our own small sets and, where their folders are given, pieces of the headings of two large ones. */
export function readLanguageSets({ zh, ja }: SetFolders, random: Random): LanguageSet[] {
  const large = Object.entries({ zh, ja }).flatMap(([lang, folder]): LanguageSet[] => {
    if (!folder) return [];
    const docs = readMarkdownPages(folder);
    return [{ name: `${lang}, React`, lang, docs, queries: headingPieces(docs, 150, random) }];
  });
  return [...LANGUAGE_SETS, ...large];
}

function readParts(folder: string, parts: readonly string[]): MarkdownPage[] {
  return parts.flatMap((part) =>
    readMarkdownPages(`${folder}/${part}`).map((page) => ({ ...page, url: `/${part}${page.url}` })),
  );
}
