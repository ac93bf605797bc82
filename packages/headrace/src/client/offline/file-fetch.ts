/** What a script beside a file of data registers it with. */
declare global {
  var offlineFile: (path: string, content: OfflineContent) => void;
}

/** A file of text, or of bytes as Base64. */
export type OfflineContent = { text: string } | { base64: string };

/** Addresses of data begin with it; only what comes after counts. */
export const OFFLINE_BASE = "https://offline.invalid/";

/**
 * Reads files of data from the folder that pages are opened from, where browsers refuse `fetch`: beside each
 * stands a script that registers its content.
 *
 * @param root Address of the folder with these scripts, from the open page.
 */
export function createFileFetch(root: string): typeof fetch {
  const contents = new Map<string, OfflineContent>();
  globalThis.offlineFile = (path, content) => contents.set(path, content);
  return async (input) => {
    const { pathname } = new URL(String(input), OFFLINE_BASE);
    const path = decodeURIComponent(pathname.slice(1));
    if (!contents.has(path)) await loadScript(`${root}${pathname.slice(1)}.js`);
    const content = contents.get(path);
    return content ? new Response(bytesOf(content)) : new Response("", { status: 404 });
  };
}

/** Resolves, too, where there is no such script. */
function loadScript(address: string): Promise<void> {
  const script = document.createElement("script");
  script.src = address;
  const end = new Promise<void>((resolve) => {
    script.onload = () => resolve();
    script.onerror = () => resolve();
  });
  document.head.append(script);
  return end;
}

function bytesOf(content: OfflineContent): Uint8Array<ArrayBuffer> | string {
  return "text" in content
    ? content.text
    : Uint8Array.from(atob(content.base64), (letter) => letter.charCodeAt(0));
}
