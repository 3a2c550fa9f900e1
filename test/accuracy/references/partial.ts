import * as v from "valibot";
import { createPageState } from "../../../src/page/page-state.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { sentencesOf } from "../../../src/text/sentences/sentences.ts";
import { eventsAt, type Reading } from "../reading.ts";
import { compareByRevision, type Reference } from "../reference.ts";

type Keys = ReadonlyMap<string, number>;

const subject = v.object({ target: v.number(), sentences: v.array(v.string()) });

/** What a partial revert says, recounted: each of its sentences came with the target and went here, or the reverse. */
export const takenBack: Reference = {
  types: ["revert_partial"],
  name: "each told one recounted in the sentences of four whole texts: what came with the target goes here, or the reverse, and is at least half of both edits",
  check(reading) {
    const keys = keysByRevision(reading);
    const places = new Map(reading.revisions.map(({ id }, i) => [id, i]));
    const change = (id: number) => {
      const before = reading.revisions[(places.get(id) ?? 0) - 1]?.id ?? -1;
      return changeOf(keys.get(before) ?? new Map(), keys.get(id) ?? new Map());
    };
    return compareByRevision(
      reading.revisions.map(({ id }) => id),
      (id) => (eventsAt(reading, id, "revert_partial").length > 0 ? "taken back" : ""),
      (id) => {
        const [event] = eventsAt(reading, id, "revert_partial");
        if (event === undefined) return "";
        const { target, sentences } = v.parse(subject, event.subject);
        const [theirs, own] = [change(target), change(id)];
        const undone = sentences.filter((key) => (theirs.get(key) ?? 0) * (own.get(key) ?? 0) < 0);
        const isHalf = 2 * sentences.length >= Math.max(sizeOf(theirs), sizeOf(own));
        return undone.length === sentences.length && isHalf ? "taken back" : "not taken back";
      },
    );
  },
};

function keysByRevision({ page, revisions }: Reading): ReadonlyMap<number, Keys> {
  const state = createPageState(grammarOf(page.site));
  return new Map(
    revisions.map((revision) => {
      const keys = new Map<string, number>();
      for (const block of state.next(revision).after.blocks) {
        for (const { key } of sentencesOf(block)) keys.set(key, (keys.get(key) ?? 0) + 1);
      }
      return [revision.id, keys];
    }),
  );
}

/** How many more or fewer of each sentence there are. */
function changeOf(before: Keys, after: Keys): Keys {
  const change = new Map<string, number>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const more = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (more !== 0) change.set(key, more);
  }
  return change;
}

function sizeOf(change: Keys): number {
  return [...change.values()].reduce((sum, more) => sum + Math.abs(more), 0);
}
