import type { CodeSample } from "./code-sample.ts";
import { printCsharp } from "./csharp.ts";
import { printCurl } from "./curl.ts";
import { printJava } from "./java.ts";
import { printNodejs } from "./nodejs.ts";

/** What pages show if their site asks for nothing else: the console brings it along. */
export const FIRST_SAMPLES: readonly CodeSample[] = [
  { id: "curl", label: "curl", language: "bash", print: printCurl },
  { id: "nodejs", label: "Node.js", language: "javascript", print: printNodejs },
  { id: "csharp", label: "C#", language: "csharp", print: printCsharp },
  { id: "java", label: "Java", language: "java", print: printJava },
];
