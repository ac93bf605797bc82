const PATTERNS = new Map([
  ["uuid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  // One @, a dot in the domain: what a form can say for sure.
  ["email", /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/],
  ["ipv4", /^((25[0-5]|2[0-4]\d|1?\d?\d)(\.(?!$)|$)){4}$/],
]);

const DATE = /^\d{4}-\d{2}-\d{2}$/;
// https://www.rfc-editor.org/rfc/rfc3339#section-5.6
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(\.\d+)?(Z|z|[+-]\d{2}:\d{2})$/;

/**
 * Whether a text has a format of JSON Schema. Formats that are not known here fit every text, as
 * the standard allows: https://json-schema.org/draft/2020-12/json-schema-validation#section-7
 */
export function hasFormat(format: string, text: string): boolean {
  if (format === "date") return isDate(text);
  if (format === "date-time") return isDateTime(text);
  if (format === "uri") return URL.canParse(text);
  return PATTERNS.get(format)?.test(text) ?? true;
}

/** JavaScript moves 30 February to March; then the day is another one. */
function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isDateTime(text: string): boolean {
  const [, date = "", time = ""] = DATE_TIME.exec(text) ?? [];
  return isDate(date) && /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)$/.test(time);
}
