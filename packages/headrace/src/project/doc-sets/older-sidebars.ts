/**
 * Sidebars of a version as Docusaurus 2 first wrote them: names of sidebars and ids of pages begin with the version,
 * "version-1.0/start". Here as everywhere else: "start".
 */
export function withoutVersion(
  sidebars: Readonly<Record<string, unknown>>,
  version: string,
): Record<string, unknown> {
  const prefix = `version-${version}/`;
  const plain = (text: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : text);
  const items = (value: unknown): unknown => {
    if (typeof value === "string") return plain(value);
    if (Array.isArray(value)) return value.map(items);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        isPlace(key, inner) ? items(inner) : inner,
      ]),
    );
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, inner]) => [plain(name), items(inner)]),
  );
}

/** Whether ids of pages stand there: as an id, in the page of a category, in lists. */
function isPlace(key: string, value: unknown): boolean {
  return key === "id" || key === "link" || Array.isArray(value);
}
