import { imageProblem } from "../image-problem.ts";
import { publishFile } from "./elements/asset.ts";
import { type FileScope, reportFailedPart } from "./file-scope.ts";
import type { FrontMatterResult } from "./front-matter.ts";
import { absentHint, readProjectFile, resolveFile } from "./project-files.ts";

/** Whether an image of link previews is named by a file, not by an address. */
const BESIDE = /^(?:\.{1,2}\/|@site\/)/;

/**
 * Judges the image that link previews of a page show, where it is a file of the project. One that is not published
 * as it is gets an address.
 */
export function addImage({ frontMatter, placeOf }: FrontMatterResult, scope: FileScope): void {
  const image = frontMatter?.image;
  if (image === undefined) return;
  const isBeside = BESIDE.test(image);
  const name = (content: string) =>
    scope.page.head.push({ name: "meta", attributes: { property: "og:image", content } });
  if (!isBeside) name(image);
  if (!isBeside && !/^\/(?!\/)/.test(image)) return;
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
      instead: isBeside ? "Link previews go without." : "The page names it all the same.",
    });
    return;
  }
  if (isBeside) {
    const { output } = publishFile({ scope, node: place }, file.path, "images");
    name(`/${output}`);
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
