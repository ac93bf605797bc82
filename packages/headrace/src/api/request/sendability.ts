import type { ApiFile, ApiRequest } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";

/** Something that a browser won't send, though another client can. */
export interface SendObstacle {
  reason: "method" | "body" | "header" | "cookie" | "file";
  /** Method, header, or file that is meant; `WHOLE_BODY` for a body that is one. */
  name: string;
  /** One sentence for the reader. */
  message: string;
}

/** https://fetch.spec.whatwg.org/#forbidden-method */
const FORBIDDEN_METHODS = new Set(["CONNECT", "TRACE", "TRACK"]);
/** https://fetch.spec.whatwg.org/#forbidden-request-header, cookies apart */
const FORBIDDEN_HEADERS = new Set(
  `accept-charset accept-encoding access-control-request-headers access-control-request-method
  connection content-length cookie2 date dnt expect host keep-alive origin referer set-cookie te
  trailer transfer-encoding upgrade via`.split(/\s+/),
);

/** What a body that is a file is called, which has no name. */
export const WHOLE_BODY = "";

/** What keeps a browser from sending the request as it is; empty: nothing. */
export function sendability(request: ApiRequest): SendObstacle[] {
  return [...methodObstacles(request), ...headerObstacles(request), ...fileObstacles(request)];
}

function methodObstacles({ method, body }: ApiRequest): SendObstacle[] {
  if (FORBIDDEN_METHODS.has(method)) {
    const message = fill(localized("methodForbidden"), { method });
    return [{ reason: "method", name: method, message }];
  }
  if (body.kind !== "none" && (method === "GET" || method === "HEAD")) {
    const message = fill(localized("bodyForbidden"), { method });
    return [{ reason: "body", name: method, message }];
  }
  return [];
}

function headerObstacles({ headers }: ApiRequest): SendObstacle[] {
  return headers.flatMap(({ name }): SendObstacle[] => {
    const lower = name.toLowerCase();
    if (lower === "cookie") {
      const message = localized("cookiesForbidden");
      return [{ reason: "cookie", name, message }];
    }
    if (!FORBIDDEN_HEADERS.has(lower) && !/^(?:proxy-|sec-)/.test(lower)) return [];
    const message = fill(localized("headerForbidden"), { name });
    return [{ reason: "header", name, message }];
  });
}

function fileObstacles({ body }: ApiRequest): SendObstacle[] {
  return filesOf(body)
    .filter(({ file }) => file.content === null)
    .map(({ name }) => {
      const file = name === WHOLE_BODY ? localized("theBody") : name;
      return { reason: "file", name, message: fill(localized("chooseFile"), { name: file }) };
    });
}

function filesOf(body: ApiRequest["body"]): { name: string; file: ApiFile }[] {
  if (body.kind === "file") return [{ name: WHOLE_BODY, file: body.file }];
  if (body.kind !== "multipart") return [];
  return body.parts.flatMap((part) =>
    part.kind === "file" ? [{ name: part.name, file: part.file }] : [],
  );
}
