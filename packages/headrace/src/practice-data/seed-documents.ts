import { SiteError } from "../diagnostics/site-error.ts";
import type { Json, Operation } from "../model/api.ts";
import { isObject, type JsonObject } from "../model/json-object.ts";
import type { PracticeDocument } from "../practice/practice-data.ts";
import { merge } from "../practice/world.ts";
import type { Seed } from "./practice-file.ts";

/** The documents of the seed; throws a `SiteError` when it names an example that does not exist. */
export function seedDocuments(
  operations: readonly Operation[],
  seeds: Readonly<Record<string, Seed>>,
): PracticeDocument[] {
  const present = Object.entries(seeds).filter(([, { absent }]) => !absent);
  return present.map(([path, { like, set = {} }]) => {
    if (like === undefined) return { path, value: set };
    const [id = "", name] = like.split(" ");
    const operation = operations.find((one) => one.id === id);
    const value = operation && exampleAnswer(operation, name);
    if (!value) {
      const message = `The seed of ${path} is like "${like}", which is no example of an answer.`;
      const hint =
        "Write the id of an operation and, after a space, the name of one of its examples.";
      throw new SiteError([{ code: "practice-seed", severity: "error", message, hint }]);
    }
    const etag = preconditionOf(operation);
    return { path, value: merge(value, set), ...(etag ? { etag } : {}) };
  });
}

function exampleAnswer({ responses }: Operation, name: string | undefined): JsonObject | undefined {
  const examples = responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ content }) => content.flatMap((media) => media.examples));
  const example = name === undefined ? examples[0] : examples.find((one) => one.name === name);
  return isObject(example?.value) ? example.value : undefined;
}

/** What the operation's own example sends in If-Match, so that it can be sent as it is. */
function preconditionOf({ parameters }: Operation): string | undefined {
  const header = parameters.find(({ name }) => name.toLowerCase() === "if-match");
  const value: Json | undefined = header?.examples[0]?.value;
  return typeof value === "string" ? value : undefined;
}
