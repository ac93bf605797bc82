import { imageSize } from "image-size";

/** Kind and size of an image as its first bytes say; `undefined` when they do not. */
export function measureImage(
  content: Buffer,
): { type: string; width: number; height: number } | undefined {
  try {
    // The library reads past the end of a view, into what else is in its memory; a copy ends there.
    const { type = "", width, height } = imageSize(new Uint8Array(content));
    return { type, width, height };
  } catch {
    return undefined;
  }
}
