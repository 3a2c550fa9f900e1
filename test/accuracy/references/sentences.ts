import { createPageState } from "../../../src/page/page-state.ts";
import { type PlacedSentence, sentenceDifference } from "../../../src/page/sentence-difference.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { sentenceKey, sentencesOf } from "../../../src/text/sentences/sentences.ts";
import { eventsAt } from "../reading.ts";
import { compareByRevision, type Reference } from "../reference.ts";

/**
 * WikiWho's order of matching, written out: equal sentences cancel over the whole page; what is left and was ever seen
 * came back; only what never was can be new or a new wording.
 */
export const provenance: Reference = {
  types: ["sentence_first_seen", "sentence_modified", "sentence_removed", "sentence_reintroduced"],
  name: "WikiWho's order of matching written out: the sentences of both whole texts counted",
  check(reading) {
    const expected = new Map<number, string>();
    const state = createPageState(grammarOf(reading.page.site));
    const seen = new Set<string>();
    let last = new Map<string, number>();
    for (const revision of reading.revisions) {
      const change = state.next(revision);
      if (change.kind === "unreadable") continue;
      const now = new Map<string, number>();
      for (const block of change.after.blocks) {
        for (const { key } of sentencesOf(block)) now.set(key, (now.get(key) ?? 0) + 1);
      }
      // Joined and parted lines are no change: what differs is counted without them.
      const rejoined = new Map<string, number>();
      for (const { from, to } of sentenceDifference(change).rejoined) {
        if (keyOfAll(from) !== keyOfAll(to)) continue;
        for (const { sentence } of from) rejoined.set(sentence.key, (rejoined.get(sentence.key) ?? 0) - 1);
        for (const { sentence } of to) rejoined.set(sentence.key, (rejoined.get(sentence.key) ?? 0) + 1);
      }
      const parts = [...new Set([...now.keys(), ...last.keys()])].flatMap((key) => {
        const more = (now.get(key) ?? 0) - (last.get(key) ?? 0) - (rejoined.get(key) ?? 0);
        const what = more < 0 ? "gone" : seen.has(key) ? "back" : "new";
        return more === 0 ? [] : [`${what} ${key} ${Math.abs(more)}`];
      });
      expected.set(revision.id, sorted(parts));
      for (const key of now.keys()) seen.add(key);
      last = now;
    }
    return compareByRevision(
      reading.revisions.map(({ id }) => id),
      (id) => toldAt(id),
      (id) => expected.get(id) ?? "",
    );

    function toldAt(id: number): string {
      const counts = new Map<string, number>();
      const add = (what: string, key: unknown) => {
        const fact = `${what} ${String(key)}`;
        counts.set(fact, (counts.get(fact) ?? 0) + 1);
      };
      const all = eventsAt(reading, id, ...ownTypes);
      for (const { type, subject } of all) {
        if (type === "sentence_first_seen") add("new", subject.sentence);
        else if (type === "sentence_removed") add("gone", subject.sentence);
        else if (type === "sentence_reintroduced") add("back", subject.sentence);
        else {
          for (const key of strings(subject.from)) add("gone", key);
          for (const key of strings(subject.to)) add("new", key);
        }
      }
      return sorted([...counts].map(([fact, count]) => `${fact} ${count}`));
    }
  },
};

const ownTypes = provenance.types;

function keyOfAll(placed: readonly PlacedSentence[]): string {
  return sentenceKey(placed.map(({ sentence }) => sentence.text).join(" "));
}

function strings(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function sorted(facts: readonly string[]): string {
  return [...facts].sort((a, b) => (a < b ? -1 : 1)).join("\n");
}
