/** Kinds of changes, in the order in which readers need them. */
export const CHANGE_KINDS = [
  { kind: "breaking", title: "Breaking" },
  { kind: "removed", title: "Removed" },
  { kind: "deprecated", title: "Deprecated" },
  { kind: "added", title: "Added" },
  { kind: "changed", title: "Changed" },
] as const;
