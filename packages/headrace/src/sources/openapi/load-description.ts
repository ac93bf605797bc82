import { resolve } from "node:path";
import type { BaseResolver, Document } from "@redocly/openapi-core";
import { reasonOf } from "../../diagnostics/reason-of.ts";
import type { ApiDescription, ApiPosition } from "../../model/api.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { duplicateDiagnostics, findingDiagnostics } from "./check-findings.ts";
import { describeApi } from "./describe-api.ts";
import {
  createFileResolver,
  filesRead,
  type Redocly,
  readDocuments,
  readReferred,
} from "./description-files.ts";
import { fileDiagnostic, lenientDiagnostic, readVersion } from "./file-problems.ts";
import { joinFiles } from "./joined-files.ts";
import { isRecord, record } from "./json-values.ts";
import type { LenientReading } from "./lenient-yaml.ts";
import { unplacedComponents } from "./other-components.ts";
import { createLocate, type Locate } from "./problem-position.ts";
import { cutSelfContainment } from "./references.ts";
import {
  type Findings,
  hintOf,
  isBooleanSchema,
  lintDescription,
  problemDiagnostics,
  strayKeywords,
} from "./rules.ts";
import { resolveIdentifiers } from "./schemas/identified-schemas.ts";
import { convertSwagger } from "./swagger/swagger-2.ts";
import { uncheckedFindings } from "./unchecked-findings.ts";
import { unplacedFacts } from "./unplaced-facts.ts";
import { cycleDiagnostics, findContained, findCycles } from "./unresolved-references.ts";
import {
  tooLongDiagnostics,
  unplacedDiagnostics,
  unseenDiagnostics,
} from "./unshown-diagnostics.ts";
import { readMethods } from "./written-methods.ts";

/** A description as it was read. */
export interface LoadedDescription {
  /** `undefined` when there is nothing that could be described; then there are errors. */
  description: ApiDescription | undefined;
  /** The whole description in one document, its references kept; for download. */
  bundled: Record<string, unknown> | undefined;
  /** Every file that it was made from, relative to the root. A file may be absent. */
  files: string[];
  diagnostics: Diagnostic[];
}

/** What a description is read with. */
export interface LoadOptions {
  /** Absolute address that relative servers count from; requests go there when none is named. */
  server: string;
}

/**
 * Reads a description (Swagger 2.0, OpenAPI 3.0 to 3.2) with all files that it refers to. Whatever
 * is wrong becomes a Diagnostic, and what is right is described; it does not throw.
 *
 * @param root Absolute path of the project.
 * @param file Relative to the root.
 */
export async function loadDescription(
  root: string,
  file: string,
  options: LoadOptions = { server: "https://api.example/" },
): Promise<LoadedDescription> {
  const core = await import("@redocly/openapi-core");
  const readings: LenientReading[] = [];
  const resolver = createFileResolver(core, root, (reading) => readings.push(reading));
  const failed = (diagnostics: Diagnostic[]): LoadedDescription => ({
    description: undefined,
    bundled: undefined,
    files: filesRead(resolver, root),
    diagnostics,
  });
  const document = await resolver
    .resolveDocument(null, resolve(root, file), true)
    .catch((error: Error) => error);
  if (document instanceof Error) return failed([fileDiagnostic(document, file, { core, root })]);
  const diagnostics = readVersion(document, createLocate(core, root));
  if (!isReadable(document)) {
    // A version that stands twice is told as that, too.
    return failed([...readings.map((reading) => lenientDiagnostic(reading, root)), ...diagnostics]);
  }
  diagnostics.push(...readMethods(document, createLocate(core, root)));
  const toWhole = resolveIdentifiers(document.parsed);
  const reading = { core, root, resolver, document, options, readings };
  // The library may end the program at a circle: it does not wait for all that it has begun.
  await readReferred(resolver, document);
  diagnostics.push(...wholeDiagnostics(toWhole, document, createLocate(core, root)));
  diagnostics.push(...(await cut(reading, findCycles)));
  const before = [...diagnostics];
  try {
    return await describe(reading, diagnostics);
  } catch {
    // The reader says neither where it gave up nor why: what is cut next has been right so far.
    const cuts = [...before, ...(await cut(reading, findContained))];
    const found = [...cuts];
    try {
      return await describe(reading, found);
    } catch (error) {
      const told = [...cuts, uncheckedDiagnostic(error, file)];
      const unchecked = await describe(reading, told, readUnchecked).catch(() => undefined);
      return unchecked ?? failed([...cuts, unreadableDiagnostic(error, file)]);
    }
  }
}

/** Whether it says that it is of a version that we read. */
function isReadable({ parsed }: Document): boolean {
  const { openapi, swagger } = record(parsed);
  return swagger === "2.0" || /^3\.[0-2]\.\d/.test(String(openapi));
}

/** Takes out references that lead back to themselves: nothing can follow them. */
async function cut(
  { core, root, resolver }: Reading,
  find: typeof findCycles,
): Promise<Diagnostic[]> {
  const cycles = find(await readDocuments(resolver));
  const diagnostics = cycleDiagnostics(cycles, createLocate(core, root));
  for (const { node } of cycles) if (isRecord(node)) delete node.$ref;
  return diagnostics;
}

function unreadableDiagnostic(error: unknown, file: string): Diagnostic {
  const message = `The description can't be read: ${reasonOf(error)}`;
  const hint = "Take out what was written last, to find the place.";
  return { code: "openapi-unreadable", severity: "error", message, hint, file, line: 1, column: 1 };
}

function uncheckedDiagnostic(error: unknown, file: string): Diagnostic {
  const isDeep = error instanceof RangeError;
  const message = isDeep
    ? "The schemas refer to each other too deeply for the description to be checked."
    : `The description can't be checked: ${reasonOf(error)}`;
  const hint = "Its pages are made all the same; check it with another tool.";
  const severity = isDeep ? "warning" : "error";
  return { code: "openapi-unchecked", severity, message, hint, file, line: 1, column: 1 };
}

/** What a description is described from. */
interface Whole {
  findings: Findings;
  bundled: Record<string, unknown>;
}

interface Reading {
  core: Redocly;
  root: string;
  resolver: BaseResolver;
  document: Document;
  options: LoadOptions;
  /** Of files that only a lenient parser reads. */
  readings: readonly LenientReading[];
}

/**
 * Lints first: the bundler then changes the same objects, whose positions the linter found.
 *
 * @param diagnostics Gets what is found, also when it throws.
 */
async function readChecked(
  { core, root, resolver, document, readings }: Reading,
  diagnostics: Diagnostic[],
): Promise<Whole> {
  const locate = createLocate(core, root);
  const linting = { document, externalRefResolver: resolver };
  const { config, findings, problems } = await lintDescription(core, linting);
  const told = problems.filter((problem) => !isBooleanSchema(problem, document.parsed));
  diagnostics.push(...problemDiagnostics(told, locate));
  diagnostics.push(...readings.map((reading) => lenientDiagnostic(reading, root)));
  const { bundle } = await core.bundle({ doc: document, config, externalRefResolver: resolver });
  const bundled = record(bundle.parsed);
  for (const pointer of cutSelfContainment(bundled))
    diagnostics.push(containment(locate({ source: document.source, pointer })));
  return { findings, bundled };
}

/** The files as they are: the library follows references until the stack ends, we don't. */
async function readUnchecked(
  { core, root, document, readings }: Reading,
  diagnostics: Diagnostic[],
): Promise<Whole> {
  diagnostics.push(...readings.map((reading) => lenientDiagnostic(reading, root)));
  // Read once more: a bundler that gave up leaves some references changed, and others not.
  const resolver = createFileResolver(core, root, () => {});
  const again = await resolver.resolveDocument(null, document.source.absoluteRef, true);
  if (again instanceof Error) throw again;
  readMethods(again, createLocate(core, root));
  resolveIdentifiers(again.parsed);
  await readReferred(resolver, again);
  const documents = await readDocuments(resolver);
  const bundled = documents.size === 1 ? record(again.parsed) : joinFiles(again, documents);
  return { findings: uncheckedFindings(again), bundled };
}

async function describe(
  reading: Reading,
  diagnostics: Diagnostic[],
  read: typeof readChecked = readChecked,
): Promise<LoadedDescription> {
  const { core, root, resolver, document, options } = reading;
  const { findings, bundled } = await read(reading, diagnostics);
  const locate = createLocate(core, root);
  const documents = await readDocuments(resolver);
  const start = { source: document.source, pointer: "#/" };
  const { root: described, originalOf } = inWordsOfOpenApi(bundled);
  const positionOf = (raw: object) => {
    const location = findings.operations.get(originalOf(raw)) ?? start;
    return locate({ ...location, reportOnKey: true });
  };
  const { description, duplicates, unseen, tooLong } = describeApi(described, {
    positionOf,
    ...options,
  });
  const unplaced = unplacedFacts(bundled, description);
  description.components.push(...unplacedComponents(unplaced));
  diagnostics.push(...unplacedDiagnostics(unplaced, document, locate));
  // The places of these have been told one by one.
  const stray = strayKeywords(diagnostics);
  const untold = new Map([...unseen].filter(([keyword]) => !stray.has(keyword)));
  const surroundings = { root: described, documents, projectRoot: root, locate };
  diagnostics.push(
    ...findingDiagnostics(findings, surroundings),
    ...duplicateDiagnostics(duplicates, (raw) => findings.operations.get(originalOf(raw)), locate),
    ...unseenDiagnostics(untold, document, locate),
    ...tooLongDiagnostics(tooLong, positionOf),
  );
  // Where something is wrong, the operations may only be out of reach.
  const isEmpty = description.families.length + description.webhooks.length === 0;
  if (isEmpty && diagnostics.length === 0) diagnostics.push(emptyDiagnostic(document, locate));
  return { description, bundled, files: filesRead(resolver, root), diagnostics };
}

/** Swagger 2.0 in the words of OpenAPI 3; anything else as it is. */
function inWordsOfOpenApi(bundled: Record<string, unknown>) {
  if (bundled.swagger === undefined) return { root: bundled, originalOf: (raw: object) => raw };
  const { document, originals } = convertSwagger(bundled);
  return { root: document, originalOf: (raw: object) => originals.get(raw) ?? raw };
}

/**
 * References other than those of components are written out in the bundle; where one stands below
 * what it leads to, that has no end.
 */
function containment({ pointer, ...position }: ApiPosition): Diagnostic {
  return {
    ...position,
    code: "openapi-reference-cycle",
    severity: "error",
    message: `What a reference leads to contains the reference, at ${pointer} of the published description.`,
    hint: "Name it among the components, or write out what the reference means.",
  };
}

function wholeDiagnostics(
  pointers: readonly string[],
  { source }: Document,
  locate: Locate,
): Diagnostic[] {
  return pointers.map((at) => {
    const { pointer, ...position } = locate({ source, pointer: at, reportOnKey: true });
    const message = '"#" is the whole description, which is no schema.';
    const hint = hintOf(pointer, "It was read as the schema that it stands in: name that one.");
    return { code: "openapi-reference", severity: "error", message, hint, ...position };
  });
}

function emptyDiagnostic({ source }: Document, locate: Locate): Diagnostic {
  const { pointer: _pointer, ...position } = locate({ source, pointer: "#/paths" });
  const message = "The description has no operations.";
  const hint = 'Write them below "paths".';
  return { code: "openapi-empty", severity: "error", message, hint, ...position };
}
