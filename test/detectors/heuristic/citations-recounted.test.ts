// @module-tag long
import { describe, expect, it } from "vitest";
import { heuristic } from "../../../detectors/heuristic.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import type { Json } from "../../../src/json.ts";
import { detect, history } from "../../../src/testing.ts";
import { seeded } from "../../page/random-edits.ts";
import { recountedUses } from "./recounted-uses.ts";

type Random = () => number;
const pick = <T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

// No two of them share a word or a key: none is another one in other words.
const addresses = ["a.example/u", "b.example/v", "c.example/w", "d.example/x", "e.example/y"] as const;
const addressed = (random: Random) => `http://${pick(random, addresses)}`;
const named = (random: Random) =>
  `name=${pick(random, ["p", "q", "s"])}${pick(random, ["", "", " group=n"])}`;

const kinds: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  (random) => `<ref ${named(random)}>${addressed(random)}</ref>`,
  (random) => `<ref ${named(random)}>${addressed(random)} ${addressed(random)}</ref>`,
  (random) => `<ref>${addressed(random)}</ref>`,
  (random) => `<ref ${named(random)} />`,
  (random) => `<ref ${named(random)} />`,
  (random) => `<ref ${named(random)}></ref>`,
  (random) => `{{r|${pick(random, ["p", "q|s", "s", "q|group=n"])}}}`,
  (random) => `{{box|${pick(random, kinds)(random)}}}`,
  (random) => listed(random),
  (random) => listed(random),
  (random) => pick(random, ["Rain falls on the hills.", " Snow lies there until spring. ", "\n", "\n\n"]),
  (random) => `<!-- ${pick(random, kinds)(random)} -->`,
  (random) => `<ref ${named(random)}>${addressed(random)}<!-- ${addressed(random)} --></ref>`,
  (random) => pick(random, ["<ref name=p>", "</ref>", "<references>", "</references>", "<!--", "-->"]),
  (random) => pick(random, ["{{reflist|refs=", "}}", "{{box|", "<ref>", "\n"]),
];

function listed(random: Random): string {
  const inner = Array.from({ length: 3 }, () =>
    pick(random, [kinds[0], kinds[0], kinds[1] ?? kinds[0], kinds[3] ?? kinds[0], kinds[2] ?? kinds[0]])(
      random,
    ),
  ).join("\n");
  const [opener, closer] = pick<readonly [string, string]>(random, [
    ["<references>", "</references>"],
    ["<references group=n>", "</references>"],
    ["{{reflist|refs=", "}}"],
    ["{{reflist|group=n|refs=", "}}"],
  ]);
  return `${opener}\n${inner}\n${closer}`;
}

/** Texts of few pieces, each an edit away from the one before or one of the earlier ones again. */
function textsOf(seed: number): readonly string[] {
  const random = seeded(seed);
  const texts: (readonly string[])[] = [Array.from({ length: 6 }, () => pick(random, kinds)(random))];
  while (texts.length < 8) {
    const last = texts.at(-1) ?? [];
    const at = Math.floor(random() * (last.length + 1));
    const came = random() < 0.7 ? [pick(random, kinds)(random)] : [];
    const cut = Math.floor(random() * 3);
    const again = texts[Math.floor(random() * texts.length)] ?? [];
    texts.push(random() < 0.1 ? again : last.toSpliced(at, cut, ...came));
  }
  return texts.map((pieces) => pieces.join(""));
}

const types = ["citation_added", "citation_removed", "citation_replaced"];
const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an event says of uses: work, uses before, uses after. */
function toldUses({ subject, evidence }: HistoryEvent): readonly (readonly Json[])[] {
  const said = [
    [subject.work, evidence.uses],
    [subject.from, evidence.fromUses],
    [subject.to, evidence.toUses],
  ] as const;
  return said.flatMap(([work, uses]) =>
    // A work that is only told in other words is cited as often as before.
    work === undefined || !isObject(uses) || uses.before === uses.after
      ? []
      : [[work, uses.before ?? null, uses.after ?? null]],
  );
}

function changedUses(before: string, after: string): readonly (readonly Json[])[] {
  const [old, now] = [recountedUses(before), recountedUses(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((work) => [work, old.get(work) ?? 0, now.get(work) ?? 0] as const)
    .filter(([, was, is]) => was !== is);
}

/** Without the works that may be one in other words: some went and some came, and words are all that one of them is. */
function withoutKnownAgain(changed: readonly (readonly Json[])[], told: readonly (readonly Json[])[]) {
  const works = new Set(told.map(([work]) => work));
  const left = changed.filter(([work]) => !works.has(work ?? null));
  const areBoth = left.some(([, was, is]) => Number(was) > Number(is)) && left.some(isMore);
  return areBoth && left.some(isText) ? changed.filter((row) => !left.includes(row)) : changed;
}

const isMore = ([, was, is]: readonly Json[]) => Number(was) < Number(is);
const isText = ([work]: readonly Json[]) => String(work).startsWith("text:");

const citationsAt = (events: readonly HistoryEvent[], id: number) =>
  events.filter(({ type, anchor }) => types.includes(type) && anchor.id === id);
const sorted = (rows: readonly (readonly Json[])[]) => rows.map((row) => row.join(" ")).sort();
/** What events say of their two texts: how long a work was cited hangs on those before. */
const shown = (events: readonly HistoryEvent[]) =>
  events.map(({ type, subject, evidence: { standingSeconds: _, ...evidence } }) => ({
    type,
    subject,
    evidence,
  }));

/**
 * How long each work that went had been cited, as its event says and by the events that told how works came. A text that was one of
 * the last 17 brings all back as it was with that.
 */
function standings(texts: readonly string[], events: readonly HistoryEvent[]) {
  const found: (readonly [number, number])[] = [];
  let since = new Map<Json, number>();
  const last: { readonly text: string; readonly since: ReadonlyMap<Json, number> }[] = [];
  for (const [i, text] of texts.entries()) {
    const told = citationsAt(events, i + 1);
    for (const { subject, evidence } of told) {
      const came = since.get(subject.work ?? subject.from ?? null);
      if (evidence.standingSeconds !== undefined && came !== undefined) {
        found.push([Number(evidence.standingSeconds), (i - came) * 3600]);
      }
    }
    for (const [work, before, after] of told.flatMap(toldUses)) {
      if (before === 0 && after !== 0) since.set(work ?? null, i);
    }
    if (text === last[0]?.text) continue;
    const back = last.find((one) => one.text === text);
    if (back !== undefined) since = new Map(back.since);
    last.unshift({ text, since: new Map(since) });
    last.splice(17);
  }
  return found;
}

// `detect` itself compares with a walk that is saved and taken up again after every revision.
describe("citations of random texts", () => {
  it.each(Array.from({ length: 20 }, (_, i) => i))("are those of a recount, group %i", async (group) => {
    for (let seed = group * 10; seed < group * 10 + 10; seed++) {
      const texts = textsOf(seed);
      const events = await detect(heuristic, history(...texts));
      for (const [i, text] of texts.entries()) {
        const told = citationsAt(events, i + 1).flatMap(toldUses);
        const changed = changedUses(texts[i - 1] ?? "", text);
        const where = `seed ${seed}, ${JSON.stringify([texts[i - 1] ?? "", text])}`;
        expect(sorted(told), where).toEqual(sorted(withoutKnownAgain(changed, told)));
      }
    }
  });

  it("were cited for as long as the events between tell", async () => {
    let count = 0;
    for (let seed = 0; seed < 60; seed++) {
      const texts = textsOf(seed);
      const found = standings(texts, await detect(heuristic, history(...texts)));
      expect(
        found.map(([told]) => told),
        `seed ${seed}`,
      ).toEqual(found.map(([, recounted]) => recounted));
      count += found.length;
    }
    expect(count).toBeGreaterThan(100);
  });

  it.each(Array.from({ length: 10 }, (_, i) => i))("hang on two texts alone, group %i", async (group) => {
    for (let seed = group * 5; seed < group * 5 + 5; seed++) {
      const texts = textsOf(seed);
      const events = await detect(heuristic, history(...texts));
      for (const [i, text] of texts.entries()) {
        if (i === 0) continue;
        const alone = citationsAt(await detect(heuristic, history(texts[i - 1] ?? "", text)), 2);
        const where = `seed ${seed}, ${JSON.stringify([texts[i - 1], text])}`;
        expect(shown(citationsAt(events, i + 1)), where).toEqual(shown(alone));
      }
    }
  });
});
