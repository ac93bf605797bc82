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

/** The lines of an access log that are requests for something; others are left out. */
export async function* logLines(file: string): AsyncGenerator<LogLine> {
  for await (const line of (await open(file)).readLines()) {
    const [, target, status = "", referrer = ""] = LINE.exec(line) ?? [];
    if (target !== undefined) yield { target, status: Number(status), referrer };
  }
}
