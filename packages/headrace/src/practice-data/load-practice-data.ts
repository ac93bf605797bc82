import { SiteError } from "../diagnostics/site-error.ts";
import type { PracticeData } from "../practice/practice-data.ts";
import { practiceData } from "./practice-data.ts";
import { loadPracticeFile } from "./practice-file.ts";

/**
 * Reads a description and the rules of its practice server.
 *
 * @param api Both relative to the root: the description's file, the folder of the rules.
 * @throws SiteError when one of them can't be read.
 */
export async function loadPracticeData(
  root: string,
  api: { file: string; practice: string },
): Promise<PracticeData> {
  // Loaded when there is something to read: the parser is heavy.
  const { loadDescription } = await import("../sources/openapi/load-description.ts");
  const { description, diagnostics } = await loadDescription(root, api.file);
  if (!description) throw new SiteError(diagnostics);
  return practiceData(description, loadPracticeFile(root, api.practice).file);
}
