import type { ApiFile, ApiRequest } from "../../../src/model/api-request.ts";

const FILE_NAMES = [
  "a file.csv",
  "it's $HOME `id`.txt",
  "käse;b=c,d.png",
  "@x",
  "-a.bin",
  "(b).json",
];

/** Files as readers call them, each by a name of its own: all samples run in one folder. */
export function withFileNames(request: ApiRequest | string, id: string): ApiRequest | string {
  if (typeof request === "string") return request;
  const { body } = request;
  const named = (file: ApiFile, index: number): ApiFile => {
    const usual = FILE_NAMES[(id.length + Number(id.slice(2)) + index) % FILE_NAMES.length] ?? "";
    return { ...file, name: usual.replace(/(?=\.)|$/, `${id}-${index}`) };
  };
  if (body.kind === "file") return { ...request, body: { ...body, file: named(body.file, 0) } };
  if (body.kind !== "multipart") return request;
  const parts = body.parts.map((part, index) =>
    part.kind === "file" ? { ...part, file: named(part.file, index) } : part,
  );
  return { ...request, body: { ...body, parts } };
}
