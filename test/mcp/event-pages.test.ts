import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { eventPages } from "../../src/cli/mcp/event-pages.ts";
import { register } from "../../src/walk/registry.ts";
import { leavingHost } from "../support/leaving-host.ts";

describe("the long answer of analyze", () => {
  it("ends between two events of one edit when its client gives it up", async () => {
    const answer = eventPages(
      { input: "-", wiki: "wiki.example" },
      false,
      register(builtInDetectors),
      leavingHost(1200),
    );
    await expect(answer.read(undefined)).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
