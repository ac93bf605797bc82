import type { ApiEncoding, ApiMedia } from "../../model/api.ts";
import type { SayApi } from "../say.ts";

/** How the fields of a form are written, each before its own parts: "mail", "mail.text". */
export function namedEncodings(encoding: ApiMedia["encoding"]): (ApiEncoding & { name: string })[] {
  return Object.entries(encoding).flatMap(([name, part]) => [
    { ...part, name },
    ...namedEncodings(part.parts ?? {}).map((own) => ({ ...own, name: `${name}.${own.name}` })),
  ]);
}

/** How the items of a sequence are written, under words for their places. */
export function itemEncodings(
  { itemEncoding }: ApiMedia,
  say: SayApi,
): (ApiEncoding & { name: string })[] {
  if (!itemEncoding) return [];
  const { first, others } = itemEncoding;
  return [
    ...first.map((part, index) => ({ ...part, name: say("itemPart", { number: index + 1 }) })),
    ...(others
      ? [{ ...others, name: say(first.length > 0 ? "eachOtherItemPart" : "eachItemPart") }]
      : []),
  ];
}

/** How one field of a form is written, in words. */
export function partWords(part: ApiEncoding & { name: string }, say: SayApi, code = asIs): string {
  const type = code(part.contentType);
  return say(partSentence(part), { name: code(part.name), type });
}

function asIs(text: string): string {
  return text;
}

/** The sentence that says how one field of a form is written. */
export function partSentence({
  contentType,
  style,
  explode,
}: Pick<ApiEncoding, "contentType" | "explode"> & { style?: ApiEncoding["style"] | undefined }) {
  if (contentType !== "") return "partSentAs";
  if (style === "deepObject") return "partInBrackets";
  return explode ? "partByValue" : "partJoined";
}
