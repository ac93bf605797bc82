/** The body of a request as text; `undefined` when there is more, or the sender went away. */
export async function readUpTo({ body }: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > limit) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    return undefined;
  }
  return text + decoder.decode();
}

/** What a text is as JSON; `undefined` when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
