import type { PracticeRules } from "../practice/practice-data.ts";

/** What a practice server does where nobody said otherwise: all that a description tells. */
export const USUAL_RULES: PracticeRules = {
  caller: "reader",
  aliases: {},
  // Any key passes, and each may write.
  keys: { accept: "^\\S+$", readOnly: "^$" },
  rateLimits: { window: 60, buckets: {} },
  maxBody: 5_242_880,
  retryAfter: 2,
  problemType: "urn:problem:",
  problems: {
    invalid: { status: 400, code: "validation-failed", title: "Validation failed" },
    invalidCursor: { status: 400, code: "invalid-cursor", title: "Invalid cursor" },
    unauthenticated: { status: 401, code: "unauthenticated", title: "Authentication needed" },
    forbidden: { status: 403, code: "forbidden", title: "Forbidden" },
    notFound: { status: 404, code: "not-found", title: "Not found" },
    methodNotAllowed: { status: 405, code: "method-not-allowed", title: "Method not allowed" },
    notAcceptable: { status: 406, code: "not-acceptable", title: "Not acceptable" },
    taken: { status: 409, code: "name-taken", title: "Name is taken" },
    conflict: { status: 409, code: "state-conflict", title: "Not possible in this state" },
    quota: { status: 409, code: "quota-exceeded", title: "Quota exceeded" },
    preconditionFailed: { status: 412, code: "precondition-failed", title: "Precondition failed" },
    tooLarge: { status: 413, code: "too-large", title: "Body is too large" },
    unsupportedMediaType: {
      status: 415,
      code: "unsupported-media-type",
      title: "Unsupported media type",
    },
    idempotencyMismatch: {
      status: 422,
      code: "idempotency-mismatch",
      title: "Idempotency key was used with another body",
    },
    preconditionRequired: {
      status: 428,
      code: "precondition-required",
      title: "Precondition required",
    },
    rateLimited: { status: 429, code: "rate-limited", title: "Too many requests" },
  },
  stamps: { create: {}, change: {} },
  secrets: { flag: "secret", field: "value" },
  constants: {},
  resources: {},
  operations: {},
};
