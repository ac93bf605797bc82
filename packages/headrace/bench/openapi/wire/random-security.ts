/** Random security of operations, and what a reader fills in for it. */
import type { Random } from "../../random.ts";
import type { WireScheme, WireSecurity } from "./wire-types.ts";

const KEYS = [
  "key-1",
  "a=b==",
  "quo\"te's",
  "$HOME `id` !x",
  "s%3Aabc.d+e/f",
  "back\\slash",
  "x;y",
];
const TOKENS = ["abc.def-ghi_jkl", "a+b/c==", "~tok en~", "$(id)'\"", "%41"];
const USERS = ["user", "käse 東京", "a b", "quo\"te's", ""];

/** One scheme of each kind; several operations share them. */
export function randomSchemes(random: Random): WireScheme[] {
  const secret = (values: readonly string[]) => ({ value: random.pick(values), username: "" });
  const key = (place: string, name: string) => ({ type: "apiKey", in: place, name });
  return [
    { name: "headerKey", scheme: key("header", "X-Api-Key"), ...secret(KEYS) },
    { name: "otherKey", scheme: key("header", "X-App.Key"), ...secret(KEYS) },
    { name: "queryKey", scheme: key("query", "api key[]"), ...secret([...KEYS, "käse &=#"]) },
    { name: "cookieKey", scheme: key("cookie", "SID"), ...secret([...KEYS, "a, b", "käse"]) },
    {
      name: "basic",
      scheme: { type: "http", scheme: random.pick(["basic", "Basic"]) },
      value: random.pick([...KEYS, "pass:word", "käse\n"]),
      username: random.pick(USERS),
    },
    {
      name: "bearer",
      scheme: { type: "http", scheme: random.pick(["bearer", "Bearer"]) },
      ...secret(TOKENS),
    },
    { name: "oauth", scheme: { type: "oauth2" }, ...secret(TOKENS) },
    { name: "openId", scheme: { type: "openIdConnect" }, ...secret(TOKENS) },
    { name: "digest", scheme: { type: "http", scheme: "HOBA" }, ...secret(TOKENS) },
  ];
}

/** Whether it is sent as `Authorization`, of which there is one. */
export function isAuthorization({ scheme }: WireScheme): boolean {
  return scheme.type !== "apiKey";
}

/** Alternatives of one scheme or several; one of them may be none at all. */
export function randomSecurity(random: Random, schemes: readonly WireScheme[]): WireSecurity {
  const alternatives = Array.from({ length: random.integer(1, 3) }, () => {
    if (random.next() < 0.15) return [];
    const one = random.pick(schemes);
    const others = schemes.filter(
      (other) =>
        other !== one &&
        !(isAuthorization(one) && isAuthorization(other)) &&
        !isAuthorization(other) &&
        random.next() < 0.3,
    );
    return [one, ...others].map(({ name }) => name);
  });
  return { alternatives, chosen: random.integer(0, alternatives.length - 1) };
}
