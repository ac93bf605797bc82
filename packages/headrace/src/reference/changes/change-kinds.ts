/** Kinds of changes and the sentences over them, in the order in which readers need them. */
export const CHANGE_KINDS = [
  { kind: "breaking", title: "breakingChanges" },
  { kind: "removed", title: "removedOperations" },
  { kind: "deprecated", title: "deprecatedOperations" },
  { kind: "added", title: "addedOperations" },
  { kind: "changed", title: "changedOperations" },
] as const;
