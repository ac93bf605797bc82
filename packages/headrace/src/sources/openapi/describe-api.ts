import type { ApiDescription, ApiFamily } from "../../model/api.ts";
import { markdownLink } from "../markdown-text.ts";
import { describeGroups, describeInfo } from "./describe-info.ts";
import { type DescriptionContext, describeOperation, targetsOf } from "./describe-operation.ts";
import {
  describeLink,
  describeSecurity,
  describeSecuritySchemes,
  describeServers,
} from "./describe-servers.ts";
import {
  assignIds,
  type FoundOperation,
  findOperations,
  fromRoot,
  type OperationIds,
} from "./found-operations.ts";
import { list, oneOrMore, record, text } from "./json-values.ts";
import { describeOtherComponents } from "./other-components.ts";
import { createReferences } from "./references.ts";
import { createLevelReader } from "./schemas/schema-level.ts";
import { addUnreached, createSchemaPages } from "./schemas/schema-pages.ts";
import { createSchemaReader } from "./schemas/schema-reader.ts";
import { uniqueSlug } from "./unique-slug.ts";

/** The description, and what came to light while it was made. */
export interface DescribedApi {
  description: ApiDescription;
  duplicates: OperationIds["duplicates"];
  /** Keywords of schemas that no page shows, and how often they occur. */
  unseen: ReadonlyMap<string, number>;
  /** How many examples of schemas are too long for all pages. */
  tooLong: ReadonlyMap<object, number>;
}

/** What the document does not say. */
export interface DescribeOptions extends Pick<DescriptionContext, "positionOf"> {
  /** Absolute address that relative servers count from. */
  server: string;
}

/**
 * Makes the model of a bundled document. What is wrong in the document is left out or read as
 * absent; it never throws.
 */
export function describeApi(
  root: Record<string, unknown>,
  { positionOf, server: address }: DescribeOptions,
): DescribedApi {
  const references = createReferences(root);
  const operations = findOperations(root.paths, references).map(fromRoot);
  const webhooks = findOperations(root.webhooks, references);
  const ids = assignIds([...operations, ...webhooks]);
  const unseen = new Map<string, number>();
  const tooLong = new Map<object, number>();
  const read = createLevelReader(createSchemaReader(root, references), unseen, tooLong);
  const pages = createSchemaPages(read);
  const { expansion } = pages;
  const self = text(root.$self);
  const server = /^https?:/.test(self) ? self : address;
  const context = { root, references, read, ids, positionOf, expansion, server, tooLong };
  const untagged = operations.some(tagOf) ? "Other operations" : "Operations";
  const families = describeFamilies(operations, untagged, context);
  const parts = {
    families,
    groups: describeGroups(root, families),
    webhooks: webhooks.map((webhook) => {
      const surroundings = { ...context, isWebhook: true } as const;
      const described = describeOperation(webhook, tagOf(webhook) || untagged, surroundings);
      return { ...described, servers: targetsOf(webhook, server) };
    }),
  };
  const components = describeOtherComponents(root, context);
  addUnreached(root, { references, read, pages });
  const info = describeInfo(root);
  const description: ApiDescription = {
    ...info,
    description: [info.description, ...describeTopics(root, families)].filter(Boolean).join("\n\n"),
    servers:
      operations.length > 0 || Array.isArray(root.servers)
        ? describeServers([root.servers], server)
        : [],
    security: describeSecurity([root.security]),
    securitySchemes: describeSecuritySchemes(record(root.components).securitySchemes, references),
    ...parts,
    components,
    schemas: pages.finish(),
  };
  return { description, duplicates: ids.duplicates, unseen, tooLong };
}

/** An operation stands once, with its first tag; one that is blank says nothing. */
function tagOf({ raw }: FoundOperation): string {
  return oneOrMore(raw.tags).find((name) => name.trim() !== "") ?? "";
}

/** Tags that no operation has are chapters about the API: they go on where its description ends. */
function describeTopics(
  { tags }: Record<string, unknown>,
  families: readonly ApiFamily[],
): string[] {
  const known = new Set(families.map(({ name }) => name));
  return list(tags)
    .map(record)
    .filter((tag) => !known.has(text(tag.name)))
    .map((tag) => ({ tag, docs: describeLink(tag.externalDocs) }))
    .filter(({ tag, docs }) => text(tag.description) !== "" || docs !== null)
    .map(({ tag, docs }) =>
      [
        titleOf(tag) && `## ${titleOf(tag)}`,
        text(tag.description),
        docs === null ? "" : markdownLink(docs),
      ]
        .filter(Boolean)
        .join("\n\n"),
    );
}

/** What readers call a tag. */
function titleOf(tag: Record<string, unknown>): string {
  return text(tag.summary) || text(tag["x-displayName"]) || text(tag.name);
}

/** By their names; what is declared twice says all that either says. */
function declaredTags({ tags }: Record<string, unknown>): Map<string, Record<string, unknown>> {
  const declared = new Map<string, Record<string, unknown>>();
  for (const tag of list(tags).map(record)) {
    const before = declared.get(text(tag.name)) ?? {};
    const texts = new Set([text(before.description), text(tag.description)].filter(Boolean));
    declared.set(text(tag.name), { ...before, ...tag, description: [...texts].join("\n\n") });
  }
  return declared;
}

/**
 * Declared tags in their order, then others in the order in which they occur; none is empty.
 *
 * @param untagged Name of the family of operations without a tag.
 */
function describeFamilies(
  operations: readonly FoundOperation[],
  untagged: string,
  context: DescriptionContext,
): ApiFamily[] {
  const tags = declaredTags(context.root);
  const members = new Map<string, FoundOperation[]>([...tags.keys()].map((name) => [name, []]));
  for (const operation of operations) {
    const name = tagOf(operation) || untagged;
    members.set(name, [...(members.get(name) ?? []), operation]);
  }
  const slugs = new Set<string>();
  const slugOf = new Map<string, string>();
  const parents = new Set(list(context.root.tags).map((tag) => text(record(tag).parent)));
  return [...members]
    .filter(([name, own]) => own.length > 0 || (name.trim() !== "" && parents.has(name)))
    .map(([name, own]) => {
      const tag = tags.get(name) ?? {};
      const slug = uniqueSlug(text(tag["x-slug"]) || name, { fallback: "family", taken: slugs });
      slugOf.set(name, slug);
      return {
        name,
        title: titleOf(tag) || name,
        slug,
        parent: slugOf.get(text(tag.parent)) ?? null,
        description: text(tag.description),
        externalDocs: describeLink(tag.externalDocs),
        operations: own.map((operation) => describeOperation(operation, name, context)),
      };
    });
}
