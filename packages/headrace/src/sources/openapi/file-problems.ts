import type { Document, YamlParseError } from "@redocly/openapi-core";
import { reasonOf } from "../../diagnostics/reason-of.ts";
import { systemRefusal } from "../../diagnostics/system-problem.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { FileError, type Redocly, relativePath } from "./description-files.ts";
import { isRecord, MOST_LEVELS } from "./json-values.ts";
import type { LenientReading } from "./lenient-yaml.ts";
import type { Locate } from "./problem-position.ts";

interface Project {
  core: Redocly;
  /** Absolute path. */
  root: string;
}

/** Why the first file of a description could not be read or parsed. */
export function fileDiagnostic(error: Error, file: string, { core, root }: Project): Diagnostic {
  if (error instanceof core.YamlParseError) return syntaxDiagnostic(error, root);
  const cause = error instanceof core.ResolveError ? error.originalError : error;
  if (cause instanceof FileError) {
    const { message, hint, place } = cause;
    const at = place ? placeIn(place, root) : { file };
    return { code: "openapi-file", severity: "error", message, hint, ...at };
  }
  return {
    code: "openapi-file",
    severity: "error",
    ...unreadWords(`The API description "${file}" can't be read`, cause),
    file,
  };
}

/** Says, after a sentence without its full stop, why the system gives no text. */
export function unreadWords(
  sentence: string,
  cause: unknown,
): Required<Pick<Diagnostic, "message" | "hint">> {
  const { code, words, hint } = systemRefusal(cause) ?? {};
  const reason = words === undefined ? reasonOf(cause) : `${lowerFirst(words)} (${code}).`;
  // What is said of a name elsewhere is said where it is typed.
  const isAbsent = code === "ENOENT" || hint === undefined;
  return {
    message: `${sentence}: ${reason}`,
    hint: isAbsent ? "Look at the name and at the folder that it counts from." : hint,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A place in a file of a description, as diagnostics name it. */
export function placeIn({ path, line, column }: NonNullable<FileError["place"]>, root: string) {
  return { file: relativePath(root, path), line, column };
}

/** Text that is neither YAML nor JSON. */
export function syntaxDiagnostic(error: YamlParseError, root: string): Diagnostic {
  if (error.message.startsWith("nesting exceeded")) {
    return {
      code: "openapi-syntax",
      severity: "error",
      message: "Values lie deeper in each other than YAML can be read.",
      hint: "Give what is nested a name among the components, or write the file in JSON.",
      file: relativePath(root, error.source.absoluteRef),
      line: error.line || 1,
      column: error.col || 1,
    };
  }
  // js-yaml adds the absolute path and the position, which stand apart here.
  const reason = error.message.replace(/ (in ".*" )?\(\d+:\d+\)$/, "");
  return {
    code: "openapi-syntax",
    severity: "error",
    message: `This is not valid YAML: ${reason}.`,
    hint: "Look at the indentation and the quotation marks here and on the lines above.",
    file: relativePath(root, error.source.absoluteRef),
    line: error.line || 1,
    column: error.col || 1,
  };
}

/** A file that is read although something is wrong with its text. */
export function lenientDiagnostic(reading: LenientReading, root: string): Diagnostic {
  const { path, line, column } = reading;
  const file = relativePath(root, path);
  return { code: "openapi-syntax", ...lenientWords(reading), file, line, column };
}

function lenientWords({
  fault,
  twice,
}: LenientReading): Pick<Diagnostic, "severity" | "message" | "hint"> {
  const [name, first] = twice
    ? [`"${twice.name}"`, `, first in line ${twice.first}`]
    : ["A name", ""];
  switch (fault) {
    case "indentation":
      return {
        severity: "warning",
        message: "This line is less indented than YAML allows; it is read as going on.",
        hint: "Indent it, and any other line like it, deeper.",
      };
    case "duplicate":
      return {
        severity: "warning",
        message: `${name} stands twice in a map${first}; what stands there last counts.`,
        hint: "Remove one.",
      };
    case "tabs":
      return {
        severity: "error",
        message: "YAML allows no tabs in indentation; they are read as spaces.",
        hint: "Indent this line, and any other line like it, with spaces.",
      };
    case "documents":
      return {
        severity: "error",
        message: "The file holds several YAML documents; only one is read.",
        hint: 'Take out what stands behind "---".',
      };
    case "rest":
      return {
        severity: "warning",
        message: "The description ends here; what stands from here on is not read.",
        hint: "Take it out, or indent it as what it belongs to.",
      };
    case "list":
      return {
        severity: "warning",
        message: "The file is a list; only the description that stands first in it is read.",
        hint: "Take out the brackets or the dash around it.",
      };
    case "encoding":
      return {
        severity: "error",
        message: "The file is not UTF-8; its text is guessed from another encoding.",
        hint: "Save the file as UTF-8.",
      };
    case "depth":
      return {
        severity: "warning",
        message: `Here a value lies more than ${MOST_LEVELS} levels deep; what is deeper is left out.`,
        hint: 'Give what is nested a name among the components, and refer to it with "$ref".',
      };
    case "circle":
      return {
        severity: "error",
        message: "Here stands a value that contains this place; it is read as a reference to it.",
        hint: 'Refer to it with "$ref" instead of a YAML alias (*name).',
      };
    case "comments":
      return {
        severity: "warning",
        message: "JSON has no comments; they are left out.",
        hint: "Take them out, or write the file in YAML, whose comments begin with #.",
      };
  }
}

/**
 * Whether the file says that it is a description of a version that we read. One that is spelled in
 * another way than the specification's ("3.1", v3.0.0, a number) becomes the one that it means.
 */
export function readVersion({ source, parsed }: Document, locate: Locate): Diagnostic[] {
  const at = (key: string) => {
    const { pointer: _pointer, ...position } = locate({ source, pointer: `#/${key}` });
    return { code: "openapi-version", severity: "error" as const, ...position };
  };
  if (!isRecord(parsed)) {
    const message = "An API description is an object that begins with its version.";
    return [{ ...at(""), message, hint: BEGINNING }];
  }
  const key = parsed.swagger === undefined ? "openapi" : "swagger";
  const written = parsed[key];
  if (written === undefined) {
    const message = "The file does not say that it is an OpenAPI description.";
    return [{ ...at(""), message, hint: BEGINNING }];
  }
  // Whoever writes "swagger: 3.0" means what Swagger is called since.
  const named = [key, key === "swagger" ? "openapi" : "swagger"] as const;
  const meantKey = named.find((one) => versionMeant(one, String(written)) !== undefined);
  const meant = meantKey && versionMeant(meantKey, String(written));
  if (meantKey === undefined || meant === undefined) {
    const message = `${WORDS[key]} ${JSON.stringify(written)} is no version that can be read.`;
    return [{ ...at(key), message, hint: 'Convert it to OpenAPI 3.1: "3.1.1".' }];
  }
  if (meant === written && meantKey === key) return [];
  delete parsed[key];
  parsed[meantKey] = meant;
  const words = meantKey === key ? meant : `${WORDS[meantKey]} ${meant}`;
  const message = `${WORDS[key]} ${JSON.stringify(written)} is read as ${words}.`;
  return [{ ...at(key), message, hint: `Write ${meantKey}: "${meant}", in quotation marks.` }];
}

const BEGINNING = 'Begin with "openapi: 3.1.1".';
const WORDS = { openapi: "OpenAPI", swagger: "Swagger" };

/** The newest of each minor version; what comes later is read as the last one. */
const NEWEST = ["3.0.4", "3.1.1", "3.2.0"];

/** @returns `undefined`: nothing that we read. */
function versionMeant(key: keyof typeof WORDS, written: string): string | undefined {
  if (key === "swagger") return /^v?2(?:\.0)*$/i.test(written.trim()) ? "2.0" : undefined;
  if (/^3\.[0-2]\.\d/.test(written)) return written;
  const minor = /^v?3(?:\.(\d+))?(?:\.|$)/i.exec(written.trim());
  return minor ? NEWEST[Math.min(Number(minor[1] ?? 0), NEWEST.length - 1)] : undefined;
}
