import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { eventPages } from "../../src/cli/mcp/event-pages.ts";
import { register } from "../../src/walk/registry.ts";
import { testHost } from "../support/test-host.ts";

describe("the long answer of analyze", () => {
  it("ends between two events of one edit when its client gives it up", async () => {
    const text = Array.from({ length: 1200 }, (_, i) => `Mill ${i} is old.`).join("\n\n");
    const revision = { id: 1, pageId: 1, title: "Lom", timestamp: "2020-01-01T00:00:00Z", text, user: null };
    const { host } = testHost(JSON.stringify(revision));
    const leaving = new AbortController();
    const left = {
      ...host,
      progress: () => void setImmediate(() => leaving.abort()),
      signal: leaving.signal,
    };
    const answer = eventPages({ input: "-", wiki: "wiki.example" }, false, register(builtInDetectors), left);
    await expect(answer.read(undefined)).rejects.toMatchObject({ code: "CANCELLED" });
  });
});
