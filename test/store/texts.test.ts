import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type RevisionText, textOf } from "../../src/revision.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { unpack, unpackAs } from "../../src/store/packed.ts";
import { mostGroupBytes, textRows } from "../../src/store/text-group.ts";
import { createTexts } from "../../src/store/texts.ts";
import { scratchFolder } from "../support/scratch-store.ts";

describe("createTexts", () => {
  it("begins another group where a text would make one too large, and keeps every text whole", async () => {
    const environment = await openEnvironment(join(scratchFolder(), "texts.mdb"));
    onTestFinished(() => environment.close());
    const half: RevisionText = { state: "readable", bytes: Buffer.alloc(mostGroupBytes / 2) };
    const texts = new Map([half, half, textOf("small"), textOf("smaller")].map((text, id) => [id, text]));
    environment.change((write) => createTexts(environment, "page").add(texts, write));
    const kept = createTexts(environment, "page");
    const rows = environment
      .keys("page/texts/")
      .map((key) => unpackAs(textRows, environment.get(key))?.length);
    expect(rows).toEqual([2, 2]);
    expect([kept.states().size, kept.damaged()]).toEqual([4, []]);
  });

  it("leaves nothing of a text that was replaced, or of a group that was forgotten", async () => {
    const environment = await openEnvironment(join(scratchFolder(), "texts.mdb"));
    onTestFinished(() => environment.close());
    const { add, forget } = createTexts(environment, "page");
    environment.change((write) => add(new Map([[1, textOf("A lamp.")]]), write));
    environment.change((write) => add(new Map([[1, { state: "hidden" as const }]]), write));
    expect(unpack(environment.get("page/bodies/000000"))?.toString()).toBe("");
    environment.change((write) => forget(new Set([1]), write));
    expect(environment.keys("page/")).toEqual([]);
  });

  it("fills up the last group before it begins another", async () => {
    const environment = await openEnvironment(join(scratchFolder(), "texts.mdb"));
    onTestFinished(() => environment.close());
    const groupsWith = (from: number, to: number) => {
      const ids = Array.from({ length: to - from }, (_, i) => from + i);
      const texts = new Map(ids.map((id) => [id, textOf(`text ${id}`)]));
      environment.change((write) => createTexts(environment, "page").add(texts, write));
      return environment.keys("page/texts/").length;
    };
    const groups = [groupsWith(0, 100), groupsWith(100, 130), groupsWith(130, 240), groupsWith(240, 241)];
    expect(groups).toEqual([1, 2, 2, 3]);
    const kept = createTexts(environment, "page");
    expect([kept.states().size, kept.damaged(), kept.get(129)]).toEqual([241, [], textOf("text 129")]);
  });
});
