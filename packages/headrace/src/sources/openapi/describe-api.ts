import type { ApiDescription, ApiFamily, ApiPosition } from "../../model/api.ts";
import { type DescriptionContext, describeOperation } from "./describe-operation.ts";
import { describeLink, describeSecuritySchemes, describeServers } from "./describe-servers.ts";
import {
  assignIds,
  type FoundOperation,
  findOperations,
  type OperationIds,
} from "./found-operations.ts";
import { list, record, text } from "./json-values.ts";
import { createReferences } from "./references.ts";
import { createLevelReader } from "./schema-level.ts";
import { createSchemaReader } from "./schema-reader.ts";

/** The description, and what came to light while it was made. */
export interface DescribedApi {
  description: ApiDescription;
  duplicates: OperationIds["duplicates"];
}

/**
 * Makes the model of a bundled document. What is wrong in the document is left out or read as
 * absent; it never throws.
 *
 * @param positionOf Where an operation stands in its file.
 */
export function describeApi(
  root: Record<string, unknown>,
  positionOf: (raw: object) => ApiPosition,
): DescribedApi {
  const references = createReferences(root);
  const operations = findOperations(root.paths, references);
  const webhooks = findOperations(root.webhooks, references);
  const ids = assignIds([...operations, ...webhooks]);
  const read = createLevelReader(createSchemaReader(root, references));
  const context: DescriptionContext = { root, references, read, ids, positionOf };
  const info = record(root.info);
  const description: ApiDescription = {
    title: text(info.title),
    version: text(info.version),
    description: text(info.description),
    servers: describeServers([root.servers]),
    securitySchemes: describeSecuritySchemes(record(root.components).securitySchemes, references),
    families: describeFamilies(operations, context),
    webhooks: webhooks.map((webhook) => describeOperation(webhook, familyOf(webhook), context)),
  };
  return { description, duplicates: ids.duplicates };
}

/** Family of operations without a tag. */
const UNTAGGED = "Other operations";

/** An operation stands once, with its first tag. */
function familyOf({ raw }: FoundOperation): string {
  return text(list(raw.tags)[0]) || UNTAGGED;
}

/** Declared tags in their order, then others in the order in which they occur; none is empty. */
function describeFamilies(
  operations: readonly FoundOperation[],
  context: DescriptionContext,
): ApiFamily[] {
  const tags = new Map(
    list(context.root.tags)
      .map(record)
      .map((tag) => [text(tag.name), tag]),
  );
  const members = new Map<string, FoundOperation[]>([...tags.keys()].map((name) => [name, []]));
  for (const operation of operations) {
    const name = familyOf(operation);
    members.set(name, [...(members.get(name) ?? []), operation]);
  }
  const slugs = new Set<string>();
  return [...members]
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => {
      const tag = tags.get(name) ?? {};
      return {
        name,
        slug: uniqueSlug(text(tag["x-slug"]) || name, slugs),
        description: text(tag.description),
        externalDocs: describeLink(tag.externalDocs),
        operations: own.map((operation) => describeOperation(operation, name, context)),
      };
    });
}

/** Lowercase letters, digits and hyphens, with a number when another family has the same. */
function uniqueSlug(name: string, taken: Set<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const wanted = words || "family";
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
