import { readFileSync } from "node:fs";
import { posix } from "node:path";

/** A node of the syntax tree, as far as options are looked for in it. */
export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

/** A node and the module that holds it. */
export interface PlacedNode {
  node: SyntaxNode;
  module: ConfigModule;
}

/** A module of the configuration, parsed. */
export interface ConfigModule {
  /** Relative to the project's root. */
  file: string;
  text: string;
  program: SyntaxNode;
}

type Parse = (file: string, text: string) => { program: unknown; errors: readonly unknown[] };

/** The modules that the configuration consists of; each is parsed once, when it is asked for. */
export class ConfigModules {
  readonly #root: string;
  readonly #parse: Parse;
  readonly #modules = new Map<string, ConfigModule | undefined>();

  constructor(root: string, parse: Parse) {
    this.#root = root;
    this.#parse = parse;
  }

  /** Every module that was read so far. */
  get read(): ConfigModule[] {
    return [...this.#modules.values()].filter((module) => module !== undefined);
  }

  /** A module by its path from the root; `undefined` when it is absent or does not parse. */
  open(file: string): ConfigModule | undefined {
    if (!this.#modules.has(file)) this.#modules.set(file, this.#load(file));
    return this.#modules.get(file);
  }

  #load(file: string): ConfigModule | undefined {
    try {
      const text = readFileSync(posix.join(this.#root, file), "utf8");
      const { program, errors } = this.#parse(file, text);
      return errors.length === 0 && isNode(program) ? { file, text, program } : undefined;
    } catch {
      return;
    }
  }

  /** What a module exports by default. */
  defaultExport(module: ConfigModule): PlacedNode | undefined {
    const statement = nodes(module.program.body).find(
      ({ type }) => type === "ExportDefaultDeclaration",
    );
    return isNode(statement?.declaration) ? { node: statement.declaration, module } : undefined;
  }

  /** What a name of a module stands for: a constant of it, or of the module that it comes from. */
  named(name: string, module: ConfigModule): PlacedNode | undefined {
    for (const statement of nodes(module.program.body)) {
      if (statement.type === "ImportDeclaration") {
        const found = this.#imported(name, statement, module);
        if (found) return found;
      }
      const declaration = isNode(statement.declaration) ? statement.declaration : statement;
      for (const { id, init } of nodes(declaration.declarations)) {
        if (isNode(id) && id.name === name && isNode(init)) return { node: init, module };
      }
    }
    return undefined;
  }

  #imported(name: string, statement: SyntaxNode, from: ConfigModule): PlacedNode | undefined {
    const specifier = nodes(statement.specifiers).find(
      ({ local }) => isNode(local) && local.name === name,
    );
    const source = isNode(statement.source) ? statement.source.value : undefined;
    if (!specifier || typeof source !== "string" || !source.startsWith(".")) return undefined;
    const module = this.open(posix.join(posix.dirname(from.file), source));
    if (!module) return undefined;
    if (specifier.type === "ImportDefaultSpecifier") return this.defaultExport(module);
    const imported = isNode(specifier.imported) ? specifier.imported.name : undefined;
    return typeof imported === "string" ? this.named(imported, module) : undefined;
  }
}

/** Whether something in a syntax tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    "start" in value
  );
}

/** The nodes of a list in a syntax tree. */
export function nodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
