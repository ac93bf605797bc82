import { type MouseEvent, memo, type ReactNode } from "react";
import { PageIcon } from "../icons.tsx";
import { MethodBadge } from "../method-badge.tsx";
import type { PlaceView } from "./result-view.ts";
import { TextParts } from "./text-parts.tsx";

interface OptionEvents {
  /** The pointer moved over an option. */
  onPoint: (id: string) => void;
  /** An option was chosen; the browser follows its link. */
  onChoose: (event: MouseEvent) => void;
}

/** Places as options. Each is a link, for all that links can do. */
export function ResultOptions(
  props: OptionEvents & { rows: readonly PlaceView[]; active: string | undefined },
): ReactNode {
  const { rows, active, ...events } = props;
  return rows.map((row) => (
    <ResultOption key={row.id} row={row} active={row.id === active} {...events} />
  ));
}

const ResultOption = memo(function ResultOption(
  props: OptionEvents & { row: PlaceView; active: boolean },
): ReactNode {
  const { row, active, onPoint, onChoose } = props;
  const path = row.path.join(" / ");
  return (
    <a
      id={row.id}
      className={row.isSection ? "result result-section" : "result"}
      href={row.href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      data-match={row.kind}
      onPointerMove={() => active || onPoint(row.id)}
      onClick={onChoose}
    >
      {!row.isSection && <PageIcon />}
      <span className="result-title">
        {row.method && <MethodBadge method={row.method} />}
        <TextParts parts={row.title} />
      </span>
      <span className="result-text">
        {path && <span className="result-path">{path}</span>}
        <span className="result-snippet">{row.snippet && <TextParts parts={row.snippet} />}</span>
      </span>
    </a>
  );
});
