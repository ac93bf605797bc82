import { expect, it } from "vitest";
import { citedLines } from "./cited-lines.ts";

async function* say(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function linesOf(text: string, known: number): Promise<string> {
  let lines = "";
  for await (const line of citedLines(say(text), known)) lines += line;
  return lines;
}

it("leaves out every citation of what is no source, however its number is written", async () => {
  for (const id of ["0", "00", "3", "99", "100", "9999999999999", "1".repeat(400)]) {
    expect(await linesOf(`At nine [1]. [${id}]\n`, 2), id).toBe("At nine [1]. \n");
    expect(await linesOf(`At nine [${id}].\n`, 2), id).toBe("");
  }
});
