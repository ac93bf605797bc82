import { extensionOf } from "../../api/request/media-types.ts";
import { decodeAddress } from "../../model/routes.ts";
import type { ResponseHeader } from "../exchange/exchange.ts";

/**
 * The name under which a body is saved: the server's, else the last part of the address with an
 * extension for the media type. Never a path.
 */
export function fileName(headers: readonly ResponseHeader[], url: string): string {
  const header = (name: string) =>
    headers.find((entry) => entry.name.toLowerCase() === name)?.value;
  const given = dispositionName(header("content-disposition") ?? "");
  if (given) return given;
  const path = URL.canParse(url) ? new URL(url).pathname : "";
  const stem = sanitize(decodeAddress(path.slice(path.lastIndexOf("/") + 1))) || "response";
  return /\.\w{1,5}$/.test(stem) ? stem : `${stem}.${extensionOf(header("content-type") ?? "")}`;
}

/** https://www.rfc-editor.org/rfc/rfc6266#section-4.3: the extended form wins. */
function dispositionName(disposition: string): string {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return sanitize(decodeAddress(extended));
  const [, quoted, token] =
    /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return sanitize(quoted?.replace(/\\(.)/g, "$1") ?? token ?? "");
}

function sanitize(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name has none
  return last.replace(/[\u0000-\u001f\u007f:*?"<>|]/g, "_").replace(/^\.+/, "");
}
