type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | Readonly<Record<string, unknown>>;

/** What `clsx` and `classnames` do, for a site of the dialect whose packages are not installed. */
export function joinClasses(...values: readonly ClassValue[]): string {
  return values.flatMap(namesOf).join(" ");
}

function namesOf(value: ClassValue): string[] {
  if (Array.isArray(value)) return value.flatMap(namesOf);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return value && value !== true ? [String(value)] : [];
}
