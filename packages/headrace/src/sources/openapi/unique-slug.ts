import { routePart } from "../../model/routes.ts";

/** Lowercase letters, digits and hyphens, with a number when another has the same. */
export function uniqueSlug(
  name: string,
  { fallback, taken }: { fallback: string; taken: Set<string> },
): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const wanted = routePart(words) || fallback;
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
