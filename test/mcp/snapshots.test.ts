import { describe, expect, it } from "vitest";
import { createSnapshots } from "../../src/cli/mcp/snapshots.ts";

describe("createSnapshots", () => {
  it("drops first what was used longest ago", () => {
    const snapshots = createSnapshots(25);
    const snapshot = { head: {}, entries: ["x".repeat(10)] };
    snapshots.keep("a", snapshot);
    snapshots.keep("b", snapshot);
    snapshots.get("a");
    snapshots.keep("c", snapshot);
    expect(["a", "b", "c"].filter((key) => snapshots.get(key) !== undefined)).toEqual(["a", "c"]);
  });

  it("counts what stands above the entries, of which there may be none", () => {
    const snapshots = createSnapshots(100);
    for (const key of ["a", "b", "c"]) snapshots.keep(key, { head: { text: "x".repeat(30) }, entries: [] });
    expect(["a", "b", "c"].filter((key) => snapshots.get(key) !== undefined)).toEqual(["b", "c"]);
  });
});
