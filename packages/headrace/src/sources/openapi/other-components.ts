import type { ApiBody, ApiComponents, Operation } from "../../model/api.ts";
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
} from "./describe-operation.ts";
import { assignIds, findOperations } from "./found-operations.ts";
import { isRecord, record } from "./json-values.ts";
import { createOperationContext } from "./operation-context.ts";
import { isReference } from "./references.ts";

/** Fields of a description, and of its components, whose entries have names. */
type Place = (typeof PLACES)[number];

/** What holds others stands before them: what only it refers to is shown with it. */
const PLACES = [
  "paths",
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

/** So many stand on one page. */
const PORTION = 40;

/** Every component but schemas that stands on no page, once all operations are described. */
export function describeOtherComponents(
  root: Record<string, unknown>,
  shared: DescriptionContext,
): ApiComponents[] {
  const portions: ApiComponents[] = [];
  let size = PORTION;
  for (const place of PLACES) {
    for (const [name, value] of othersAt(place, root, shared)) {
      // Shown meanwhile, in another one.
      if (place !== "paths" && shared.references.wasShown(value)) continue;
      if (size >= PORTION) {
        portions.push(empty());
        size = 0;
      }
      const portion = portions.at(-1);
      if (portion) add(portion, { place, name, value }, shared);
      size += 1;
    }
  }
  return portions;
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
  };
}

function othersAt(
  place: Place,
  root: Record<string, unknown>,
  { references }: DescriptionContext,
): [string, unknown][] {
  if (place === "paths") {
    const paths = Object.entries(record(root.paths)).filter(([name]) => name.startsWith("/"));
    return paths.filter(
      ([path, item]) => findOperations({ [path]: item }, references).length === 0,
    );
  }
  return Object.entries(record(record(root.components)[place])).filter(
    // Another name of a component is none of its own.
    ([, value]) => isRecord(value) && !(isReference(value) && Object.keys(value).length === 1),
  );
}

interface Found {
  place: Place;
  name: string;
  value: unknown;
}

/** Adds one to the portion. */
function add(portion: ApiComponents, { place, name, value }: Found, shared: DescriptionContext) {
  const context = createOperationContext(shared, shared.expansion());
  const named = { [name]: value };
  switch (place) {
    case "paths":
      portion.paths.push(name);
      break;
    case "pathItems":
      portion.operations.push(...operationsOf(named, { name, shared }));
      break;
    case "callbacks":
      portion.operations.push(...operationsOf(value, { name, shared }));
      break;
    case "responses":
      portion.responses.push(
        ...describeResponses({ default: value }, { shared, context }).map((one) => ({
          ...one,
          status: name,
        })),
      );
      break;
    case "requestBodies": {
      const body = describeBody(value, context);
      if (body) portion.bodies.push({ name, body });
      break;
    }
    case "mediaTypes": {
      const content = describeContent(named, context);
      const body: ApiBody = { description: "", required: true, content };
      portion.bodies.push({ name, body });
      break;
    }
    case "parameters":
      portion.parameters.push(...readParameters([[value]], context));
      break;
    case "headers":
      portion.headers.push(...describeHeaders(named, context));
      break;
    case "links":
      portion.links.push(...describeLinks(named, shared));
      break;
    case "examples":
      portion.examples.push(...describeExamples({ examples: named }, context));
      break;
  }
  context.finish("rest", PORTION);
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
    callback: name,
  }));
}
