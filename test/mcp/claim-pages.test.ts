import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { claimPages } from "../../src/cli/mcp/claim-pages.ts";
import { register } from "../../src/walk/registry.ts";
import { testHost } from "../support/test-host.ts";

describe("the long answer of claim", () => {
  it("ends between two lifelines when its client gives it up", async () => {
    const text = Array.from({ length: 200 }, (_, i) => `Mill ${i} is old.`).join("\n\n");
    const revision = { id: 1, pageId: 1, title: "Lom", timestamp: "2020-01-01T00:00:00Z", text, user: null };
    const { host } = testHost(JSON.stringify(revision));
    const leaving = new AbortController();
    const left = {
      ...host,
      progress: () => void setImmediate(() => leaving.abort()),
      signal: leaving.signal,
    };
    const choice = { input: "-", wiki: "wiki.example", all: true };
    const answer = claimPages(choice, "is old", register(builtInDetectors), 50_000, left);
    await expect(answer.read(undefined)).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
