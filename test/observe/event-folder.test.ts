import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventFolder } from "../../src/observe/event-folder.ts";

const folder = () => eventFolder(mkdtempSync(join(tmpdir(), "stemma-events-")));

describe("eventFolder", () => {
  it("cuts off again what was written and not finished", async () => {
    const events = folder();
    await events.write("1.jsonl", "told\n");
    const file = await events.append("1.jsonl", 5);
    await file.write("x".repeat(100_000));
    await file.close();
    expect(readFileSync(events.path("1.jsonl"), "utf8")).toBe("told\n");
  });

  it("keeps what was finished", async () => {
    const events = folder();
    const file = await events.append("1.jsonl", 0);
    await file.write("told\n");
    expect(await file.finish()).toBe(5);
    await file.close();
    expect(readFileSync(events.path("1.jsonl"), "utf8")).toBe("told\n");
  });

  it("names a file that cannot be read, and says what to do", async () => {
    const events = folder();
    mkdirSync(events.path("1.jsonl"));
    const read = async () => {
      for await (const _ of events.lines("1.jsonl", 0, 5));
    };
    await expect(read()).rejects.toMatchObject({
      code: "OUTPUT_FAILED",
      message: `cannot read ${events.path("1.jsonl")} (EISDIR); give access to the file, or remove what is in its place`,
    });
  });
});
