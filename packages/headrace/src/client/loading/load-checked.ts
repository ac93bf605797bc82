/**
 * Imports a module once it is known to be as it was built. A preloaded module is the one that an
 * import of its address gets, and other than an import a preload can be given a digest. The bundler
 * calls this for every `import()`.
 *
 * @param addresses Of the module and what it needs, with their digests behind "#".
 */
export async function loadChecked<Module>(
  load: () => Promise<Module>,
  addresses: readonly string[] = [],
): Promise<Module> {
  await Promise.all(addresses.map(preload));
  return load();
}

/** Rejects with the address in the message: search tries it again under another. */
function preload(address: string): Promise<unknown> {
  const link = checkedLink("modulepreload", address);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href}#${link.integrity}`));
    document.head.append(link);
  }).finally(() => link.remove());
}

/** A link to a built file, which is what its digest behind "#" says or is not used. */
export function checkedLink(rel: string, address: string): HTMLLinkElement {
  const [href = "", integrity = ""] = address.split("#");
  return Object.assign(document.createElement("link"), { rel, href, integrity });
}
