import type { ApiRequest } from "../../model/api-request.ts";
import { printCsharp } from "./csharp.ts";
import { printCurl } from "./curl.ts";
import { printFetch } from "./fetch.ts";
import { printGo } from "./go.ts";
import { printJava } from "./java.ts";
import { printKotlin } from "./kotlin.ts";
import { printNodejs } from "./nodejs.ts";
import { printPhp } from "./php.ts";
import { printPowershell } from "./powershell.ts";
import { printPython } from "./python.ts";
import { printRuby } from "./ruby.ts";
import { printRust } from "./rust.ts";

/** A client that code samples are written for. */
export interface CodeSample {
  /** In addresses, storage and configurations. */
  id: string;
  /** On its tab. */
  label: string;
  /** For the highlighter. */
  language: SampleLanguage;
  /** The request as source text, without a line break at its end. */
  print: (request: ApiRequest) => string;
}

/** Grammars of samples. */
export type SampleLanguage =
  | "bash"
  | "javascript"
  | "csharp"
  | "java"
  | "python"
  | "go"
  | "php"
  | "ruby"
  | "rust"
  | "kotlin"
  | "powershell";

/** All that a configuration can choose from. */
export const CODE_SAMPLES: readonly CodeSample[] = [
  { id: "curl", label: "curl", language: "bash", print: printCurl },
  { id: "nodejs", label: "Node.js", language: "javascript", print: printNodejs },
  { id: "csharp", label: "C#", language: "csharp", print: printCsharp },
  { id: "java", label: "Java", language: "java", print: printJava },
  { id: "fetch", label: "JavaScript", language: "javascript", print: printFetch },
  { id: "python", label: "Python", language: "python", print: printPython },
  { id: "go", label: "Go", language: "go", print: printGo },
  { id: "php", label: "PHP", language: "php", print: printPhp },
  { id: "ruby", label: "Ruby", language: "ruby", print: printRuby },
  { id: "rust", label: "Rust", language: "rust", print: printRust },
  { id: "kotlin", label: "Kotlin", language: "kotlin", print: printKotlin },
  { id: "powershell", label: "PowerShell", language: "powershell", print: printPowershell },
];

/** The chosen samples, in the chosen order. */
export function chosenSamples(ids: readonly string[]): CodeSample[] {
  return ids.flatMap((id) => CODE_SAMPLES.filter((sample) => sample.id === id));
}
