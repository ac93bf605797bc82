import { open } from "node:fs/promises";

/** A page or file that somebody asked a web server for. */
export interface LogLine {
  /** With the query, as it was sent. */
  target: string;
  status: number;
  /** The page that led there, where the log has it. */
  referrer: string;
}

/** The common and the combined log format, as nginx and Apache write them by default. */
const LINE = /"(?:GET|HEAD) (\S+) HTTP\/[\d.]+" (\d{3}) \S+(?: "((?:[^"\\]|\\.)*)")?/;

/** Any request, also one that asks for nothing. */
const REQUEST = /"[A-Z]+ \S+ HTTP\/[\d.]+" \d{3} /;

/** The lines of an access log that are requests for something; others are left out. */
export async function* logLines(file: string): AsyncGenerator<LogLine> {
  for await (const line of (await open(file)).readLines()) {
    const [, target, status = "", referrer = ""] = LINE.exec(line) ?? [];
    if (target !== undefined) yield { target, status: Number(status), referrer };
  }
}

/** Whether a file may be an access log: one of its lines is a request, or it is empty. */
export async function isAccessLog(file: string): Promise<boolean> {
  let isEmpty = true;
  for await (const line of (await open(file)).readLines()) {
    if (REQUEST.test(line)) return true;
    isEmpty = false;
  }
  return isEmpty;
}
