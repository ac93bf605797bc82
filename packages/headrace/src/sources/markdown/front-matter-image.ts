import { imageProblem } from "../image-problem.ts";
import { type FileScope, reportFailedPart } from "./file-scope.ts";
import type { FrontMatterResult } from "./front-matter.ts";
import { absentHint, readProjectFile, resolveFile } from "./project-files.ts";

/** Judges the image that link previews of a page show, where it is a file of the project. */
export function checkImage({ frontMatter, placeOf }: FrontMatterResult, scope: FileScope): void {
  const image = frontMatter?.image;
  if (image === undefined || !/^(?:\.{0,2}\/(?!\/)|@site\/)/.test(image)) return;
  const start = placeOf(["image"]);
  const place = { position: { start } };
  const file = resolveFile(scope, image);
  if (file.status !== "found") {
    reportFailedPart(scope, place, {
      code: "missing-image",
      message: `There is no image "${image}" for link previews.`,
      hint:
        file.status === "absent"
          ? absentHint(scope, file.path)
          : "Put a copy of it into the folder of static files.",
      instead: "The page names it all the same.",
    });
    return;
  }
  const problem = imageProblem(readProjectFile(scope, file.path), file.path);
  if (problem === undefined) return;
  reportFailedPart(scope, place, {
    code: "unreadable-image",
    message: `"${image}" ${problem}.`,
    hint: "Save it again as PNG or JPEG, 1200 × 630 pixels.",
    instead: "It is published as it is.",
  });
}
