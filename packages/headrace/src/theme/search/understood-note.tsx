import type { ReactNode } from "react";

/** Says, above the rows, that something else was searched than what was typed. */
export function UnderstoodNote(props: {
  unknown: readonly string[];
  respelled: readonly { from: string; to: string }[];
}): ReactNode {
  const { unknown, respelled } = props;
  if (unknown.length === 0 && respelled.length === 0) return null;
  return (
    <p className="search-note">
      {unknown.length > 0 && <>No page has {quoted(unknown)}. </>}
      {respelled.length > 0 && (
        <>
          Showing results for {quoted(respelled.map(({ to }) => to))} instead of{" "}
          {quoted(respelled.map(({ from }) => from))}.
        </>
      )}
    </p>
  );
}

function quoted(words: readonly string[]): ReactNode {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && ", "}
      <q>{word}</q>
    </span>
  ));
}
