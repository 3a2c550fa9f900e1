import { realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import { bothWays } from "../mcp/clients/both-ways.ts";
import { protocolClient } from "../mcp/clients/protocol-client.ts";
import { toolRows } from "../mcp/clients/tool-rows.ts";
import { observedLampWiki } from "../mcp/lamp.ts";
import { describeLifeAndDeath } from "../mcp/life-and-death.ts";
import { inspector } from "../support/inspector.ts";

const named = (name: string) => realpathSync(join(inject("installed"), "node_modules/.bin", name));

describeLifeAndDeath("stemma mcp, as it is packed", () => named("stemma"));

describe("each tool of the package", () => {
  it.each(toolRows)("$tool answers what the command line writes", async (row) => {
    const wiki = await observedLampWiki(12);
    const page = { api: wiki.api, page: "Lamp", text: "lit by hand every evening" };
    const { told, written } = await bothWays(row, protocolClient, named("stemma"), page, 50_000);
    expect(told).toEqual(written);
    await wiki.close();
  });
});

describe("the inspector", () => {
  it.each(["stemma", "wikihistory"])("finds nothing to mend in the tools of %s mcp", async (name) => {
    const inspect = await inspector();
    const how = ["--method", "tools/list", "--strict", "--format", "json"];
    const { code, out, errors } = await inspect(process.execPath, named(name), "mcp", ...how);
    expect([code, errors]).toEqual([0, ""]);
    expect(JSON.parse(out).result.tools).toEqual(tools);
  });
});
