import { expect, test } from "vitest";
import { checkDiagram, normalizeDiagram } from "./diagram-source.ts";

test.each([
  ["flowchart TD", "A[Start] -->|yes| B{Choice?}"],
  ["flowchart TD", "A -- text --> B & C"],
  ["flowchart TD", "A <-->|both ways| B[To B]"],
  ["flowchart TD", "A<==>B"],
  ["flowchart LR", 'A["x (y"] --- B'],
  ["graph TD", "subgraph one [Group]"],
  ["stateDiagram-v2", "[*] --> Draft: created"],
  ["stateDiagram-v2", 'state "Rolling out" as R'],
  ["sequenceDiagram", "A->>+B: Deploy"],
  ["sequenceDiagram", "Note over A,B: text"],
  ["sequenceDiagram", "Command Line ->>+ Test Server: Configure"],
  ["sequenceDiagram", "participant Test Server"],
  ["sequenceDiagram", "activate Test Server"],
  ["erDiagram", "A }o--o| B : uses"],
  ["classDiagram", "A <|-- B"],
  ["classDiagram", "A : +int age"],
])("%s understands %s", (header, line) => {
  expect(checkDiagram(`${header}\n  ${line}`)).toEqual([]);
});

test.each([
  ["flowchart TD", "A[Start --> B"],
  ["flowchart TD", "A -->"],
  ["flowchart TD", 'click A "https://x"'],
  ["stateDiagram-v2", "note right of A"],
  ["sequenceDiagram", "A->>B without colon"],
  ["erDiagram", "A ||--x B : y"],
  ["erDiagram", "A ||--|| B"],
  ["classDiagram", "A ---- B"],
])("%s does not understand %s", (header, line) => {
  expect(checkDiagram(`%% comment\n\n${header}\n  ${line}`)).toMatchObject([{ line: 3 }]);
});

test("the renderer's missing spelling of zero or more is replaced", () => {
  expect(normalizeDiagram("erDiagram\n A }o--o| B : x")).toBe("erDiagram\n A o{--o| B : x");
});

test("M-14 a flowchart may have several statements on a line, and settings before it", () => {
  const source = '---\ntitle: Flow\n---\ngraph TD; A["one; two"]-->B; B-->C;\n  C --> D;\n';
  expect(checkDiagram(source)).toEqual([]);
  expect(normalizeDiagram(source)).toBe('graph TD\n A["one; two"]-->B\n B --> C\n  C --> D\n');
  expect(checkDiagram("graph TD; A-->B; click A here;")).toEqual([
    expect.objectContaining({ line: 0 }),
  ]);
});

test("M-14 words of a node may go on in the next line, and arrows may touch their words", () => {
  const source =
    'flowchart TD\n A[" one\n   two\n "] --> B\n cart-api-->|5. buy| shop-api\n shop-api --> |6|C\n C -->\n';
  expect(checkDiagram(source)).toMatchObject([{ line: 6 }]);
  expect(normalizeDiagram(source.replace(" C -->\n", ""))).toBe(
    'flowchart TD\n A[" one<br />two<br />"] --> B\n cart-api -->|5. buy| shop-api\n shop-api -->|6| C\n',
  );
});

test("M-14 names of several words in a sequence keep their order, kind and label", () => {
  const source = [
    "sequenceDiagram",
    "  Client->>+Test Server: Ask (a -> b)",
    "  actor The User as A person",
    "  Note over Client,Test Server: Both",
    "  loop Every day",
    "  Test Server-->>-The User: Answer",
    "  end",
    "  deactivate Test Server",
  ].join("\n");
  expect(checkDiagram(source)).toEqual([]);
  expect(normalizeDiagram(source).split("\n")).toEqual([
    "sequenceDiagram",
    "participant Client as Client",
    "participant participant_2 as Test Server",
    "actor participant_3 as A person",
    "  Client->>+participant_2: Ask (a -> b)",
    "",
    "  Note over Client,participant_2: Both",
    "  loop Every day",
    "  participant_2-->>-participant_3: Answer",
    "  end",
    "  deactivate participant_2",
  ]);
  const plain = "sequenceDiagram\n  A->>B: text of words\n";
  expect(normalizeDiagram(plain)).toBe(plain);
});
