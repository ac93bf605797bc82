import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Site } from "../../mcp/site.ts";
import { offerTools } from "./offer-tools.ts";

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  execute(input: unknown): Promise<{ content: { text: string }[]; isError?: boolean }>;
}

/** Takes tools as the proposal says: https://webmachinelearning.github.io/webmcp/#dom-modelcontext-registertool */
class StandIn {
  readonly tools = new Map<string, Tool>();

  async registerTool(tool: Tool): Promise<void> {
    const { name, description, inputSchema } = tool;
    if (this.tools.has(name) || description === "" || !/^[\w.-]{1,128}$/.test(name))
      throw new DOMException(`"${name}" is no tool.`, "InvalidStateError");
    JSON.stringify(inputSchema);
    this.tools.set(name, tool);
  }

  call(name: string, input: unknown) {
    return this.tools.get(name)?.execute(input);
  }
}

const FILES: Record<string, string> = {
  "llms.txt": `# Mill

> Grinds.

[All of them](https://mill.example/llms-full.txt)

## Docs

- [Sluice](https://mill.example/sluice.md): Lets water in.
`,
  "sluice.md": "# Sluice\n\nPage: <https://mill.example/sluice>\n\nPaddles let it in.\n",
};

let site: Site;
beforeEach(() => {
  site = new Site({
    async read(path) {
      const text = FILES[path];
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
  });
});

describe("the tools of a page", () => {
  it("are those of MCP, with the schemas of their inputs, wherever the browser takes tools", async () => {
    for (const place of ["document", "navigator"] as const) {
      const modelContext = new StandIn();
      await offerTools({ document: {}, navigator: {}, [place]: { modelContext } }, site);
      expect([...modelContext.tools.keys()]).toEqual([
        "search",
        "read_page",
        "list_pages",
        "list_operations",
        "describe_operation",
        "make_request_sample",
        "call_practice_server",
      ]);
      const ajv = new Ajv2020();
      for (const { inputSchema } of modelContext.tools.values()) ajv.compile(inputSchema);
    }
  });

  it("read the site", async () => {
    const modelContext = new StandIn();
    await offerTools({ document: { modelContext }, navigator: {} }, site);
    const read = await modelContext.call("read_page", { page: "/sluice" });
    expect(read?.content[0]?.text).toContain("Paddles let it in.");
    const listed = await modelContext.call("list_pages", undefined);
    expect(listed?.content[0]?.text).toContain("Lets water in.");
  });

  it("say what is wrong with what they are given, and never reject", async () => {
    const modelContext = new StandIn();
    await offerTools({ document: { modelContext }, navigator: {} }, site);
    const inputs = [null, 1, "x", [], {}, { page: 1 }, { page: "" }, { page: "../../etc/passwd" }];
    for (const input of inputs) {
      const answer = await modelContext.call("read_page", input);
      expect(answer, JSON.stringify(input)).toMatchObject({ isError: true });
      expect(answer?.content[0]?.text).not.toBe("");
    }
  });

  it("are offered to no browser that has no place for them", async () => {
    const registerTool = vi.fn();
    for (const modelContext of [undefined, null, {}, { registerTool: 1 }])
      await offerTools({ document: { modelContext }, navigator: { registerTool } }, site);
    expect(registerTool).not.toHaveBeenCalled();
  });
});
