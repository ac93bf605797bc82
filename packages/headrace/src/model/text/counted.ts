/** A number and what it counts, in English: "1 page", "1,200 pages", "0 queries". */
export function counted(number: number, noun: string): string {
  const many = noun.replace(/(?<=[^aeiou])y$/, "ie").replace(/(?:s|x|ch|sh)$/, "$&e");
  return `${number.toLocaleString("en")} ${number === 1 ? noun : `${many}s`}`;
}
