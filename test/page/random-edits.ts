/** Numbers from 0 up to 1 that are the same on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** All that opens, closes or cuts, whole and in pieces, with some text between. */
const tokens = [
  ["\n", "\n", "\n", "\n", "\n\n", "\n \n", "\r\n"],
  ["word ", "two words ", "naïve ", "कथा ", "語。", "😀", "== heading ==\n", "* line\n"],
  ["{{", "}}", "{{", "}}", "{{{", "}}}", "{", "}", "{{name|a=1\n|b=2}}", "{|", "|}", "|-\n", "|"],
  ["[[", "]]", "[[", "]]", "[", "]", "[[File:x.png|thumb|", "[[link]]", "[[a|b]]"],
  ["<!--", "-->", "<!--", "-->", "<!-- note\n -->", "<!", "--", ">", "<", "/"],
  ["<ref>", "</ref>", '<ref name="n">', "<ref name=n />", "<REF\n>", "</Ref \n>", "<ref", "<references />"],
  ["<references>", "</references>", "<references group=n>\n", "\n</References >"],
  ["<nowiki>", "</nowiki>", "<nowiki/>", "<pre>", "</pre>", "<math>", "</math>", "<gallery>\n", "</gallery>"],
  ["<span\n", "id=a>", "\nclass='b' ", "<br\n/>", "</b\n>", '<i title="\n', '">', "<b", "<br"],
];

const pairs = [
  ["{{", "}}"],
  ["{{{", "}}}"],
  ["{|", "|}"],
  ["[[", "]]"],
  ["[[File:x.png|", "]]"],
  ["<!--", "-->"],
  ["<ref>", "</ref>"],
  ["<references>", "</references>"],
  ["<nowiki>", "</nowiki>"],
  ["<pre>", "</pre>"],
] as const;

/**
 * Small texts, each an edit or two away from the one before: insertions, removals, moves, copies and reverts.
 *
 * Most stretches are calm, with openers and closers in pairs, so that much could be kept; in some everything goes.
 */
export function* randomTexts(seed: number, count: number): Generator<Buffer> {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const some = (kinds: readonly (readonly string[])[]) =>
    Array.from({ length: 1 + below(3) }, () => pick(pick(kinds)));
  let text: readonly string[] = [];
  const earlier: (readonly string[])[] = [];

  function edit(isCalm: boolean): readonly string[] {
    const added = some(isCalm ? tokens.slice(0, 2) : tokens);
    const at = below(text.length + 1);
    const length = 1 + below(text.length > 80 ? 40 : 4);
    const kind = text.length > 80 ? 0.5 : random();
    if (kind < 0.35) return text.toSpliced(at, 0, ...added);
    if (kind < 0.45) {
      const [opener, closer] = pick(pairs);
      const end = Math.min(text.length, at + below(8));
      return text.toSpliced(end, 0, closer).toSpliced(at, 0, opener);
    }
    if (kind < 0.65) return text.toSpliced(at, length);
    if (kind < 0.8) return text.toSpliced(at, length, ...added);
    const cut = text.slice(at, at + length);
    if (kind < 0.86) return text.toSpliced(at, length).toSpliced(below(text.length), 0, ...cut);
    if (kind < 0.9) return text.toSpliced(below(text.length + 1), 0, ...cut);
    if (kind < 0.92) return text.toSpliced(at, 1, (text[at] ?? "x").slice(1));
    if (kind < 0.98) return earlier.at(-1 - below(Math.min(earlier.length, 20))) ?? [];
    return isCalm ? lines() : pick([[], ["\n"], added]);
  }

  function lines(): readonly string[] {
    return Array.from({ length: 20 }, () => [...some(tokens.slice(1, 2)), "\n"]).flat();
  }

  for (let i = 0; i < count; i++) {
    const isCalm = Math.floor(i / 200) % 3 !== 2;
    if (i % 200 === 0) text = lines();
    text = edit(isCalm);
    if (below(10) === 0) text = edit(isCalm);
    earlier.push(text);
    yield Buffer.from(text.join(""));
  }
}
