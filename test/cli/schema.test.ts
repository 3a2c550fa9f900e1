import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { testHost } from "../support/test-host.ts";

describe("stemma schema", () => {
  it("prints the schema of an event type", async () => {
    const { host, out } = testHost();
    expect(await main(["schema", "revert_war"], host)).toBe(0);
    expect(JSON.parse(out())).toMatchObject({ properties: { type: { const: "revert_war" } } });
  });

  it.each(["toString", "constructor", "__proto__", "sentence_lost"])(
    "names the event types there are for %s",
    async (type) => {
      const { host, out, errors } = testHost();
      expect([await main(["schema", type], host), out()]).toEqual([2, ""]);
      expect(errors().join("\n")).toMatch(
        new RegExp(`there is no event type "${type}"; there are .*revert_war`),
      );
    },
  );
});
