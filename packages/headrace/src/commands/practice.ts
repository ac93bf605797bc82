import { SiteError } from "../diagnostics/site-error.ts";
import { loadPracticeData } from "../practice-data/load-practice-data.ts";
import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPractice } from "../server/practice.ts";
import type { CommandOptions } from "./command-options.ts";
import { serve } from "./serve.ts";

/** Serves the practice server of the site's API until it is interrupted. */
export function run({ root, port, host }: CommandOptions): Promise<number> {
  let title = "";
  const start = async () => {
    const { config } = await loadProject(root, "development");
    const [api] = config.api.flatMap(({ file, practice }) => (practice ? { file, practice } : []));
    if (!api) throw new SiteError([NO_PRACTICE]);
    const data = await loadPracticeData(root, api);
    title = data.title;
    return onFreePort(port, (free) => startPractice(data, { port: free, host }));
  };
  return serve(
    start,
    (url) =>
      `Practice server of ${title}: ${url}\nIts data are invented and live in memory: a restart brings back the first state.`,
  );
}

const NO_PRACTICE = {
  code: "no-practice",
  severity: "error",
  message: "No API of this site has a practice server.",
  hint: 'Name the folder of its rules beside its description in site/site.config.ts, such as practice: "openapi/practice".',
} as const;
