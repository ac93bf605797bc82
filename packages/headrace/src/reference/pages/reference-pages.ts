import { mainMediaType } from "../../api/values/main-media-type.ts";
import type { ApiDescription, ApiFamily } from "../../model/api.ts";
import { PLACEHOLDER_MARK } from "../../model/placeholders.ts";
import { practiceFile } from "../../model/routes.ts";
import type { SourceFile } from "../../sources/compiled-page.ts";
import { packJson, withFields } from "../packed-json.ts";
import { anchorsIn, anchorTargets } from "../prose/prose-anchors.ts";
import type { ReferenceContext } from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import { exportFiles } from "./export-files.ts";
import {
  changesPage,
  componentPages,
  type Draft,
  familyPages,
  type Making,
  overviewPage,
  pagesNamedIn,
  type ReferenceSettings,
  schemaPages,
} from "./page-drafts.ts";
import { referenceRoutes } from "./reference-routes.ts";

/** Cuts a description into one source for each page; families first, each followed by its operations. */
export function referenceSources(
  description: ApiDescription,
  settings: ReferenceSettings,
): SourceFile[] {
  const families = [...description.families, ...webhookFamily(description, settings.say)];
  const routes = referenceRoutes(description, families, settings.api);
  const context = referenceContext(description, settings);
  const making: Making = { ...settings, description, families, routes, context };
  const drafts: Draft[] = [
    ...overviewPage(making),
    ...families.flatMap((family) => familyPages(family, making)),
    ...schemaPages(making),
    ...componentPages(making),
    ...changesPage(making),
  ];
  const targets = anchorTargets(making);
  return drafts.map((draft) => sourceFile({ draft, targets }, making));
}

function referenceContext(
  description: ApiDescription,
  { api, site, smartQuotes }: ReferenceSettings,
): ReferenceContext {
  const { title, version, externalDocs } = description;
  const base = api.linkBase ?? externalDocs?.href ?? "";
  const isElsewhere = URL.canParse(base) && new URL(base).origin !== site.url;
  return {
    site,
    title,
    version,
    download: api.download,
    practice: api.practice === undefined ? null : practiceFile(api.id),
    accept: mainMediaType(description),
    smartQuotes,
    linkBase: isElsewhere ? base : null,
    samples: api.samples,
    extensions: api.extensions,
    anyServer: api.anyServer,
    exports: exportFiles(api).map(({ label, path }) => ({ label, path })),
  };
}

function sourceFile(
  { draft, targets }: { draft: Draft; targets: ReadonlyMap<string, string> },
  { api, routes, context }: Making,
): SourceFile {
  const name = draft.page.id.slice(`api:${api.id}/`.length);
  const faults = api.faults === "warning" ? { faults: "warning" as const } : {};
  // What it names is looked for where each part stands once: written out, it can be a hundred times as long.
  const packed = packJson({ ...draft, page: { ...draft.page, ...faults }, context });
  const slugs = pagesNamedIn(packed);
  const source = withFields(packed, {
    schemaRoutes: Object.fromEntries([...slugs].map((slug) => [slug, routes.schema(slug)])),
    anchors: anchorsIn(packed, targets),
  });
  // The mark must not stand in texts: it would begin a placeholder.
  const text = source.replaceAll(PLACEHOLDER_MARK, "");
  return { path: `${api.file}#${name}`, text, kind: "reference" };
}

/** Webhooks are listed as a family of their own. */
function webhookFamily({ webhooks, families }: ApiDescription, say: SayApi): ApiFamily[] {
  if (webhooks.length === 0) return [];
  const isTaken = families.some(({ slug }) => slug === "webhooks");
  return [
    {
      name: "Webhooks",
      title: say("webhooks"),
      slug: isTaken ? "api-webhooks" : "webhooks",
      parent: null,
      description: say("webhooksText"),
      externalDocs: null,
      operations: webhooks,
    },
  ];
}
