import pino from "pino";

/** JSON lines with the fields that Millrace reads. */
export const logger = pino({
  messageKey: "message",
  timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label.toUpperCase() }) },
});
