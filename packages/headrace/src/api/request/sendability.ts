import type { ApiFile, ApiRequest } from "../../model/api-request.ts";

/** Something that a browser won't send, though another client can. */
export interface SendObstacle {
  reason: "method" | "body" | "header" | "cookie" | "file";
  /** Method, header, or file that is meant. */
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

/** What keeps a browser from sending the request as it is; empty: nothing. */
export function sendability(request: ApiRequest): SendObstacle[] {
  return [...methodObstacles(request), ...headerObstacles(request), ...fileObstacles(request)];
}

function methodObstacles({ method, body }: ApiRequest): SendObstacle[] {
  if (FORBIDDEN_METHODS.has(method)) {
    const message = `A browser can't send ${method} requests. Use one of the code samples.`;
    return [{ reason: "method", name: method, message }];
  }
  if (body.kind !== "none" && (method === "GET" || method === "HEAD")) {
    const message = `A browser can't send a body with ${method}. Use one of the code samples.`;
    return [{ reason: "body", name: method, message }];
  }
  return [];
}

function headerObstacles({ headers }: ApiRequest): SendObstacle[] {
  return headers.flatMap(({ name }): SendObstacle[] => {
    const lower = name.toLowerCase();
    if (lower === "cookie") {
      const message =
        "A page can't set cookies of another site. Sign in there, or use one of the code samples.";
      return [{ reason: "cookie", name, message }];
    }
    if (!FORBIDDEN_HEADERS.has(lower) && !/^(?:proxy-|sec-)/.test(lower)) return [];
    const message = `A browser sets the header ${name} itself. Use one of the code samples.`;
    return [{ reason: "header", name, message }];
  });
}

function fileObstacles({ body }: ApiRequest): SendObstacle[] {
  return filesOf(body)
    .filter(({ file }) => file.content === null)
    .map(({ name }) => ({ reason: "file", name, message: `Choose a file for ${name} first.` }));
}

function filesOf(body: ApiRequest["body"]): { name: string; file: ApiFile }[] {
  if (body.kind === "file") return [{ name: "the body", file: body.file }];
  if (body.kind !== "multipart") return [];
  return body.parts.flatMap((part) =>
    part.kind === "file" ? [{ name: part.name, file: part.file }] : [],
  );
}
