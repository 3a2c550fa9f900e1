import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { jsonSchemaOf } from "../../src/cli/json-schema.ts";
import { main } from "../../src/cli/main.ts";
import { eventTypes } from "../../src/event.ts";
import { testHost } from "../support/test-host.ts";

describe("stemma schema", () => {
  it("prints the schema of an event type", async () => {
    const { host, out } = testHost();
    expect(await main(["schema", "revert_war"], host)).toBe(0);
    expect(JSON.parse(out())).toMatchObject({ properties: { type: { const: "revert_war" } } });
  });

  it("knows the types of a detector file", async () => {
    const file = "examples/detectors/stub_tag.mjs";
    const { host, out } = testHost();
    expect(await main(["schema", "example/stub_tag_changed", "--detector", file], host)).toBe(0);
    const { properties } = JSON.parse(out());
    expect(properties).toMatchObject({ evidence: { required: ["word"] }, subject: { required: ["isStub"] } });
    const all = testHost();
    expect(await main(["schema", "--detector", file], all.host)).toBe(0);
    expect(JSON.parse(all.out()).oneOf).toHaveLength(Object.keys(eventTypes).length + 1);
  });

  it("says of which type a schema cannot be told", () => {
    const subject = v.strictObject({ at: v.date() });
    const definition = {
      summary: "",
      themes: ["content"],
      brief: true,
      content: true,
      subject,
      evidence: subject,
    };
    expect(() => Reflect.apply(jsonSchemaOf, undefined, ["a/b_c", "a/b", definition])).toThrow(
      /^a\/b_c: JSON Schema cannot say what its schema does: /,
    );
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
