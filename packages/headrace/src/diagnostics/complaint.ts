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
      return `must be ${alternatives(issue.values.map((value) => JSON.stringify(value)))}`;
    case "unrecognized_keys":
      return `knows no ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
    case "invalid_union":
      return oneOf(issue.errors) ?? "has none of the forms that it may have";
    case "invalid_format":
      return "has not the form that it must have";
    default:
      return "is not what it must be";
  }
}

/** Where the forms differ in kind, all of them: "must be text or a list". */
function oneOf(forms: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const kinds = forms.map(([first]) => {
    const isKind = first?.path.length === 0 && first.code !== "unrecognized_keys";
    return isKind ? /^must be (.+)$/s.exec(complaint(first))?.[1] : undefined;
  });
  const known = kinds.filter((kind) => kind !== undefined);
  return known.length === 0 || known.length < kinds.length
    ? undefined
    : `must be ${alternatives([...new Set(known)])}`;
}

/** As people list them: "a", "b" or "c". */
function alternatives(values: readonly string[]): string {
  return [values.slice(0, -1).join(", "), ...values.slice(-1)].filter(Boolean).join(" or ");
}

/** What to do about it. */
export function remedy(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return "Look at the spelling, or take it out.";
  if (issue.code === "invalid_type") {
    if ("input" in issue && issue.input === undefined) return "Add it.";
    const way = KINDS[issue.expected]?.way;
    if (way) return way;
  }
  return wayTo(complaint(issue)) ?? "Change the value, or take it out.";
}

/** What has to be, as something to do. */
function wayTo(wanted: string): string | undefined {
  if (wanted === "must not be empty") return "Write something there, or take it out.";
  const [, verb, what] = /^must (be|not hold|not contain|(?!not\b)\w+) (.+)$/s.exec(wanted) ?? [];
  if (verb === undefined || what === undefined) return undefined;
  if (verb === "be") return `Write ${what}, or take it out.`;
  return verb.startsWith("not ") ? `Write it without ${what}.` : `Let it ${verb} ${what}.`;
}

const KINDS: Record<string, { name: string; way: string }> = {
  array: { name: "a list", way: "Write a list, [one, another], or take it out." },
  boolean: { name: "true or false", way: "Write true or false, without quotation marks." },
  number: { name: "a number", way: "Write a number, without quotation marks." },
  object: { name: "an object", way: "Write names and values, with a colon between the two." },
  record: { name: "an object", way: "Write names and values, with a colon between the two." },
  string: { name: "text", way: "Write a text, or take it out." },
};
