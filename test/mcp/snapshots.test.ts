import { describe, expect, it } from "vitest";
import { createSnapshots } from "../../src/cli/mcp/snapshots.ts";

describe("createSnapshots", () => {
  it("drops first what was used longest ago", () => {
    const snapshots = createSnapshots(20);
    const snapshot = { head: {}, entries: ["x".repeat(10)] };
    snapshots.keep("a", snapshot);
    snapshots.keep("b", snapshot);
    snapshots.get("a");
    snapshots.keep("c", snapshot);
    expect(["a", "b", "c"].filter((key) => snapshots.get(key) !== undefined)).toEqual(["a", "c"]);
  });
});
