/** Characters that names in a switch may have: each of them, and all together. */
interface NameLengths {
  each?: number;
  all?: number;
}

/** Of several ways to call the parts of a switch the first that tells them apart and is short enough. */
export function tellingNames(
  ways: readonly (readonly string[])[],
  { each = Infinity, all = Infinity }: NameLengths,
): readonly string[] | undefined {
  return ways.find(
    (names) =>
      new Set(names).size === names.length &&
      names.every((name) => name !== "" && name.length <= each) &&
      names.join("").length <= all,
  );
}
