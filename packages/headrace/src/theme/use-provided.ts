import { type Context, use } from "react";

/** What `Shell` provides by a context; throws outside of it. */
export function useProvided<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error("no <Shell>");
  return value;
}
