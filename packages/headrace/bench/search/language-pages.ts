/** Pages of one language with the queries for each. */
export type LanguagePages = readonly (readonly [
  title: string,
  heading: string,
  text: string,
  queries: readonly string[],
])[];
