import type { PageData, SeriesStep } from "../model/page.ts";
import type { DocPlace, SiteMap } from "./site-map.ts";

/**
 * The series that a page belongs to: the steps are those pages of its category that say how long they
 * take, so an introduction without a time is none of them.
 */
export function pageSeries(
  place: DocPlace | undefined,
  { byRoute }: Pick<SiteMap, "byRoute">,
): Pick<PageData, "series"> {
  const category = place?.path.at(-1);
  if (!category?.series) return {};
  const steps = (category.items ?? []).flatMap((item): SeriesStep[] => {
    const minutes = item.type === "page" ? byRoute.get(item.route)?.frontMatter.minutes : undefined;
    if (item.type !== "page" || minutes === undefined) return [];
    return [{ label: item.label, route: item.route, minutes }];
  });
  return steps.length > 1 ? { series: { label: category.label, steps } } : {};
}
