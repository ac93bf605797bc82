// Plain JavaScript: it runs in a process of its own, which ends with whatever the modules began.
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { exit } = process;
process.exit = () => {
  throw new Error("It ends the process.");
};
process.on("unhandledRejection", () => {});

const failures = [];
for (const path of JSON.parse(readFileSync(0, "utf8"))) {
  try {
    await import(pathToFileURL(path).href);
  } catch (error) {
    const { message = String(error), stack = "" } = Object(error);
    failures.push({ message: String(message), stack: String(stack) });
  }
}
writeSync(1, `\n@@@${JSON.stringify(failures)}\n`);
exit(0);
