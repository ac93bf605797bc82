import type { Document, LocationObject, YamlParseError } from "@redocly/openapi-core";
import { didYouMean } from "../../diagnostics/nearest.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { escapePointer } from "../../model/json-pointer.ts";
import { FileError, referredPath } from "./description-files.ts";
import { placeIn, syntaxDiagnostic, unreadWords } from "./file-problems.ts";
import { isRecord } from "./json-values.ts";
import type { Locate } from "./problem-position.ts";
import { isReference, parsePointer, referencesIn } from "./references.ts";
import { type Findings, hintOf } from "./rules.ts";

/** By absolute path. */
type Documents = ReadonlyMap<string, Document>;

interface Surroundings {
  documents: Documents;
  /** Absolute path. */
  projectRoot: string;
  locate: Locate;
}

/** A reference that leads nowhere, with what it may have meant. */
export function unresolvedDiagnostic(
  { reference, location, error }: Findings["unresolved"][number],
  { documents, projectRoot, locate }: Surroundings,
): Diagnostic {
  if (isSyntaxError(error)) return syntaxDiagnostic(error, projectRoot);
  const cause = originalError(error);
  if (cause instanceof FileError && cause.place) {
    const { message, hint, place } = cause;
    const at = placeIn(place, projectRoot);
    return { code: "openapi-file", severity: "error", message, hint, ...at };
  }
  const { pointer, ...position } = locate(location);
  const from = location.source.absoluteRef;
  const { message, hint } = explain({ reference, from, cause }, documents);
  return {
    code: "openapi-reference",
    severity: "error",
    message,
    hint: hintOf(pointer, hint),
    ...position,
  };
}

/** By its fields, since the library is not loaded here. */
function isSyntaxError(error: Error | undefined): error is YamlParseError {
  return error !== undefined && "source" in error && "line" in error;
}

/** What was thrown where a file was read. */
function originalError(error: Error | undefined): unknown {
  return error && "originalError" in error ? error.originalError : error;
}

interface Broken {
  reference: string;
  from: string;
  cause: unknown;
}

function explain(
  { reference, from, cause }: Broken,
  documents: Documents,
): { message: string; hint: string | undefined } {
  const message = `"${reference}" leads nowhere`;
  if (cause instanceof FileError) return { message: cause.message, hint: cause.hint };
  const [file = "", pointer = ""] = reference.split("#", 2);
  const document = documents.get(file === "" ? from : referredPath(from, file));
  if (!document && cause !== undefined)
    return unreadWords(`${message}: "${file}" can't be read`, cause);
  let node = document?.parsed;
  for (const segment of parsePointer(pointer)) {
    if (isRecord(node) && Object.hasOwn(node, segment)) node = node[segment];
    else {
      const names = isRecord(node) ? Object.keys(node) : [];
      return { message: `${message}: there is no "${segment}".`, hint: didYouMean(segment, names) };
    }
  }
  return { message: `${message}.`, hint: undefined };
}

/** Every reference that leads back to itself through nothing but references. */
export function findCycles(documents: Documents): Place[] {
  const isEndless = [...documents.values()].some(({ source, parsed }) =>
    [...referencesIn(parsed)].some(
      (reference) => follow(reference, source.absoluteRef, documents).isEndless,
    ),
  );
  // Where each of them stands takes its time to find out.
  if (!isEndless) return [];
  const places = [...documents.values()].flatMap(findReferences);
  return places.filter(({ node, reference, location }) =>
    follow(reference, location.source.absoluteRef, documents).passed.has(node),
  );
}

/**
 * Every reference to something that it stands in, but for components: those may contain themselves.
 */
export function findContained(documents: Documents): Place[] {
  const places = [...documents.values()].flatMap(findReferences);
  return places.filter(({ reference, location }) => {
    const [file = "", pointer = ""] = reference.split("#", 2);
    const at =
      file === "" ? location.source.absoluteRef : referredPath(location.source.absoluteRef, file);
    if (at !== location.source.absoluteRef) return false;
    const target = parsePointer(pointer).filter((segment) => segment !== "");
    const own = parsePointer(location.pointer.slice(1));
    const isAround = target.every((segment, index) => segment === own[index]);
    return isAround && !(target.length === 3 && target[0] === "components");
  });
}

/** What to do about references that lead back to themselves. */
export function cycleDiagnostics(cycles: readonly Place[], locate: Locate): Diagnostic[] {
  return cycles.map((place) => {
    const { pointer, ...position } = locate(place.location);
    return {
      code: "openapi-reference-cycle",
      severity: "error",
      message: `"${place.reference}" leads back to here without ever leading to anything.`,
      hint: hintOf(pointer, "Let one of the references of the circle be what it should mean."),
      ...position,
    };
  });
}

interface Place {
  node: unknown;
  reference: string;
  location: LocationObject & { pointer: string };
}

function findReferences({ source, parsed }: Document): Place[] {
  const places: Place[] = [];
  // A bundler that gave up may have left objects that contain themselves.
  const seen = new Set<unknown>();
  const pending = [{ node: parsed, pointer: "#" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, pointer } = next;
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isRecord(node) && isReference(node)) {
      const reference = node.$ref;
      places.push({ node, reference, location: { source, pointer, reportOnKey: true } });
    }
    const below = Object.entries(node).map(([name, value]) => ({
      node: value,
      pointer: `${pointer}/${escapePointer(name)}`,
    }));
    pending.push(...below.reverse());
  }
  return places;
}

/** Follows a reference, and those that its path leads through, and says which it came through. */
function follow(
  first: string,
  file: string,
  documents: Documents,
): { passed: ReadonlySet<unknown>; isEndless: boolean } {
  const passed = new Set<unknown>();
  let isEndless = false;
  const next = (reference: string, from: string): { node: unknown; from: string } => {
    const [path = "", pointer = ""] = reference.split("#", 2);
    let at = path === "" ? from : referredPath(from, path);
    let node = documents.get(at)?.parsed;
    const through = () => {
      while (isRecord(node) && isReference(node) && !isEndless) {
        isEndless = passed.has(node);
        passed.add(node);
        if (!isEndless) ({ node, from: at } = next(node.$ref, at));
      }
    };
    for (const segment of parsePointer(pointer)) {
      if (!isRecord(node) || !Object.hasOwn(node, segment)) through();
      node = isRecord(node) ? node[segment] : undefined;
    }
    through();
    return { node, from: at };
  };
  next(first, file);
  return { passed, isEndless };
}
