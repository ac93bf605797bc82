import type { ApiRequest } from "../../model/api-request.ts";
import { printCsharp } from "./csharp.ts";
import { printCurl } from "./curl.ts";
import { printJava } from "./java.ts";
import { printNodejs } from "./nodejs.ts";

/** A client that code samples are written for. */
export interface CodeSample {
  /** In addresses and storage. */
  id: "curl" | "nodejs" | "csharp" | "java";
  /** On its tab. */
  label: string;
  /** For the highlighter. */
  language: "bash" | "javascript" | "csharp" | "java";
  /** The request as source text, without a line break at its end. */
  print: (request: ApiRequest) => string;
}

/** In the order of their tabs. */
export const CODE_SAMPLES: readonly CodeSample[] = [
  { id: "curl", label: "curl", language: "bash", print: printCurl },
  { id: "nodejs", label: "Node.js", language: "javascript", print: printNodejs },
  { id: "csharp", label: "C#", language: "csharp", print: printCsharp },
  { id: "java", label: "Java", language: "java", print: printJava },
];
