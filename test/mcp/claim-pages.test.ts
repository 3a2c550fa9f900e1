import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { claimPages } from "../../src/cli/mcp/claim-pages.ts";
import { register } from "../../src/walk/registry.ts";
import { leavingHost } from "../support/leaving-host.ts";

describe("the long answer of claim", () => {
  it("ends between two lifelines when its client gives it up", async () => {
    const choice = { input: "-", wiki: "wiki.example", all: true };
    const answer = claimPages(choice, "is old", register(builtInDetectors), 50_000, leavingHost(200));
    await expect(answer.read(undefined)).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
