import { describe, expect, it } from "vitest";
import {
  elementDifference,
  gatherElements,
  type PlacedElement,
} from "../../../detectors/heuristic/element-difference.ts";
import {
  citationKind,
  type ElementKind,
  fileKind,
  linkKind,
} from "../../../detectors/heuristic/element-kinds.ts";
import type { Citation } from "../../../detectors/heuristic/works.ts";
import type { Side } from "../../../src/page/change.ts";
import { createPageState } from "../../../src/page/page-state.ts";
import { history } from "../../../src/testing.ts";
import type { Link, Media } from "../../../src/text/markup/markup.ts";
import { seeded } from "../../page/random-edits.ts";
import { english } from "../../text/wikis.ts";

/** What one kind of element does in an edit: the keys and lines of what came and went, and what the plain difference is. */
function differenceOf<TFound extends Link | Citation | Media>(
  kind: ElementKind<TFound>,
  ...texts: readonly [string, string]
) {
  const state = createPageState(english);
  const [, change] = history(...texts).flatMap((entry) =>
    entry.kind === "revision" ? [state.next(entry.revision)] : [],
  );
  const gathered = change === undefined ? null : gatherElements(change);
  if (change === undefined || gathered === null) return null;
  const { removed, added } = elementDifference(gathered, kind);
  const keysOf = (placed: readonly PlacedElement<TFound>[]) =>
    placed.map(({ found }) => kind.keyOf(found)).sort();
  const allOf = ({ blocks, changed }: Side) =>
    changed.flatMap((i) => blocks.slice(i, i + 1).flatMap((block) => kind.in(block).map(kind.keyOf)));
  const [old, now] = [allOf(change.before), allOf(change.after)];
  const startsOf = (placed: readonly PlacedElement<TFound>[], key: string) =>
    placed.flatMap(({ found }) => (kind.keyOf(found) === key ? [found.start] : []));
  return {
    startsOf: (key: string) => ({ removed: startsOf(removed, key), added: startsOf(added, key) }),
    lines: { removed: removed.map(({ block }) => block), added: added.map(({ block }) => block) },
    keys: { removed: keysOf(removed), added: keysOf(added) },
    plain: { removed: without(old, now), added: without(now, old) },
  };
}

function without(keys: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return keys.filter((key) => !left.includes(key) || left.splice(left.indexOf(key), 1).length === 0).sort();
}

const copies = {
  link: "[[Rain]]",
  reference: "<ref>Rain.</ref>",
  "named reference": "<ref name=rain />",
  file: "[[File:Rain.png|thumb|Rain]]",
};

/** The differences of each kind. */
const differences = (before: string, after: string) => [
  differenceOf(linkKind, before, after),
  differenceOf(citationKind, before, after),
  differenceOf(fileKind, before, after),
];

describe("elementDifference", () => {
  it.each(Object.entries(copies))("tells which of two copies of a %s came or went", (_, copy) => {
    const both = `One. ${copy}\nKept.\nTwo. ${copy}\n`;
    const second = `One now.\nKept.\nTwo now. ${copy}\n`;
    const linesOf = (before: string, after: string) =>
      differences(before, after)
        .map((found) => found?.lines)
        .filter((lines) => lines?.removed.length !== lines?.added.length);
    expect(linesOf(both, second)).toEqual([{ removed: [0], added: [] }]);
    expect(linesOf(second, both)).toEqual([{ removed: [], added: [0] }]);
  });

  it.each([
    ["in a reference", "[[Hail]] falls.<ref>", " in A.</ref> Or [[Rain]] falls, or even [[Snow]]."],
    ["in prose", "[[Hail]] is cold. ", " is wet and mild. When [[Rain]] freezes in winter, it is [[Snow]]."],
    [
      "behind one word",
      "[[Hail]] is cold in ",
      " is wet and mild. Ice in [[Rain]] is wet and so is [[Snow]].",
    ],
    [
      "before one word",
      "[[Hail]] falls, or else ",
      " is wet and mild. Ice or else [[Rain]] falls, not [[Snow]].",
    ],
  ])("tells which of the copies in a line came or went: %s", (_, start, end) => {
    const one = start + end;
    const more = `${start}[[Rain]]${end}`.replace("Hail", "Sleet").replace("Snow", "Ice");
    const startsOf = (...texts: readonly [string, string]) =>
      differenceOf(linkKind, ...texts)?.startsOf("Rain");
    expect(startsOf(one, more)).toEqual({ removed: [], added: [more.indexOf("[[Rain]]", start.length)] });
    expect(startsOf(more, one)).toEqual({ removed: [more.indexOf("[[Rain]]", start.length)], added: [] });
  });

  it.each(Object.entries(copies))(
    "tells which of two copies of a %s among the same words went",
    (_, copy) => {
      const both = `In the year: ${copy}\nKept.\nOf the year: ${copy}\n`;
      const second = `Of none.\nKept.\nAnd of the year: ${copy}\n`;
      const lines = differences(both, second).map((found) => found?.lines);
      expect(lines.filter((line) => line?.removed.length === 1)).toEqual([{ removed: [0], added: [] }]);
    },
  );

  it("tells a copy from one that stays in its line among other words", () => {
    const copy = "In the country [[Rain]] falls daily.";
    const one = `Snow lies.\nKept.\n${copy} Or ${copy}\n`;
    const more = `Snow and [[Rain]].\nKept.\n${copy} They like [[Rain]] there.\n`;
    expect(differenceOf(linkKind, one, more)?.lines).toEqual({ removed: [], added: [0] });
    expect(differenceOf(linkKind, more, one)?.lines).toEqual({ removed: [0], added: [] });
  });

  it("tells what one side has more often, after any edits", () => {
    const parts = [
      ...Object.values(copies),
      "[[Hail]]",
      "[[ Rain ]]",
      "[[Rain|rain]]",
      '<ref name="rain">It rains.</ref>',
      "Kept.",
    ];
    for (let seed = 1; seed <= 1000; seed++) {
      const random = seeded(seed);
      const below = (most: number) => Math.floor(random() * most);
      const line = () => Array.from({ length: 1 + below(3) }, () => parts[below(parts.length)]).join(" ");
      const before = Array.from({ length: 1 + below(9) }, line);
      const cut = before.toSpliced(
        below(before.length),
        1 + below(2),
        ...Array.from({ length: below(3) }, line),
      );
      const after = cut.toSpliced(below(cut.length + 1), below(2), line());
      for (const found of differences(before.join("\n"), after.join("\n"))) {
        expect(found?.keys, `${seed}`).toEqual(found?.plain);
      }
    }
  });
});
