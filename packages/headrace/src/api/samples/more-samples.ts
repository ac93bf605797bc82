import type { CodeSample } from "./code-sample.ts";
import { printFetch } from "./fetch.ts";
import { printGo } from "./go.ts";
import { printKotlin } from "./kotlin.ts";
import { printPhp } from "./php.ts";
import { printPowershell } from "./powershell.ts";
import { printPython } from "./python.ts";
import { printRuby } from "./ruby.ts";
import { printRust } from "./rust.ts";

/** What a site has to ask for: the console loads it for pages that show it. */
export const MORE_SAMPLES: readonly CodeSample[] = [
  { id: "fetch", label: "JavaScript", language: "javascript", print: printFetch },
  { id: "python", label: "Python", language: "python", print: printPython },
  { id: "go", label: "Go", language: "go", print: printGo },
  { id: "php", label: "PHP", language: "php", print: printPhp },
  { id: "ruby", label: "Ruby", language: "ruby", print: printRuby },
  { id: "rust", label: "Rust", language: "rust", print: printRust },
  { id: "kotlin", label: "Kotlin", language: "kotlin", print: printKotlin },
  { id: "powershell", label: "PowerShell", language: "powershell", print: printPowershell },
];
