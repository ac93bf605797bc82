import { explainSearch } from "../check/explain-search.ts";
import type { CommandOptions } from "./command-options.ts";
import { teller } from "./print.ts";

/** Asks the site's search, and says why each row stands where it stands. */
export async function run(options: CommandOptions): Promise<number> {
  const { rows, lines } = await explainSearch(options.root, options.query);
  const tell = teller(options);
  for (const line of lines) tell(line);
  return rows > 0 ? 0 : 1;
}
