import type { z } from "zod";

/** What is wrong with a value, in words for people, as the end of a sentence. */
export function complaint(issue: z.core.$ZodIssue): string {
  // What our schemas say themselves.
  if (issue.code === "custom" || /^must /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${KINDS[issue.expected]?.name ?? issue.expected}`;
    case "too_small":
      return "must not be empty";
    case "invalid_value":
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "unrecognized_keys":
      return `knows no ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
    case "invalid_union":
      return "has none of the forms that it may have";
    case "invalid_format":
      return "has not the form that it must have";
    default:
      return "is not what it must be";
  }
}

/** What to do about it. */
export function remedy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if ("input" in issue && issue.input === undefined) return "Add it.";
      return KINDS[issue.expected]?.way ?? "Change the value, or take it out.";
    case "unrecognized_keys":
      return "Look at the spelling, or take it out.";
    default:
      return "Change the value, or take it out.";
  }
}

const KINDS: Record<string, { name: string; way: string }> = {
  array: { name: "a list", way: "Write a list, [one, another], or take it out." },
  boolean: { name: "true or false", way: "Write true or false, without quotation marks." },
  number: { name: "a number", way: "Write a number, without quotation marks." },
  object: { name: "an object", way: "Write names and values, with a colon between the two." },
  record: { name: "an object", way: "Write names and values, with a colon between the two." },
  string: { name: "text", way: "Write a text, or take it out." },
};
