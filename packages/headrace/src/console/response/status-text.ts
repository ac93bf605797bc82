/**
 * HTTP/2 has no reason phrases: https://www.iana.org/assignments/http-status-codes. Those of redirects are never
 * shown: the console does not follow them, and browsers hide their status.
 */
const PHRASES: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No Content",
  206: "Partial Content",
  304: "Not Modified",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  428: "Precondition Required",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** "404 Not Found"; the server's own phrase where it sent one. */
export function statusLine(status: number, statusText: string): string {
  return `${status} ${statusText || PHRASES[status] || ""}`.trim();
}
