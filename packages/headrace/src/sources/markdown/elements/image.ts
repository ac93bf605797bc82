import type { Element } from "hast";
import { PLACEHOLDER_MARK } from "../../../model/placeholders.ts";
import { decodeAddress, splitSuffix } from "../../../model/routes.ts";
import { measureImage } from "../../measure-image.ts";
import { type FileScope, lets, report, reportFailedPart } from "../file-scope.ts";
import { absentHint, locateFile, type ResolvedPath, resolveFile } from "../project-files.ts";
import { publishFile } from "./asset.ts";
import { addressFromPage, classify, targetPlaceholder } from "./target.ts";

/** Publishes the file of an `img` and gives the element its size, so that nothing moves later. */
export function processImage(element: Element, scope: FileScope): void {
  const { src, alt } = element.properties;
  if (typeof src !== "string" || src.startsWith(PLACEHOLDER_MARK)) return;
  const attributes = localImage(element, src, scope) ?? remoteImage(element, src, scope);
  const { src: _, alt: __, ...rest } = element.properties;
  const text = typeof alt === "string" ? alt : "";
  element.properties = {
    ...attributes,
    loading: "lazy",
    decoding: "async",
    alt: text,
    // It is an ornament, and a button without a name would be none.
    ...(text === "" && { dataNoZoom: "" }),
    ...rest,
  };
}

interface ImageAttributes {
  src: string;
  width?: number;
  height?: number;
}

function localImage(element: Element, src: string, scope: FileScope): ImageAttributes | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined;
  const path = decodeAddress(splitSuffix(src)[0]);
  const file = findImage(path, scope);
  if (file.status !== "found") {
    reportFailedPart(scope, element, {
      code: "missing-image",
      message:
        file.status === "absent"
          ? `There is no image "${file.path}".`
          : "This image is outside of the project.",
      hint:
        file.status === "absent"
          ? absentHint(scope, file.path)
          : "Put a copy of it beside this file.",
      instead: "Its text is shown.",
    });
    return { src };
  }
  const { url, content } = publishFile({ scope, node: element }, file.path, "images");
  return { src: url, ...sizeOf(content) };
}

/**
 * Beside the file, or where a browser would look for it: components of a migrated site write "img/x.svg"
 * for a file that is published beside their page.
 */
function findImage(path: string, scope: FileScope): ResolvedPath {
  const file = resolveFile(scope, path);
  if (
    file.status === "found" ||
    scope.options.failedParts !== "warning" ||
    /^(?:\/|@site\/)/.test(path)
  )
    return file;
  // The address of a folder's page ends in a slash, or does not.
  return (
    [path, `../${path}`]
      .map((relative) => locateFile(scope, addressFromPage(relative, scope)))
      .find(({ status }) => status === "found") ?? file
  );
}

/** Width and height in CSS pixels; a drawing may have none. */
function sizeOf(content: Buffer): Partial<ImageAttributes> {
  const size = measureImage(content);
  return size ? { width: Math.round(size.width), height: Math.round(size.height) } : {};
}

function remoteImage(element: Element, src: string, scope: FileScope): ImageAttributes {
  const target = classify(src, scope);
  if (target.kind === "unchecked")
    return { src: targetPlaceholder("asset", target.path, target.suffix) };
  if (target.kind === "external" && lets(scope, "img-src", src)) return { src };
  if (target.kind === "external") {
    report(scope, element, {
      code: "remote-image",
      severity: "warning",
      message: "This image comes from another site, which the site's security policy forbids.",
      hint: "Put a copy of it beside this file.",
    });
  } else if (!src.startsWith("data:image/")) {
    report(scope, element, {
      code: "active-link",
      message: "An image can't have this address.",
      hint: "Put the image beside this file.",
    });
  }
  return { src };
}
