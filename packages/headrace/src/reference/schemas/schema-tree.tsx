import type { ReactNode } from "react";
import type { Schema, SchemaCondition, SchemaProperty } from "../../model/api.ts";
import { proseBlock, ruleBlock, ruleWithValues, tabsElement } from "../elements.tsx";
import { type FieldHead, field, fieldFlags, fieldList } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import type { SayApi } from "../say.ts";
import { type Alternative, alternativeHead } from "./schema-head.tsx";
import { hasNoParts, isToldByType } from "./schema-line.ts";
import { enumList, notes } from "./schema-notes.tsx";
import { pageLink, recursion, type SchemaPlace, sameAs, shownElsewhere } from "./schema-place.tsx";
import {
  describe,
  type OtherProperty,
  otherProperties,
  requestProperties,
} from "./schema-properties.ts";
import { alternativesOf, variantsLabel } from "./schema-variants.tsx";
import { fieldType, type Rule, ruleWords } from "./schema-words.ts";

/** All that a schema says, but its name, type and description. */
export function schemaBody(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  return bodyParts(schema, { rules: ruleWords(schema, tools.say), place }, tools);
}

/** A parameter, header or property with all that its schema says. */
export function schemaField(
  head: Omit<FieldHead, "rule">,
  { schema, place }: { schema: Schema; place: SchemaPlace },
  tools: PageTools,
): ReactNode {
  const { rules = [], ...own } = place;
  const all = [...ruleWords(schema, tools.say), ...rules];
  const rule = schema.recursive ? undefined : briefRule(all);
  const body = bodyParts(schema, { rules: rule ? [] : all, place: own }, tools);
  return field({ ...head, rule: rule && ruleWithValues(rule, tools) }, body, tools.say);
}

/** Characters of a rule that goes on in the line of the name. */
const BRIEF = 40;

/** The only rule there is, if it is a short one about values: "Example: `Bug`". */
function briefRule(rules: readonly Rule[]): Rule | undefined {
  const [rule] = rules;
  if (!rule || rules.length > 1 || rule.values.length === 0) return undefined;
  return `${rule.text} ${rule.values.join(", ")}`.length <= BRIEF ? rule : undefined;
}

function bodyParts(
  schema: Schema,
  { rules, place }: { rules: readonly Rule[]; place: SchemaPlace },
  tools: PageTools,
): ReactNode {
  if (schema.recursive) return recursion(schema, place, tools.say);
  const shown = shownElsewhere(schema, place, tools);
  if (shown) {
    return (
      <>
        {ruleBlock(rules, tools)}
        {sameAs(shown, tools.say)}
      </>
    );
  }
  const inside = schema.name
    ? { ...place, around: new Map([...place.around, [schema.name, place.id]]) }
    : place;
  return (
    <>
      {notes(schema, tools)}
      {ruleBlock(rules, tools)}
      {enumList(schema, place, tools)}
      {propertyGroup(schema, inside, tools)}
      {itemsGroup(schema, inside, tools)}
      {variants(schema, inside, tools)}
      {schema.not && negation(schema.not, inside, tools)}
      {schema.conditions?.map((condition) => conditionGroup(condition, inside, tools))}
      {pageLink(schema, schema.page, tools)}
    </>
  );
}

/** What a value may not be: in words where it is plain, so that it says so while it is closed. */
function negation(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { say } = tools;
  const rules = ruleWords(schema, say);
  if (isEmpty(schema)) return <p className="api-rules">{say("noValue")}</p>;
  if (Object.keys(schema).every((key) => PLAIN_NEGATION.has(key)) && rules.length > 0) {
    const [first, ...others] = rules;
    const lead = first && { ...first, text: say("mustNotBe", { rule: uncapitalized(first.text) }) };
    return ruleBlock(lead ? [lead, ...others] : others, tools);
  }
  return alternative({ label: say("mustNotMatch"), schema }, place, tools);
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const PLAIN_NEGATION = new Set(["types", "enum", "const", "pattern", "format"]);

function isEmpty(schema: Schema): boolean {
  return schema.types.length === 0 && Object.keys(schema).length === 1;
}

function conditionGroup(
  { kind, name = "", schema }: SchemaCondition,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  return alternative({ label: tools.say(CONDITIONS[kind], { name }), schema }, place, tools);
}

const CONDITIONS = {
  if: "conditionIf",
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: "conditionThen",
  else: "conditionElse",
  contains: "conditionContains",
  propertyNames: "propertyNames",
  dependent: "whereThere",
  content: "textHolds",
  unevaluatedItems: "eachOtherItem",
} as const;

function propertyGroup(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { say } = tools;
  const others = otherProperties(schema, say);
  const all = schema.properties ?? [];
  const properties = place.isSent ? requestProperties(all) : all;
  const unsent = all.filter((property) => !properties.includes(property));
  if (all.length + others.length === 0) return null;
  const below = { ...place, depth: place.depth + 1 };
  const label = groupLabel(properties.length, say);
  // What the group around them is called need not stand before them once more.
  const above = place.depth > 0 ? label : "";
  const list = fieldList([
    ...properties.map((property) => propertyField(property, below, tools)),
    ...others.map((other) =>
      otherField(other.prefix === above ? { ...other, prefix: "" } : other, below, tools),
    ),
  ]);
  for (const { name } of unsent) tools.note(name);
  const names = unsent.map(({ name }) => name);
  const content = (
    <>
      {list}
      {names.length > 0 && ruleBlock([{ text: say("onlyInAnswers"), values: names }], tools)}
      {names.length > 0 && pageLink(schema, schema.wholePage, tools)}
    </>
  );
  return group(label, content, place);
}

/** A map has no properties with names of their own. */
function groupLabel(count: number, say: SayApi): string {
  return count === 0 ? say("eachProperty") : say("propertyCount", { count });
}

/** Properties are shown at once on the first level and inside native details below it. */
function group(label: string, content: ReactNode, { depth }: SchemaPlace): ReactNode {
  if (depth === 0) return content;
  return (
    <details className="api-group">
      <summary>{label}</summary>
      {content}
    </details>
  );
}

function propertyField(
  { name, required, schema }: SchemaProperty,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  const path = [...place.path, name];
  const id = tools.ids.add(...path);
  const flags = fieldFlags(schema, required);
  tools.note(name);
  const head = {
    id,
    name,
    type: fieldType({ name }, schema, tools.say),
    flags,
    prose: tools.prose(describe(schema, tools.say, name)),
  };
  return schemaField(head, { schema, place: { ...place, path, id } }, tools);
}

function otherField(other: OtherProperty, place: SchemaPlace, tools: PageTools): ReactNode {
  const { schema, name, prefix } = other;
  const path = [...place.path, name];
  const id = tools.ids.add(...path);
  const head = {
    id,
    name,
    prefix,
    type: fieldType({ name }, schema, tools.say),
    flags: [],
    prose: tools.prose(describe(schema, tools.say)),
  };
  return schemaField(head, { schema, place: { ...place, path, id } }, tools);
}

/** What is said of the items of a list, one by one and all together. */
function itemsGroup(
  { items, prefixItems }: Schema,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  return (
    <>
      {prefixItems?.map((item, index) => {
        const type = fieldType({ name: "" }, item, tools.say);
        const label = tools.say("itemNumber", { number: index + 1, type });
        return alternative({ label, schema: item }, place, tools);
      })}
      {items && eachItem(items, place, tools)}
    </>
  );
}

/** The array's own line tells the type of its items. */
function eachItem(items: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const prose = proseBlock(
    tools.prose(items.properties ? describe(items, tools.say) : items.description),
  );
  const body = schemaBody(items, place, tools);
  const hasRules =
    !items.recursive && (ruleWords(items, tools.say).length > 0 || items.description);
  return (
    <>
      {hasRules && <p className="api-label">{tools.say("eachItem")}</p>}
      {prose}
      {body}
    </>
  );
}

/** What a value may be: behind a switch where that reads better, else below each other. */
function variants(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { variants: group } = schema;
  if (!group || isToldByType(schema, tools.say)) return null;
  const all = alternativesOf({ ...schema, variants: group }, place);
  const tabs = all.flatMap((one) => {
    const { tab } = one;
    return tab === undefined
      ? []
      : [{ value: tab, label: tab, content: alternative(one, place, tools) }];
  });
  return (
    <>
      {variantsLabel(group, tools.say)}
      {tabs.length > 0
        ? tabsElement(tabs, "", tools)
        : all.map((one) => alternative(one, place, tools))}
    </>
  );
}

function alternative(
  { isOpen = false, ...told }: Alternative,
  place: SchemaPlace,
  tools: PageTools,
): ReactNode {
  const { label, schema, tab } = told;
  const path = [...place.path, label];
  const id = tools.ids.add(...path);
  tools.note(label);
  // Its own properties are on the first level of what the reader opens.
  const inside = { ...place, path, id, depth: 0 };
  const head = alternativeHead(told, tools.say);
  const text = describe(schema, tools.say);
  const body = (
    <>
      {text !== label && text !== tab && proseBlock(tools.prose(text))}
      {schemaBody(schema, inside, tools)}
    </>
  );
  if (tab !== undefined) {
    return (
      <div id={id}>
        <p className="api-type">{head}</p>
        {body}
      </div>
    );
  }
  return hasNoParts(schema) ? (
    <div className="api-group" id={id} key={id}>
      <div>{head}</div>
      {body}
    </div>
  ) : (
    <details className="api-group" id={id} key={id} open={isOpen}>
      <summary>{head}</summary>
      {body}
    </details>
  );
}
