import { realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import tools from "../../src/cli/mcp/tools.json" with { type: "json" };
import { describeLifeAndDeath } from "../mcp/life-and-death.ts";
import { inspector } from "../support/inspector.ts";

const named = (name: string) => realpathSync(join(inject("installed"), "node_modules/.bin", name));

describeLifeAndDeath("stemma mcp, as it is packed", () => named("stemma"));

describe("the inspector", () => {
  it.each(["stemma", "wikihistory"])("finds nothing to mend in the tools of %s mcp", async (name) => {
    const inspect = await inspector();
    const how = ["--method", "tools/list", "--strict", "--format", "json"];
    const { code, out, errors } = await inspect(process.execPath, named(name), "mcp", ...how);
    expect([code, errors]).toEqual([0, ""]);
    expect(JSON.parse(out).result.tools).toEqual(tools);
  });
});
