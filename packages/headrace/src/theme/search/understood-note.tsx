import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";

/** Says, above the rows, that something else was searched than what was typed. */
export function UnderstoodNote(props: {
  unknown: readonly string[];
  respelled: readonly { from: string; to: string }[];
}): ReactNode {
  const { unknown, respelled } = props;
  if (unknown.length === 0 && respelled.length === 0) return null;
  return (
    <p className="search-note">
      {unknown.length > 0 && `${fill(localized("noPageHas"), { words: quoted(unknown) })} `}
      {respelled.length > 0 &&
        fill(localized("shownInstead"), {
          to: quoted(respelled.map(({ to }) => to)),
          from: quoted(respelled.map(({ from }) => from)),
        })}
    </p>
  );
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(", ");
}
