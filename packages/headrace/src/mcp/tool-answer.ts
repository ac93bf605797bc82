import type { CallToolResult } from "@modelcontextprotocol/server";
import { ToolProblem } from "./tool-problem.ts";

/**
 * Makes a tool of what gives a text. What the program that asks can mend, it is told; of any other
 * failure only that there was one: its words may hold paths of this machine.
 */
export function toolAnswer<Input>(
  answer: (input: Input) => Promise<string>,
): (input: Input) => Promise<CallToolResult> {
  return async (input) => {
    try {
      return { content: [{ type: "text", text: await answer(input) }] };
    } catch (error) {
      if (!(error instanceof ToolProblem)) console.error(error);
      const text =
        error instanceof ToolProblem ? error.message : "The site could not be read just now.";
      return { content: [{ type: "text", text }], isError: true };
    }
  };
}
