// @ts-check
/** `npm start`: from a fresh clone to the site in a browser. */
import { run, setUp, stop } from "./setup.mjs";

console.log("Millrace documentation: installs what is missing, builds the site and serves it.");
setUp();
if (run("npm", ["run", "--silent", "build"]) !== 0) {
  stop("The site was not built; the problems are above.");
}
// Takes the next free port where 3000 is taken, and prints the address.
process.exitCode = run("npm", ["run", "--silent", "preview"]);
