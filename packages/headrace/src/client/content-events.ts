import type { StoredChunk } from "../model/page.ts";

/** Event on the document: new content for a route. Sent by the development client only. */
const CONTENT_CHUNK_EVENT = "content-chunk";

/** Hands new content to the running client. */
export function sendContentChunk(route: string, chunk: StoredChunk): void {
  const detail: ContentChunkDetail = { route, chunk };
  document.dispatchEvent(new CustomEvent(CONTENT_CHUNK_EVENT, { detail }));
}

/** Calls `listener` for new content. */
export function onContentChunk(listener: (detail: ContentChunkDetail) => void): void {
  document.addEventListener(CONTENT_CHUNK_EVENT, (event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  });
}

interface ContentChunkDetail {
  route: string;
  chunk: StoredChunk;
}
