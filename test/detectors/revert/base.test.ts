import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFirstBase } from "../../../detectors/revert/first-base.ts";
import { type BaseSearch, createNearestBase } from "../../../detectors/revert/nearest-base.ts";
import type { RevisionRow } from "../../../detectors/revert/revision-row.ts";
import { sha1 } from "../../../src/json.ts";
import type { PageHistory } from "../../../src/revision.ts";
import { readShared } from "../../support/read-shared.ts";
import { everydayHistories, fullHistory, hasHistories } from "../../support/shared-histories.ts";

type Texts = readonly (string | null)[];

/** For each reverting place: the place restored and those reverted. */
type Reverts = Record<number, { restored: number; reverted: number[] }>;

/** MediaWiki's rule written out: every row of the page, compared with every candidate. */
function nearestByHand(texts: Texts, radius = 15): Reverts {
  const found: Reverts = {};
  for (let i = 1; i < texts.length; i++) {
    if (texts[i] === null || isNull(texts, i)) continue;
    for (let j = i - 2; j >= 0 && j >= i - 1 - radius; j--) {
      if (texts[j] !== texts[i]) continue;
      found[i] = { restored: j, reverted: between(texts, j, i) };
      break;
    }
  }
  return found;
}

/** mediawiki_history's rule written out: each row belongs to the first revert that reaches over it. */
function firstByHand(texts: Texts): Reverts {
  const found: Reverts = {};
  const reverted = new Set<number>();
  for (let i = 1; i < texts.length; i++) {
    const base = texts[i] === null || isNull(texts, i) ? i : texts.indexOf(texts[i] ?? null);
    if (base === i) continue;
    const undone = between(texts, base, i).filter((k) => texts[k] !== texts[i] && !reverted.has(k));
    for (const k of undone) reverted.add(k);
    found[i] = { restored: base, reverted: undone };
  }
  return found;
}

function between(texts: Texts, from: number, to: number): number[] {
  const places = [];
  for (let k = from + 1; k < to; k++) if (!isNull(texts, k)) places.push(k);
  return places;
}

function isNull(texts: Texts, i: number): boolean {
  return texts[i] !== null && texts[i] === texts[i - 1];
}

function revertsOf(search: BaseSearch, texts: Texts): Reverts {
  const found: Reverts = {};
  for (const [id, sha1] of texts.entries()) {
    const identity = search.next(rowOf(id, sha1, search.last));
    if (identity === null) continue;
    found[id] = { restored: identity.restored.id, reverted: identity.reverted.map((row) => row.id) };
  }
  return found;
}

function rowOf(id: number, sha1: string | null, last: RevisionRow | undefined): RevisionRow {
  return { id, time: id, user: null, sha1, isNull: sha1 !== null && last?.sha1 === sha1 };
}

const histories = fc.array(fc.constantFrom("a", "b", "c", "d", "e", null), { maxLength: 80 });

describe("the search for the text restored", () => {
  it("is MediaWiki's rule on any history, at any radius", () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 20 }), (texts, radius) => {
        expect(revertsOf(createNearestBase(radius), texts)).toEqual(nearestByHand(texts, radius));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it("is mediawiki_history's rule on any history", () => {
    fc.assert(
      fc.property(histories, (texts) => {
        expect(revertsOf(createFirstBase(), texts)).toEqual(firstByHand(texts));
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it("goes on from any place as if it had not stopped", () => {
    fc.assert(
      fc.property(histories, fc.nat(80), (texts, stop) => {
        const here = Math.min(stop, texts.length);
        for (const create of [(saved?: never) => createNearestBase(5, saved), createFirstBase]) {
          const search = create();
          revertsOf(search, texts.slice(0, here));
          const saved = JSON.parse(JSON.stringify(search.save()));
          const rest = texts.slice(here);
          expect(revertsOf(create(saved), rest)).toEqual(revertsOf(search, rest));
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("reverts a text that was reverted itself, ten thousand times", () => {
    const texts = ["z", "a", "z"];
    for (let i = 0; i < 10_000; i++) texts.push("a", `${i}`);
    expect(Object.keys(revertsOf(createFirstBase(), texts))).toHaveLength(10_001);
  });
});

/** IdentityRevert reverts and the distinct revisions they reverted, as counted beside the histories. */
const counted: Record<string, readonly [number, number]> = {
  "aawiki-20260101-full.xml.gz": [51, 73],
  "dewiktionary-hallo.xml.gz": [14, 17],
  "en-adam-himebauch.xml.gz": [13, 17],
  "en-american-goldfinch.xml.gz": [6, 10],
  "en-anarchism-first1500.xml.xz": [113, 169],
  "en-anarchism-full.xml.xz": [2298, 3803],
  "en-nintendo-switch-2015.xml.gz": [2, 13],
  "en-talk-2001-wikiconv.xml.gz": [0, 0],
  "en-vic.xml.gz": [21, 27],
  "hi-kahani.xml.gz": [6, 6],
};

async function textsOf({ timeline }: PageHistory): Promise<Texts> {
  const texts = [];
  for await (const entry of timeline) {
    if (entry.kind !== "revision") continue;
    const { text } = entry.revision;
    texts.push(text.state === "readable" ? sha1(text.bytes) : null);
  }
  return texts;
}

async function checkHistory(name: string): Promise<void> {
  let reverting = 0;
  let reverted = 0;
  for await (const history of readShared(name)) {
    const texts = await textsOf(history);
    const found = revertsOf(createNearestBase(15), texts);
    expect(found).toEqual(nearestByHand(texts));
    expect(revertsOf(createFirstBase(), texts)).toEqual(firstByHand(texts));
    reverting += Object.keys(found).length;
    reverted += new Set(Object.values(found).flatMap((one) => one.reverted)).size;
  }
  expect([reverting, reverted]).toEqual(counted[name]);
}

describe.skipIf(!hasHistories)("identity reverts of the shared histories", () => {
  it.each(everydayHistories)("are MediaWiki's in %s", { timeout: 60_000 }, checkHistory);

  it.skipIf(process.env.STEMMA_FULL === undefined)(
    "are MediaWiki's in the longest",
    { timeout: 600_000 },
    () => checkHistory(fullHistory),
  );
});
