import { existsSync, readFileSync } from "node:fs";

/** What `config.json` holds. */
export interface Config {
  sender: string;
  trackingUrl: string;
  subjects: Record<string, string>;
}

const MOUNTED = "/etc/millrace/config/config.json";
const IN_REPOSITORY = ".millrace/config/config.json";

// #region load
/** Reads the mounted file, or the one of the repository on a developer's machine. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const file = existsSync(MOUNTED) ? MOUNTED : IN_REPOSITORY;
  return parseConfig(readFileSync(file, "utf8"), env);
}

/** Turns the text into settings. Placeholders that are still there come from `env`. */
export function parseConfig(text: string, env: NodeJS.ProcessEnv): Config {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? expand(value, env) : value,
  ) as Config;
}

function expand(text: string, env: NodeJS.ProcessEnv): string {
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_match, name: string) => required(name, env));
}
// #endregion load

// #region required
/** The value of a variable. Stops the start when it is missing. */
export function required(name: string, env: NodeJS.ProcessEnv = process.env): string {
  const value = env[name];
  if (value === undefined) {
    throw new Error(`The variable ${name} is not set`);
  }
  return value;
}
// #endregion required
