import { type MouseEvent, memo, type ReactNode } from "react";
import { PageIcon } from "../icons.tsx";
import type { PageResultView, ResultView } from "./result-view.ts";
import { TextParts } from "./text-parts.tsx";

interface OptionEvents {
  /** The pointer moved over an option. */
  onPoint: (id: string) => void;
  /** An option was chosen; the browser follows its link. */
  onChoose: (event: MouseEvent) => void;
}

/** Pages and their sections as groups of options. Each is a link, for all that links can do. */
export function ResultOptions(
  props: OptionEvents & { pages: readonly PageResultView[]; active: string | undefined },
): ReactNode {
  const { pages, active, ...events } = props;
  return pages.map((page) => {
    const rows = [page, ...page.sections];
    const activeHere = rows.some(({ id }) => id === active) ? active : undefined;
    return <PageOptions key={page.id} page={page} active={activeHere} {...events} />;
  });
}

const PageOptions = memo(function PageOptions(
  props: OptionEvents & { page: PageResultView; active: string | undefined },
): ReactNode {
  const { page, active, ...events } = props;
  const path = page.breadcrumbs.join(" / ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls.
    <div className="result-group" role="group" aria-label={path || "Pages"}>
      <ResultOption row={page} path={path} active={page.id === active} {...events} />
      {page.sections.map((row) => (
        <ResultOption key={row.id} row={row} active={row.id === active} {...events} />
      ))}
    </div>
  );
});

function ResultOption(
  props: OptionEvents & { row: ResultView; path?: string; active: boolean },
): ReactNode {
  const { row, path, active, onPoint, onChoose } = props;
  const snippet = row.snippet && <TextParts parts={row.snippet} />;
  return (
    <a
      id={row.id}
      className={path === undefined ? "result result-section" : "result"}
      href={row.href}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={() => active || onPoint(row.id)}
      onClick={onChoose}
    >
      {path !== undefined && <PageIcon />}
      <span className="result-title">
        <TextParts parts={row.title} />
      </span>
      <span className="result-kind">{row.kind}</span>
      {path ? (
        <span className="result-text">
          <span className="result-path">{path}</span>
          <span className="result-snippet">{snippet}</span>
        </span>
      ) : (
        <span className="result-snippet">{snippet}</span>
      )}
    </a>
  );
}
