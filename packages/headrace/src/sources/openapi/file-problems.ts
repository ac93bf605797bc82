import type { Document, YamlParseError } from "@redocly/openapi-core";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { FileError, type Redocly, relativePath } from "./description-files.ts";
import { isRecord } from "./json-values.ts";
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
    message: `The API description "${file}" can't be read.`,
    hint: "Paths are relative to the project's root.",
    file,
  };
}

/** A place in a file of a description, as diagnostics name it. */
export function placeIn({ path, line, column }: NonNullable<FileError["place"]>, root: string) {
  return { file: relativePath(root, path), line, column };
}

/** Text that is neither YAML nor JSON. */
export function syntaxDiagnostic(error: YamlParseError, root: string): Diagnostic {
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

/** A file that is read although it is not quite YAML. */
export function lenientDiagnostic(reading: LenientReading, root: string): Diagnostic {
  const { path, fault, line, column, twice } = reading;
  const [name, first] = twice
    ? [`"${twice.name}"`, `, first in line ${twice.first}`]
    : ["A name", ""];
  const messages = {
    indentation: "This line is less indented than YAML allows; it is read as going on.",
    duplicate: `${name} stands twice in a map${first}; what stands there last counts.`,
  };
  const file = relativePath(root, path);
  return {
    code: "openapi-syntax",
    severity: "warning",
    message: messages[fault],
    hint:
      fault === "indentation" ? "Indent it, and any other line like it, deeper." : "Remove one.",
    file,
    line,
    column,
  };
}

/** Whether the file says that it is a description of a version that we read. */
export function versionDiagnostics({ source, parsed }: Document, locate: Locate): Diagnostic[] {
  const at = (key: string) => {
    const { pointer: _pointer, ...position } = locate({ source, pointer: `#/${key}` });
    return { code: "openapi-version", ...position };
  };
  if (!isRecord(parsed)) {
    const message = "An API description is an object that begins with its version.";
    return [{ ...at(""), severity: "error", message, hint: 'Begin with "openapi: 3.1.1".' }];
  }
  const { swagger, openapi: version } = parsed;
  if (swagger !== undefined) {
    if (/^2(?:\.0)?$/.test(String(swagger))) return [];
    const message = `Swagger ${String(swagger)} can't be read: descriptions are OpenAPI 3 or Swagger 2.0.`;
    const hint = "Convert it to OpenAPI 3.1.";
    return [{ ...at("swagger"), severity: "error", message, hint }];
  }
  if (version === undefined) {
    const message = "The file does not say that it is an OpenAPI description.";
    return [{ ...at(""), severity: "error", message, hint: 'Begin with "openapi: 3.1.1".' }];
  }
  if (typeof version === "string" && /^3\.[0-2]\.\d/.test(version)) return [];
  const message = `OpenAPI ${JSON.stringify(version)} is no version that can be read.`;
  const hint = 'Write "3.0.4" or "3.1.1", in quotation marks.';
  return [{ ...at("openapi"), severity: "error", message, hint }];
}
