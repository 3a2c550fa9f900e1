import { describe, expect, it } from "vitest";
import { toolList } from "../../src/cli/mcp/tool-list.ts";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import { operations } from "../../src/cli/operations/index.ts";

const loaded = await Promise.all(Object.values(operations).map(({ load }) => load()));

describe("the list of tools", () => {
  it("is what the definitions say; npm run docs writes it", async () => {
    expect(tools).toEqual(JSON.parse(JSON.stringify(await toolList(operations))));
  });

  it("has at most 10,000 bytes", () => {
    const line = JSON.stringify({ jsonrpc: "2.0", id: 1, result: { tools } });
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(10_000);
  });

  it("says at which depth to count and to measure, and what a look at many pages leaves for the next", () => {
    const said = JSON.stringify(tools);
    expect(
      said.match(/what reverts bring or take only counted; forensic: all; for counts, durations/g),
    ).toHaveLength(2);
    expect(said).toContain("what is under 5 minutes old waits");
  });

  it("says that UTC is only what a time without an offset is in", () => {
    const said = tools.flatMap(({ inputSchema }) =>
      "since" in inputSchema.properties ? [inputSchema.properties.since?.description] : [],
    );
    expect(said).toEqual(Array(2).fill("Shows events from this ISO 8601 time on (default UTC)."));
  });

  it.each(tools)("of $name has plain objects for schemas and every hint", (tool) => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema.type).toBe("object");
      expect(Object.keys(schema)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(oneOf|anyOf|allOf|\$schema|\$ref)$/)]),
      );
    }
    expect(Object.values(tool.annotations).map((hint) => typeof hint)).toEqual(Array(4).fill("boolean"));
    expect(tool.description).not.toMatch(/--|`|\bmust\b|\bcommand line\b/);
  });

  it.each(tools)(
    "of $name takes strings alone, but for a case to judge, each described",
    ({ inputSchema }) => {
      for (const [name, input] of Object.entries(inputSchema.properties)) {
        expect(input.type).toBe(name === "input" ? "object" : "string");
        expect(input.description).toMatch(/\.$/);
      }
    },
  );

  it.each(tools)(
    "of $name names members of whatever an input has, as Gemini's models want it",
    ({ inputSchema }) => {
      expect(
        objectsIn(inputSchema).map(({ properties }) => Object.keys(Object(properties)).length),
      ).not.toContain(0);
    },
  );

  it("reads inputs off the entries that the command line reads", () => {
    for (const { input, tool } of loaded) {
      if (tool === undefined) continue;
      const ownOfTools = [
        "all",
        "short",
        "page",
        "limit",
        "cursor",
        "output",
        "input",
        "apiKey",
        "boundaries",
      ];
      for (const [name, entry] of Object.entries(tool.input)) {
        if (!ownOfTools.includes(name)) expect(entry).toBe(input[name]);
      }
    }
  });
});

/** The schemas of objects in a schema, itself included. */
function objectsIn(schema: object): readonly Readonly<Record<string, unknown>>[] {
  const { type, properties }: Readonly<Record<string, unknown>> = { ...schema };
  const inner = Object.values(Object(properties)).flatMap((property) => objectsIn(Object(property)));
  return type === "object" ? [{ ...schema }, ...inner] : inner;
}
