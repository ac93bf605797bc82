import type { output, ZodType } from "zod";
import { ToolProblem } from "./tool-problem.ts";

/** What programs may know of a tool before they call it. */
interface ToolDescription<Schema extends ZodType> {
  title: string;
  description: string;
  inputSchema: Schema;
  annotations: { readOnlyHint: boolean; openWorldHint: boolean };
}

/** What a tool answers, as MCP has it. */
export interface ToolAnswer {
  content: { type: "text"; text: string }[];
  isError?: true;
  /** MCP lets answers have more. */
  [other: string]: unknown;
}

/** Something that programs may ask of a site, over whatever they are connected by. */
export interface SiteTool extends ToolDescription<ZodType> {
  name: string;
  /** Never rejects: whatever is wrong with the input stands in the answer. */
  answer: (input: unknown) => Promise<ToolAnswer>;
}

/**
 * Makes a tool of what gives a text. What the program that asks can mend, it is told; of any other
 * failure only that there was one: its words may hold paths of this machine.
 */
export function siteTool<Schema extends ZodType>(
  name: string,
  description: ToolDescription<Schema>,
  textFor: (input: output<Schema>) => Promise<string>,
): SiteTool {
  return {
    name,
    ...description,
    async answer(input) {
      const { success, data, error } = description.inputSchema.safeParse(input);
      if (!success) return failure(error.issues.map(problemOf).join("\n"));
      try {
        return { content: [{ type: "text", text: await textFor(data) }] };
      } catch (failed) {
        if (failed instanceof ToolProblem) return failure(failed.message);
        console.error(failed);
        return failure("The site could not be read just now.");
      }
    },
  };
}

function failure(text: string): ToolAnswer {
  return { content: [{ type: "text", text }], isError: true };
}

function problemOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`;
}
