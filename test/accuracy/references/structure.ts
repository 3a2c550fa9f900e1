import type { HistoryEvent } from "../../../src/event.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import { markupOf } from "../../../src/text/markup/markup-of.ts";
import { explain } from "../../oracle/explain.ts";
import type { Facts } from "../../oracle/facts.ts";
import { ourFacts } from "../../oracle/our-facts.ts";
import { disagreementsOf } from "../../oracle/sweep.ts";
import { wikiparserConfig, wikiparserFacts } from "../../oracle/wikiparser-facts.ts";
import { eventsAt, type Reading, textIn } from "../reading.ts";
import { compareByRevision, type Disagreement, type Reference } from "../reference.ts";

type Net = Map<string, number>;

function structure(types: readonly string[], factsOf: (facts: Facts) => readonly string[]): Reference {
  return {
    types,
    name: "mwedittypes' counts with wikiparser-node as the parser: elements of both whole texts, equal ones cancelled",
    check(reading) {
      const expected = expectedNets(reading, factsOf);
      const tally = compareByRevision(
        reading.revisions.map(({ id }) => id),
        (id) => shown(toldNet(eventsAt(reading, id, ...types))),
        (id) => shown(expected.get(id) ?? new Map()),
      );
      return {
        ...tally,
        disagreements: tally.disagreements.map((one) => ({
          ...one,
          reason: whyAt(reading, one.revision) ?? whyNamed(reading, one),
        })),
      };
    },
  };
}

const factsByText = new WeakMap<Reading, readonly (Facts | null)[]>();

function allFacts(reading: Reading): readonly (Facts | null)[] {
  const known = factsByText.get(reading);
  if (known !== undefined) return known;
  const grammar = grammarOf(reading.page.site);
  const config = wikiparserConfig(grammar);
  const byText = new Map<string, Facts>();
  const facts = reading.revisions.map((revision) => {
    const text = textIn(revision);
    if (text === null || revision.model !== "wikitext") return null;
    const before = byText.get(text) ?? wikiparserFacts(text, grammar, config);
    byText.set(text, before);
    return before;
  });
  factsByText.set(reading, facts);
  return facts;
}

function expectedNets(reading: Reading, factsOf: (facts: Facts) => readonly string[]): Map<number, Net> {
  const facts = allFacts(reading);
  return new Map(
    reading.revisions.map(({ id }, i) => {
      const net: Net = new Map();
      const [now, before] = [facts[i], i === 0 ? undefined : facts[i - 1]];
      for (const fact of now ? factsOf(now) : []) count(net, anyCase(fact), 1);
      for (const fact of before ? factsOf(before) : []) count(net, anyCase(fact), -1);
      return [id, net];
    }),
  );
}

function toldNet(events: readonly HistoryEvent[]): Net {
  const net: Net = new Map();
  for (const { type, subject } of events) {
    const action = subject.action ?? (type === "template_added" ? "added" : "removed");
    if (action === "added") count(net, anyCase(nameOf(subject)), 1);
    else if (action === "removed") count(net, anyCase(nameOf(subject)), -1);
    else if (action !== "moved") {
      count(net, anyCase(nameOf(subject.from)), -1);
      count(net, anyCase(nameOf(subject.to)), 1);
    }
  }
  return net;
}

function nameOf(subject: unknown): string {
  if (typeof subject !== "object" || subject === null) return "";
  const { template, target, name, heading, level }: { [key: string]: unknown } = { ...subject };
  if (heading !== undefined) return `${String(level)} ${String(heading)}`;
  return String(template ?? target ?? name).replace(/^:/, "");
}

function count(net: Net, fact: string, by: number): void {
  // What is long enters a subject by its key.
  if (fact.length > 150 || fact.startsWith("Sha256:")) return;
  const sum = (net.get(fact) ?? 0) + by;
  if (sum === 0) net.delete(fact);
  else net.set(fact, sum);
}

function shown(net: Net): string {
  return [...net]
    .map(([fact, by]) => `${by > 0 ? "+" : ""}${by} ${fact}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join("\n");
}

/** The reference parser makes the first letter a capital on every wiki. */
function anyCase(fact: string): string {
  return fact.replace(
    /(^|:)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/**
 * Why the parsers differ over a revision: the reasons that account for all they see differently in its two texts.
 *
 * `null` where one of them has no reason, or where they see the same and the difference is in the events.
 */
function whyAt(reading: Reading, id: number): string | null {
  const i = reading.revisions.findIndex((revision) => revision.id === id);
  const facts = allFacts(reading);
  const found = [i - 1, i].flatMap((at) => {
    const revision = reading.revisions[at];
    const theirs = facts[at];
    const text = revision === undefined ? null : textIn(revision);
    if (revision === undefined || text === null || !theirs) return [];
    const { after } = createPageState(grammarOf(reading.page.site)).next(revision);
    return disagreementsOf(text, ourFacts(after.blocks.map(markupOf)), theirs).map(explain);
  });
  if (found.length === 0 || found.includes(null)) return null;
  return `the parsers read the text differently: ${[...new Set(found)].join(", ")} (\`docs/markup-oracle.md\`)`;
}

const stillNamed = "a parameter names the file that was, or is, linked: it is shown either way";

/** Of files that only the reference tells: whether the other text names each of them as a parameter's whole value. */
function whyNamed(reading: Reading, { revision: id, ours, theirs }: Disagreement): string | null {
  const i = reading.revisions.findIndex((revision) => revision.id === id);
  const told = new Set(ours.split("\n"));
  const untold = theirs.split("\n").filter((line) => !told.has(line));
  const isNamed = (line: string) => {
    const [, sign, name = ""] = /^([+-])1 (.*)$/.exec(line) ?? [];
    const text = textOf(reading.revisions[sign === "-" ? i : i - 1]);
    const values = text.matchAll(/=\s*(?:\w+:)?([^|=\n[\]{}]+?)\s*(?=[|\n}])/g);
    return [...values].some(([, value = ""]) => anyCase(value.replaceAll("_", " ")) === name);
  };
  return untold.length > 0 && untold.every(isNamed) ? stillNamed : null;
}

function textOf(revision: Reading["revisions"][number] | undefined): string {
  return revision === undefined ? "" : (textIn(revision) ?? "");
}

export const structures: readonly Reference[] = [
  structure(["template_added", "template_removed"], ({ template }) =>
    template.map((fact) => fact.split(" | ", 1)[0] ?? ""),
  ),
  structure(["section_changed"], ({ heading }) => heading),
  structure(["link_changed"], ({ wikilink, interlanguage, external }) => [
    ...wikilink,
    ...interlanguage,
    ...external,
  ]),
  structure(["category_changed"], ({ category }) => category),
  structure(["media_changed"], ({ file }) => file),
];
