import { Fragment, type ReactNode } from "react";

type Values = Record<string, ReactNode>;

/** `@docusaurus/Translate`: the text as it was written, with its values. */
export default function Translate({
  children,
  values = {},
}: {
  children: string;
  values?: Values;
}): ReactNode {
  return interpolate(children, values).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={index}>{part}</Fragment>
  ));
}

/** The text of a message: `translate({ message: "Hello {name}" }, { name: "Ada" })`. */
export function translate(
  { message, id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return interpolate(message ?? id ?? "", values).join("");
}

function interpolate(text: string, values: Values): ReactNode[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)));
}
