import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { describe, expect, it } from "vitest";
import type { Json, Schema, SchemaXml } from "../../model/api.ts";
import { xmlText } from "./xml-text.ts";

function object(properties: Record<string, Schema>, changes: Partial<Schema> = {}): Schema {
  const entries = Object.entries(properties);
  return {
    types: ["object"],
    properties: entries.map(([name, schema]) => ({ name, required: false, schema })),
    ...changes,
  };
}

function list(items: Schema | undefined, xml?: SchemaXml): Schema {
  return { types: ["array"], ...(items && { items }), ...(xml && { xml }) };
}

function string(xml?: SchemaXml): Schema {
  return { types: ["string"], ...(xml && { xml }) };
}

/** What a parser reads, on one line: `<a b="c"><d>text</d></a>`. */
function read(schema: Schema | null, value: Json): string {
  const { root } = parseXml(xmlText(schema, value));
  return root ? write(root) : "";
}

function write({ name, attributes, children, text }: XmlElement): string {
  const elements = children.filter((child) => child instanceof XmlElement);
  const open = [name, ...Object.entries(attributes).map(([key, one]) => `${key}="${one}"`)];
  const inside = elements.length > 0 ? elements.map(write).join("") : text;
  return `<${open.join(" ")}>${inside}</${name}>`;
}

describe("XML, as the examples of OpenAPI's XML object", () => {
  const person = object({ id: string(), name: string() }, { name: "Person" });
  const value = { id: "7", name: "example" };

  it("begins with its declaration and is indented", () => {
    expect(xmlText(person, { id: "7", sub: { a: 1 }, none: "" })).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<Person>",
        "  <id>7</id>",
        "  <sub>",
        "    <a>1</a>",
        "  </sub>",
        "  <none/>",
        "</Person>",
      ].join("\n"),
    );
  });

  it.each<[string, Schema | null, Json, string]>([
    [
      "names elements after properties",
      person,
      value,
      "<Person><id>7</id><name>example</name></Person>",
    ],
    ["is called root without a name", null, { a: 1 }, "<root><a>1</a></root>"],
    [
      "takes another name, of the root, too",
      object({ id: string({ name: "key" }) }, { xml: { name: "human" } }),
      { id: "7" },
      "<human><key>7</key></human>",
    ],
    [
      "writes attributes, namespace and prefix",
      object(
        {
          id: string({ attribute: true }),
          no: string({ attribute: true, name: "number", prefix: "s" }),
          name: string({ namespace: "https://x.example/s", prefix: "s" }),
          plain: string({ namespace: "https://x.example/p" }),
        },
        { name: "Person" },
      ),
      { id: "7", no: 2, name: "n", plain: "p" },
      '<Person id="7" s:number="2"><s:name xmlns:s="https://x.example/s">n</s:name><plain xmlns="https://x.example/p">p</plain></Person>',
    ],
    [
      "repeats the element of a list",
      object({ animals: list(string()) }, { name: "Zoo" }),
      { animals: ["a", "b"] },
      "<Zoo><animals>a</animals><animals>b</animals></Zoo>",
    ],
    [
      "calls items as their own schema says",
      object({ animals: list(string({ name: "animal" }), { name: "aliens" }) }, { name: "Zoo" }),
      { animals: ["a", "b"] },
      "<Zoo><animal>a</animal><animal>b</animal></Zoo>",
    ],
    [
      "does not call items as a list that is not wrapped",
      object({ animals: list(string(), { name: "aliens" }) }, { name: "Zoo" }),
      { animals: ["a"] },
      "<Zoo><animals>a</animals></Zoo>",
    ],
    [
      "wraps a list",
      object({ animals: list(string({ name: "animal" }), { wrapped: true }) }, { name: "Zoo" }),
      { animals: ["a", "b"] },
      "<Zoo><animals><animal>a</animal><animal>b</animal></animals></Zoo>",
    ],
    [
      "wraps a list by another name, which its items have, too",
      object({ animals: list(string(), { wrapped: true, name: "aliens" }) }, { name: "Zoo" }),
      { animals: ["a"] },
      "<Zoo><aliens><aliens>a</aliens></aliens></Zoo>",
    ],
    [
      "gives a wrapped list prefix and namespace",
      object(
        { a: list(string({ name: "i" }), { wrapped: true, prefix: "p", namespace: "urn:x" }) },
        { name: "Zoo" },
      ),
      { a: ["1"] },
      '<Zoo><p:a xmlns:p="urn:x"><i>1</i></p:a></Zoo>',
    ],
    [
      "wraps a list that is the root",
      list(string({ name: "animal" }), { name: "zoo" }),
      ["a"],
      "<zoo><animal>a</animal></zoo>",
    ],
    [
      "writes a property as the text of its element",
      object({ lang: string({ attribute: true }), say: string({ text: true }) }, { name: "P" }),
      { lang: "en", say: "Hi" },
      '<P lang="en">Hi</P>',
    ],
    [
      "leaves out lists without items",
      object({ a: list(string()), b: string() }, { name: "Zoo" }),
      { a: [], b: "x" },
      "<Zoo><b>x</b></Zoo>",
    ],
    [
      "asks the alternatives about a property",
      {
        types: [],
        name: "Pet",
        variants: {
          kind: "oneOf",
          options: [
            { label: "Cat", schema: object({ claws: string() }) },
            { label: "Dog", schema: object({ bark: string({ attribute: true }) }) },
          ],
        },
      } as Schema,
      { bark: "loud" },
      '<Pet bark="loud"></Pet>',
    ],
    [
      "asks the schema of further properties",
      { types: ["object"], name: "M", additionalProperties: string({ name: "entry" }) },
      { a: "1", b: "2" },
      "<M><entry>1</entry><entry>2</entry></M>",
    ],
  ])("%s", (...[, schema, given, expected]) => {
    expect(read(schema, given)).toBe(expected);
  });

  it("escapes what a text or an attribute can't hold", () => {
    const text = `<&>"'é 語`;
    const schema = object({ a: string({ attribute: true }), b: string() }, { name: "T" });
    const { root } = parseXml(xmlText(schema, { a: text, b: text }));
    expect([root?.attributes.a, root?.text.trim()]).toEqual([text, text]);
  });

  it("keeps white space that parsers would read as another", () => {
    const text = " a\tb\nc\r\nd ";
    const schema = object({ a: string({ attribute: true }), b: string() }, { name: "T" });
    const { root } = parseXml(xmlText(schema, { a: text, b: text }));
    expect([root?.attributes.a, root?.children[1]?.toJSON().children]).toMatchObject([
      text,
      [{ text }],
    ]);
  });

  it("has null as an element that says so, and no attribute that is null", () => {
    const schema = object({ a: string({ attribute: true }), b: string() }, { name: "T" });
    const xsi = "http://www.w3.org/2001/XMLSchema-instance";
    expect(read(schema, { a: null, b: null })).toBe(
      `<T><b xmlns:xsi="${xsi}" xsi:nil="true"></b></T>`,
    );
  });

  it("declares the namespace of an attribute, once", () => {
    const space = { namespace: "urn:s", prefix: "s" };
    const own = string({ attribute: true, ...space });
    const schema = object({ a: own, b: own }, { name: "T", xml: space });
    expect(read(schema, { a: "1", b: "2" })).toBe('<s:T xmlns:s="urn:s" s:a="1" s:b="2"></s:T>');
    const plain = object({ a: own }, { name: "T" });
    expect(read(plain, { a: "1" })).toBe('<T xmlns:s="urn:s" s:a="1"></T>');
  });

  it("keeps a text that stands beside elements", () => {
    const schema = object({ say: string({ text: true }), b: string() }, { name: "T" });
    const { root } = parseXml(xmlText(schema, { say: "Hi", b: "x" }));
    expect(root?.text.replace(/\s+/g, " ").trim()).toBe("Hi x");
  });
});
