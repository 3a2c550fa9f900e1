import { describe, expect, it } from "vitest";
import type { Side } from "../../src/page/change.ts";
import { createPageState } from "../../src/page/page-state.ts";
import { splitBlocks } from "../../src/page/split.ts";
import type { Revision } from "../../src/revision.ts";
import { readExport } from "../../src/sources/export-xml/read-export.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";
import { everydayHistories, fullHistory, hasHistories, historyPath } from "../support/shared-histories.ts";

interface Tally {
  revisions: number;
  bytes: number;
  bytesScanned: number;
  /** Revisions whose blocks differ from those of the same text cut from scratch. */
  wrong: number[];
}

async function tallyOf(name: string): Promise<Tally> {
  const tally: Tally = { revisions: 0, bytes: 0, bytesScanned: 0, wrong: [] };
  const input = await openInput(historyPath(name));
  for await (const { page, revisions } of readExport(input.read(), { input: input.name })) {
    const state = createPageState(grammarOf(page.site));
    for await (const revision of revisions) {
      const { after } = state.next(revision);
      tally.revisions++;
      if (revision.text.state === "readable") tally.bytes += revision.text.bytes.length;
      if (!isFromScratch(revision, after)) tally.wrong.push(revision.id);
    }
    tally.bytesScanned += state.work().bytesScanned;
  }
  return tally;
}

function isFromScratch(revision: Revision, after: Side): boolean {
  if (revision.text.state !== "readable") return true;
  if (revision.model !== "wikitext") return after.blocks.length === 0;
  const bytes = Buffer.from(revision.text.bytes);
  const { ends } = splitBlocks(bytes);
  return (
    ends.length === after.blocks.length &&
    after.blocks.every(({ text }, i) => text === bytes.toString("utf8", ends[i - 1] ?? 0, ends[i]))
  );
}

describe.skipIf(!hasHistories)("blocks of the shared histories", () => {
  it.each(everydayHistories)(
    "are those from scratch at every revision of %s",
    { timeout: 60_000 },
    async (name) => {
      const { wrong, bytes, bytesScanned } = await tallyOf(name);
      expect(wrong).toEqual([]);
      // A count, not a time: the same on every machine.
      expect(bytesScanned / bytes).toBeLessThan(name.includes("first1500") ? 1 / 14 : 0.75);
    },
  );

  it.skipIf(process.env.STEMMA_FULL === undefined)(
    "are those from scratch at every revision of the longest",
    { timeout: 600_000 },
    async () => {
      const { wrong, revisions, bytes, bytesScanned } = await tallyOf(fullHistory);
      expect({ wrong, revisions }).toEqual({ wrong: [], revisions: 15_180 });
      expect(bytesScanned / bytes).toBeLessThan(1 / 15);
    },
  );
});
