/** A model behind an interface that many speak: POST …/chat/completions, answered as a stream. */
export interface ChatModel {
  /** "https://api.openai.com/v1", or where a model of one's own answers. */
  url: string;
  /** What the provider calls the model. */
  name: string;
  /** Never leaves the handler but to the provider. */
  key?: string | undefined;
  /** Default: the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

const TIMEOUT_MS = 60_000;
const MAX_TOKENS = 700;

/**
 * What the model writes, piece by piece.
 *
 * @throws when it can't be reached, refuses, or breaks off.
 */
export async function* chatPieces(
  { url, name, key, fetch = globalThis.fetch }: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const request = new Request(`${url.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model: name,
      messages,
      stream: true,
      temperature: 0,
      max_tokens: MAX_TOKENS,
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: "error",
  });
  const response = await fetch(request);
  if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`);
  let isDone = false;
  for await (const data of eventData(response.body)) {
    if (data === "[DONE]") return;
    const { text, finished } = readPiece(data);
    if (text !== "") yield text;
    isDone ||= finished;
  }
  if (!isDone) throw new Error("the model broke off");
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}

interface Piece {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[];
}

function readPiece(data: string): { text: string; finished: boolean } {
  const piece: Piece = JSON.parse(data);
  const [choice] = piece.choices ?? [];
  return { text: choice?.delta?.content ?? "", finished: Boolean(choice?.finish_reason) };
}
