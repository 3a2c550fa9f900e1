import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openSink } from "../../../src/cli/export/sink.ts";
import { openOutput } from "../../../src/cli/files/output.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { testEvent } from "../../support/test-event.ts";
import { testHost } from "../../support/test-host.ts";

const { folder, need } = smallDisk("200k");

describe("a database on a full disk", () => {
  it("fails by the directory's name and leaves nothing there", async (context) => {
    need(context);
    const sink = await openSink("sqlite", await openOutput(undefined, testHost().host), folder);
    const long = { ...testEvent, evidence: { after: "x".repeat(50_000) } };
    const taken = (async () => {
      for (let i = 0; i < 200; i++) await sink.take([long]);
    })().finally(sink.close);
    await expect(taken).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: expect.stringContaining(`${folder}: the database cannot be stored here`),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
