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
  const [href = "", integrity = ""] = address.split("#");
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  link.integrity = integrity;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href}#${integrity}`));
    document.head.append(link);
  }).finally(() => link.remove());
}
