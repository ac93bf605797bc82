import { CODE_SAMPLES } from "../../src/api/samples/samples.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { powershellReader } from "./read-powershell.ts";

/** Sends what the samples of PowerShell say, as they are read: they are not run. */
export async function sendPowershell(requests: readonly ApiRequest[]): Promise<void> {
  const read = await powershellReader();
  const sample = CODE_SAMPLES.find(({ id }) => id === "powershell");
  for (const request of requests) {
    const { method, url, headers, body } = read(sample?.print(request) ?? "");
    const content = new Blob(
      body.map((piece) => ("text" in piece ? piece.text : fileOf(request, piece.file))),
    );
    const init = { method, headers, body: body.length > 0 ? content : null };
    await (await fetch(url, init)).arrayBuffer();
  }
}

function fileOf({ body }: ApiRequest, name: string): Blob {
  const parts = body.kind === "multipart" ? body.parts : [];
  const files = parts.flatMap((part) => (part.kind === "file" ? [part.file] : []));
  const all = body.kind === "file" ? [body.file] : files;
  const content = all.find((file) => file.name === name)?.content;
  if (!content) throw new Error(`${name} is no file of the request`);
  return content;
}
