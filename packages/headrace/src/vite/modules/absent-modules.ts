import { engineModule } from "../../engine-dir.ts";

/** A module that fails where it is imported, since it is not there. */
export function absentModule(id: string): string {
  return `throw ${absentError(id)};\nexport default undefined;`;
}

function absentMessage(id: string): string {
  return /^@(?:theme|docusaurus)/.test(id)
    ? `It imports "${id}", which does not exist here.`
    : `It imports "${id}", which can't be found.${/^(?:[./]|@site\/)/.test(id) ? "" : " Is the package installed?"}`;
}

function absentError(id: string): string {
  return `Object.assign(new Error(${JSON.stringify(absentMessage(id))}), { code: "ERR_MODULE_NOT_FOUND" })`;
}

/**
 * What a component imports of a package that is not there: it can be imported by any name, so that other components
 * of the module still work. In a site that tolerates nothing it fails where it is used. As a CommonJS module its names
 * are asked for when they are used.
 */
export function standInModule(
  id: string,
  { toleratesFailures }: { toleratesFailures: boolean },
): string {
  if (toleratesFailures) return standInCode(absentMessage(id));
  return `
const fail = () => { throw ${absentError(id)}; };
const get = (_, key) => (key === "__esModule" || typeof key === "symbol" ? undefined : standIn());
const standIn = () => new Proxy(function standIn() { fail(); }, {
  get: (target, key) => (Object.hasOwn(target, key) ? target[key] : get(target, key)),
  getPrototypeOf: () => new Proxy({}, { get }),
});
module.exports = standIn();`;
}

/**
 * A module whose every name is drawn as what is within it.
 *
 * @param reason A sentence.
 */
export function standInCode(reason: string): string {
  const module = JSON.stringify(engineModule("model/islands/stand-in"));
  return `module.exports = require(${module}).standIn(${JSON.stringify(reason)});`;
}
