import { parse } from "yaml";
import { z } from "zod";

const facts = z.object({ services: z.record(z.string(), z.unknown()) });
const offered = z.object({
  versions: z.object({ value: z.union([z.string(), z.array(z.string())]) }),
});
const service = z.object({ type: z.string(), version: z.string() });

/** Managed services of a document, wherever they are, in a version that the facts file has not. */
export function unofferedServices(document: unknown, factsSource: string): string[] {
  const versions = new Map(
    Object.entries(facts.parse(parse(factsSource, { schema: "failsafe" })).services).flatMap(
      ([type, fact]) => {
        const { data } = offered.safeParse(fact);
        return data ? [[type, [data.versions.value].flat()] as const] : [];
      },
    ),
  );
  const visit = (node: unknown, pointer: string): string[] => {
    if (typeof node !== "object" || node === null) return [];
    const { data } = service.safeParse(node);
    const isWrong = data && versions.get(data.type)?.includes(data.version) === false;
    return [
      ...(isWrong ? [`${pointer}: ${data.type} ${data.version}`] : []),
      ...Object.entries(node).flatMap(([key, value]) => visit(value, `${pointer}/${key}`)),
    ];
  };
  return visit(document, "");
}
