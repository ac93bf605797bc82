import type { ApiDescription, ApiFamily, ApiGroup, ApiLink } from "../../model/api.ts";
import { describeLink } from "./describe-servers.ts";
import { list, record, text, texts } from "./json-values.ts";

/** What a description says of the API as a whole. */
export function describeInfo(
  root: Record<string, unknown>,
): Pick<
  ApiDescription,
  "title" | "version" | "summary" | "description" | "legal" | "externalDocs"
> {
  const info = record(root.info);
  const contact = record(info.contact);
  const license = record(info.license);
  const terms = text(info.termsOfService);
  const name = text(contact.name);
  const mail = text(contact.email);
  return {
    title: text(info.title),
    version: text(info.version),
    summary: text(info.summary),
    description: text(info.description),
    legal: {
      // Authors write the terms themselves here, too.
      termsOfService: /^\S*[/.]\S*$/.test(terms) ? linkTo("Terms of service", terms) : plain(terms),
      contact: [
        ...optional(linkTo(name || text(contact.url), contact.url) ?? plain(name)),
        ...optional(mail === "" ? null : linkTo(mail, `mailto:${mail}`)),
      ],
      license:
        linkTo(text(license.name) || text(license.identifier), license.url) ??
        plain(
          [...new Set([text(license.name), text(license.identifier)])].filter(Boolean).join(", "),
        ),
    },
    externalDocs: describeLink(root.externalDocs),
  };
}

function linkTo(label: string, url: unknown): ApiLink | null {
  const link = describeLink({ url });
  return link && { label: label || link.href, href: link.href };
}

/** A name without a page. */
function plain(label: string): ApiLink | null {
  return label === "" ? null : { label, href: "" };
}

function optional<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

/** The groups of `x-tagGroups`; without them, families whose tags have others as their parts. */
export function describeGroups(
  root: Record<string, unknown>,
  families: readonly ApiFamily[],
): ApiGroup[] {
  const slugs = new Map(families.map(({ name, slug }) => [name, slug]));
  return list(root["x-tagGroups"])
    .map(record)
    .map((group) => ({
      name: text(group.name),
      families: texts(group.tags).flatMap((tag) => slugs.get(tag) ?? []),
    }))
    .filter(({ families: members }) => members.length > 0);
}
