import type {
  ApiBody,
  ApiComponents,
  ApiEmptyPath,
  Operation,
  UnplacedFact,
} from "../../model/api.ts";
import {
  describeContent,
  describeExamples,
  describeHeaders,
  readParameters,
} from "./describe-content.ts";
import {
  type DescriptionContext,
  describeBody,
  describeLinks,
  describeOperation,
  describeResponses,
  targetsOf,
} from "./describe-operation.ts";
import { describeSecurity, describeTargets } from "./describe-servers.ts";
import { assignIds, findOperations } from "./found-operations.ts";
import { isRecord, record, text } from "./json-values.ts";
import { createOperationContext, type OperationContext } from "./operation-context.ts";
import { isReference } from "./references.ts";

/** Fields of a description, and of its components, whose entries have names. */
type Place = (typeof PLACES)[number];

/** What holds others stands before them: what only it refers to is shown with it. */
const PLACES = [
  "paths",
  "webhooks",
  "pathItems",
  "callbacks",
  "responses",
  "requestBodies",
  "mediaTypes",
  "parameters",
  "headers",
  "links",
  "examples",
] as const;

/** Whether it is a field of the description itself, whose entries have no other place. */
function isTop(place: Place): place is "paths" | "webhooks" {
  return place === "paths" || place === "webhooks";
}

/** At most so many stand on one page, and about so much: as JSON. */
const PORTION = { parts: 40, characters: 40_000 };

/** Every component but schemas that stands on no page, once all operations are described. */
export function describeOtherComponents(
  root: Record<string, unknown>,
  shared: DescriptionContext,
): ApiComponents[] {
  const portions: Portion[] = [];
  for (const place of PLACES) {
    for (const [name, value] of othersAt(place, root, shared)) {
      // Shown meanwhile, in another one.
      if (!isTop(place) && shared.references.wasShown(value)) continue;
      const last = portions.at(-1);
      const portion = last && hasRoom(last) ? last : begin(shared);
      if (portion !== last) portions.push(portion);
      add({ place, name, value }, portion);
      portion.count += 1;
    }
  }
  return portions.map(({ components }) => components);
}

/** What one page shows. */
interface Portion {
  components: ApiComponents;
  count: number;
  /** Of one expansion, so that what is the same on the page is known by that. */
  shared: DescriptionContext;
  context: OperationContext;
}

function begin(shared: DescriptionContext): Portion {
  const trees = shared.expansion();
  const own = { ...shared, expansion: () => trees };
  return {
    components: empty(),
    count: 0,
    shared: own,
    context: createOperationContext(own, trees),
  };
}

function hasRoom({ components, count }: Portion): boolean {
  return count < PORTION.parts && JSON.stringify(components).length < PORTION.characters;
}

function empty(): ApiComponents {
  return {
    parameters: [],
    headers: [],
    bodies: [],
    responses: [],
    examples: [],
    links: [],
    operations: [],
    paths: [],
    unplaced: [],
  };
}

/** So many stand on one page. */
const UNPLACED_PER_PAGE = 400;

/** Pages of what stands where it has no meaning. */
export function unplacedComponents(facts: readonly UnplacedFact[]): ApiComponents[] {
  return Array.from({ length: Math.ceil(facts.length / UNPLACED_PER_PAGE) }, (_, index) => ({
    ...empty(),
    unplaced: facts.slice(index * UNPLACED_PER_PAGE, (index + 1) * UNPLACED_PER_PAGE),
  }));
}

function othersAt(
  place: Place,
  root: Record<string, unknown>,
  { references }: DescriptionContext,
): [string, unknown][] {
  if (isTop(place)) {
    return Object.entries(record(root[place])).filter(
      ([name, item]) =>
        !name.startsWith("x-") && findOperations({ [name]: item }, references).length === 0,
    );
  }
  return Object.entries(record(record(root.components)[place])).filter(
    // Another name of a component is none of its own.
    ([, value]) => isRecord(value) && !(isReference(value) && Object.keys(value).length === 1),
  );
}

function emptyPath(
  path: string,
  value: unknown,
  { shared, context }: Pick<Portion, "shared" | "context">,
): ApiEmptyPath {
  const { summary, description, servers, parameters } = shared.references.object(value);
  return {
    path,
    summary: text(summary),
    description: text(description),
    servers: describeTargets([servers], shared.server),
    parameters: readParameters([parameters], context),
  };
}

interface Found {
  place: Place;
  name: string;
  value: unknown;
}

/** Adds one to the components. */
function add({ place, name, value }: Found, { components, shared, context }: Portion): void {
  const named = { [name]: value };
  switch (place) {
    case "paths":
    case "webhooks":
      components.paths.push(emptyPath(name, value, { shared, context }));
      break;
    case "pathItems": {
      const operations = operationsOf(named, { name, shared });
      components.operations.push(...operations);
      if (operations.length === 0)
        components.paths.push(emptyPath(name, value, { shared, context }));
      break;
    }
    case "callbacks":
      components.operations.push(...operationsOf(value, { name, shared }));
      break;
    case "responses":
      components.responses.push(
        ...describeResponses({ default: value }, { shared, context }).map((one) => ({
          ...one,
          status: name,
        })),
      );
      break;
    case "requestBodies": {
      const body = describeBody(value, context);
      if (body) components.bodies.push({ name, body });
      break;
    }
    case "mediaTypes": {
      const content = describeContent(named, context);
      const body: ApiBody = { description: "", required: true, content };
      components.bodies.push({ name, body });
      break;
    }
    case "parameters":
      components.parameters.push(...readParameters([[value]], context));
      break;
    case "headers":
      components.headers.push(...describeHeaders(named, context));
      break;
    case "links":
      components.links.push(...describeLinks(named, shared));
      break;
    case "examples":
      components.examples.push(...describeExamples({ examples: named }, context));
      break;
  }
  context.finish("rest", PORTION.parts);
}

/** The requests of path items that are no paths of the API. */
function operationsOf(
  pathItems: unknown,
  { name, shared }: { name: string; shared: DescriptionContext },
): Operation[] {
  const found = findOperations(shared.references.object(pathItems), shared.references);
  const context = { ...shared, ids: assignIds(found) };
  return found.map((one) => ({
    ...describeOperation({ ...one, callbacks: [] }, "", context),
    servers: targetsOf(one, shared.server),
    security: describeSecurity([one.raw.security]),
    callback: name,
  }));
}
