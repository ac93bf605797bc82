import type { ApiRequest } from "../../model/api-request.ts";

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
