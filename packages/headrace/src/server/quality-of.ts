/**
 * How much an entry of a list is wanted (RFC 9110, 12.4.2), where it is named: as it says by a number
 * first, else wholly.
 *
 * @param list The value of `Accept` or `Accept-Encoding`.
 * @param name In lower case.
 */
export function qualityOf(list: string, name: string): number | undefined {
  const weights = list
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()))
    .filter(([entry]) => entry === name)
    .map(([, ...parameters]) => parameters.find((parameter) => parameter.startsWith("q=")) ?? "");
  const numbers = weights.flatMap((weight) => /^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? []);
  return weights.length === 0 ? undefined : Number(numbers[0] ?? 1);
}
