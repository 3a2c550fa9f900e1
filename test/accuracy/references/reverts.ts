import { epochSeconds, sameUser, type User } from "../../../src/revision.ts";
import { eventsAt, type Reading, textIn } from "../reading.ts";
import { compareByRevision, type Reference } from "../reference.ts";

/** MediaWiki's rule for a manual revert, written out: every candidate text is compared whole. */
export const manualReverts: Reference = {
  types: ["revert_identity"],
  name: "MediaWiki's manual-revert rule written out: whole texts compared, 15 rows back",
  check(reading) {
    const reverts = revertsIn(reading);
    return compareByRevision(
      reading.revisions.map(({ id }) => id),
      (id) =>
        eventsAt(reading, id, "revert_identity")
          .map(({ subject }) => `${subject.restored}: ${String(subject.reverted)}`)
          .join(),
      (id) => {
        const found = reverts.get(id);
        return found === undefined ? "" : `${found.restored}: ${String(found.reverted)}`;
      },
    );
  },
};

/** The wording of an edit war, recounted from scratch at every revert. */
export const wars: Reference = {
  types: ["revert_war"],
  name: "the wording recounted from scratch at every revert",
  check(reading) {
    const told = warsIn(reading);
    return compareByRevision(
      reading.revisions.map(({ id }) => id),
      (id) => (eventsAt(reading, id, "revert_war").length > 0 ? "war" : ""),
      (id) => (told.has(id) ? "war" : ""),
    );
  },
};

interface Revert {
  readonly id: number;
  readonly time: number;
  readonly by: User | null;
  readonly restored: number;
  readonly reverted: readonly number[];
  /** Authors of what was undone, the reverter left out. */
  readonly undid: readonly (User | null)[];
}

function revertsIn({ revisions }: Reading): ReadonlyMap<number, Revert> {
  const texts = revisions.map(textIn);
  const found = new Map<number, Revert>();
  for (const [i, revision] of revisions.entries()) {
    const text = texts[i];
    if (text === null || text === undefined || text === texts[i - 1]) continue;
    for (let j = i - 2; j >= Math.max(0, i - 16); j--) {
      if (texts[j] !== text) continue;
      const undone = revisions.slice(j + 1, i).filter((_, k) => texts[j + 1 + k] !== texts[j + k]);
      found.set(revision.id, {
        id: revision.id,
        time: epochSeconds(revision.timestamp),
        by: revision.user,
        restored: revisions[j]?.id ?? 0,
        reverted: undone.map(({ id }) => id),
        undid: undone.map(({ user }) => user).filter((user) => !sameUser(user, revision.user)),
      });
      break;
    }
  }
  return found;
}

const window = 48 * 3600;

function warsIn(reading: Reading): ReadonlySet<number> {
  const reverts = [...revertsIn(reading).values()].filter(({ undid }) => undid.length > 0);
  const told = new Set<number>();
  let isArmed = true;
  for (const [i, revert] of reverts.entries()) {
    const before = reverts[i - 1];
    if (before !== undefined && revert.time - before.time > window) isArmed = true;
    const near = reverts.slice(0, i + 1).filter(({ time }) => revert.time - time <= window);
    const isMutual = near.some((a) =>
      near.some(
        (b) => a.undid.some((user) => sameUser(user, b.by)) && b.undid.some((user) => sameUser(user, a.by)),
      ),
    );
    if (!isArmed || near.length < 3 || !isMutual) continue;
    isArmed = false;
    told.add(revert.id);
  }
  return told;
}
