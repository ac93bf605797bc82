import { pino } from "pino";

/** Writes one JSON line per entry, with the names that Millrace reads. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  messageKey: "message",
  timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label.toUpperCase() }) },
});
