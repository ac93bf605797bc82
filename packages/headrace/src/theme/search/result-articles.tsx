import { memo, type ReactNode } from "react";
import { MethodBadge } from "../method-badge.tsx";
import type { PageResultView, ResultView } from "./result-view.ts";
import { TextParts } from "./text-parts.tsx";

/** Pages and their sections as a list to read, one article each. */
export function ResultArticles({ pages }: { pages: readonly PageResultView[] }): ReactNode {
  return (
    <ol className="result-articles">
      {pages.map((page) => (
        <li key={page.id}>
          <ResultArticle page={page} />
        </li>
      ))}
    </ol>
  );
}

const ResultArticle = memo(function ResultArticle({ page }: { page: PageResultView }): ReactNode {
  return (
    <article className="result-article">
      <p className="result-path">{page.breadcrumbs.join(" / ")}</p>
      <h2 className="result-title">
        {page.method && <MethodBadge method={page.method} />}
        <a href={page.href}>
          <TextParts parts={page.title} />
        </a>
      </h2>
      <p className="result-snippet">{page.snippet && <TextParts parts={page.snippet} />}</p>
      {page.sections.length > 0 && (
        <ul>
          {page.sections.map((row) => (
            <SectionItem key={row.id} row={row} />
          ))}
        </ul>
      )}
    </article>
  );
});

function SectionItem({ row }: { row: ResultView }): ReactNode {
  return (
    <li>
      <a className="result-title" href={row.href}>
        <TextParts parts={row.title} />
      </a>
      <span className="result-snippet">{row.snippet && <TextParts parts={row.snippet} />}</span>
    </li>
  );
}
