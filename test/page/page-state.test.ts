import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { canonicalJson, type Json, sha1 } from "../../src/json.ts";
import type { Change } from "../../src/page/change.ts";
import { createPageState } from "../../src/page/page-state.ts";
import type { Revision } from "../../src/revision.ts";
import { grammar } from "./grammar.ts";
import { randomTexts } from "./random-edits.ts";
import { revision } from "./revision.ts";

function changes(...texts: readonly (string | null)[]): readonly Change[] {
  const state = createPageState(grammar);
  return texts.map((text, i) => state.next(revision(i + 1, text)));
}

/** All that a change says, without the identity of blocks. */
function plain(change: Change): unknown {
  const side = ({ blocks, ...rest }: Change["before"]) => ({
    ...rest,
    blocks: blocks.map(({ text }) => text),
  });
  return { ...change, before: side(change.before), after: side(change.after) };
}

describe("createPageState", () => {
  it("calls the first text created", () => {
    const [change] = changes("a\nb\n");
    expect(change).toMatchObject({
      kind: "created",
      before: { revision: null, sha1: null, bytes: 0, blocks: [], changed: [] },
      after: { sha1: sha1("a\nb\n"), bytes: 4, changed: [0, 1] },
      candidates: [1],
    });
  });

  it("counts bytes, not characters", () => {
    const [change] = changes("नमस्ते\n");
    expect([change?.after.bytes, change?.after.blocks[0]?.bytes]).toEqual([19, 19]);
  });

  it("says which blocks came, went and stayed between", () => {
    const [, change] = changes("a\nb\nc\nd\n", "a\nB\nc\nD\nd\n");
    expect(change).toMatchObject({
      kind: "edited",
      before: { changed: [1] },
      after: { changed: [1, 3] },
      kept: [[2, 2]],
      candidates: [2],
    });
  });

  it("calls an equal text null", () => {
    const [, change] = changes("a\n", "a\n");
    expect(change).toMatchObject({ kind: "null", before: { changed: [] }, after: { changed: [] } });
    expect([change?.before.revision?.id, change?.after.revision?.id]).toEqual([1, 2]);
  });

  it("gives the last readable text where one cannot be read", () => {
    const [, change] = changes("a\n", null);
    expect(change).toMatchObject({
      kind: "unreadable",
      before: { revision: { id: 1 }, changed: [] },
      after: { revision: { id: 1 }, changed: [] },
      candidates: [2],
    });
  });

  it("names all revisions among which a change may have happened", () => {
    const seen = changes("a\n", null, null, "b\n", "c\n");
    expect(seen.map(({ candidates }) => candidates)).toEqual([[1], [2], [3], [2, 3, 4], [5]]);
    expect(seen[3]).toMatchObject({ kind: "edited", before: { revision: { id: 1 } } });
  });

  it("calls the first readable text created, whatever came before it", () => {
    const seen = changes(null, "a\n");
    expect(seen.map(({ kind }) => kind)).toEqual(["unreadable", "created"]);
    expect(seen[0]?.after).toEqual({ revision: null, sha1: null, bytes: 0, blocks: [], changed: [] });
  });

  it("calls a return to the last readable text null", () => {
    const seen = changes("a\n", null, "a\n");
    expect(seen[2]).toMatchObject({ kind: "null", candidates: [2, 3] });
  });

  it("tells an empty text from none", () => {
    const [first, second] = changes("", "a\n");
    expect(first).toMatchObject({ kind: "created", after: { bytes: 0, sha1: sha1("") } });
    expect(second).toMatchObject({ kind: "edited", before: { sha1: sha1("") } });
  });

  it("gives equal lines of a page as one block", () => {
    const [first, , third] = changes("a\nb\na\n", "", "a\n");
    expect(first?.after.blocks[2]).toBe(first?.after.blocks[0]);
    expect(third?.after.blocks[0]).toBe(first?.after.blocks[0]);
  });

  it("gives a text that comes back as the same blocks, without reading it", () => {
    const state = createPageState(grammar);
    const first = state.next(revision(1, "a\nb\n"));
    state.next(revision(2, "x\n"));
    const before = state.work();
    const third = state.next(revision(3, "a\nb\n"));
    expect(third.after.blocks).toBe(first.after.blocks);
    expect(state.work()).toEqual({ ...before, textsRecalled: before.textsRecalled + 1 });
  });

  it.each([
    [17, 1],
    [18, 0],
  ])("knows the first of %i texts again: %i", (count, recalled) => {
    const state = createPageState(grammar);
    for (let i = 0; i < count; i++) state.next(revision(i, `${i}\n`));
    state.next(revision(count, "0\n"));
    expect(state.work().textsRecalled).toBe(recalled);
  });

  it("keeps no blocks of other content models", () => {
    const state = createPageState(grammar);
    const [wikitext, script, longer, again] = [
      revision(1, "a\nb\n"),
      revision(2, "a\nb\n", "javascript"),
      revision(3, "a\nb\nc\n", "javascript"),
      revision(4, "a\nb\n"),
    ].map((one) => state.next(one));
    expect(wikitext?.after.changed).toEqual([0, 1]);
    expect(script).toMatchObject({
      kind: "null",
      before: { changed: [0, 1] },
      after: { blocks: [], bytes: 4 },
    });
    expect(longer).toMatchObject({
      kind: "edited",
      after: { blocks: [], bytes: 6, sha1: sha1("a\nb\nc\n") },
    });
    expect(again).toMatchObject({ kind: "edited", after: { changed: [0, 1] } });
  });

  it.each(["proofread-page", "proofread-index"])("keeps the blocks of %s, which is wikitext", (model) => {
    const { after } = createPageState(grammar).next(revision(1, "a\nb\n", model));
    expect(after.changed).toEqual([0, 1]);
  });

  it("takes bytes that are not in a Buffer", () => {
    const bytes = new TextEncoder().encode("xxa\nb\n").subarray(2);
    const { after } = createPageState(grammar).next({
      ...revision(1, ""),
      text: { state: "readable", bytes },
    });
    expect(after.blocks.map(({ text }) => text)).toEqual(["a\n", "b\n"]);
  });

  it("goes on from any saved state as if it had not stopped", () => {
    const revisions: Revision[] = [];
    for (const bytes of randomTexts(3, 200)) {
      const id = revisions.length;
      const text = id % 7 === 3 ? ({ state: "missing" } as const) : ({ state: "readable", bytes } as const);
      revisions.push({ ...revision(id, ""), text });
    }
    let stopped = createPageState(grammar);
    const whole = createPageState(grammar);
    for (const one of revisions) {
      const saved: Json = JSON.parse(canonicalJson(stopped.save()));
      stopped = createPageState(grammar, saved);
      expect(plain(stopped.next(one))).toEqual(plain(whole.next(one)));
    }
  });

  it("brings bytes that are no UTF-8 back as they were", () => {
    const state = createPageState(grammar);
    const bytes = Buffer.from([0x61, 0xff, 0x0a]);
    state.next({ ...revision(1, ""), text: { state: "readable", bytes } });
    const resumed = createPageState(grammar, state.save());
    expect(resumed.next({ ...revision(2, ""), text: { state: "readable", bytes } }).kind).toBe("null");
  });

  it("refuses a state it did not save", () => {
    const resume = () => createPageState(grammar, { last: "a", unreadable: [] });
    expect(resume).toThrow(HistoryError);
    expect(resume).toThrow(/saved state of a page: last/);
  });

  it("holds no more blocks than its last texts need, however long the history", () => {
    const state = createPageState(grammar);
    const line = "x".repeat(100_000);
    const first = state.next(revision(0, `${line}\n`)).after.blocks[0];
    for (let i = 1; i < 200; i++) state.next(revision(i, `${i}${line}\n`));
    expect(state.next(revision(200, `${line}\n`)).after.blocks[0]).not.toBe(first);
  });
});
