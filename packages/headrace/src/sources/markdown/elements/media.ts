import type { Element } from "hast";
import { PLACEHOLDER_MARK } from "../../../model/placeholders.ts";
import { type FileScope, lets, report } from "../file-scope.ts";
import { publishFile } from "./asset.ts";
import { classify, targetPlaceholder } from "./target.ts";

/** Publishes the files that a `video`, `audio`, `source`, `track` or `iframe` names. */
export function processMedia(element: Element, scope: FileScope): void {
  for (const name of ["src", "poster"]) {
    const url = element.properties[name];
    if (typeof url !== "string" || url === "" || url.startsWith(PLACEHOLDER_MARK)) continue;
    element.properties[name] = mediaUrl(url, element, scope);
  }
}

function mediaUrl(url: string, element: Element, scope: FileScope): string {
  const target = classify(url, scope);
  switch (target.kind) {
    case "file":
      return publishFile({ scope, node: element }, target.path, "files").url;
    case "unchecked":
      return targetPlaceholder("asset", target.path, target.suffix);
    case "external":
      if (element.tagName === "iframe" && !lets(scope, "frame-src", url)) {
        report(scope, element, {
          code: "remote-frame",
          severity: "warning",
          message: `The site's security policy forbids frames of "${url}".`,
          hint: 'Let the host through: contentSecurityPolicy: { "frame-src": ["https://…"] }.',
        });
      }
      return url;
    default:
      report(scope, element, {
        code: "missing-file",
        message: `There is no file "${url}".`,
        hint: 'Check the path: "./" counts from this file, "/" from the folder of static files.',
      });
      return "";
  }
}
