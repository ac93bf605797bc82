/** What a program that asks has to know and can mend: its message is the answer of the tool. */
export class ToolProblem extends Error {
  override readonly name = "ToolProblem";
}
