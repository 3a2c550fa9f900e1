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
  ["<nowiki>", "</nowiki>", "<nowiki/>", "<pre>", "</pre>", "<math>", "</math>", "<gallery>\n", "</gallery>"],
];

/** Small texts, each a few edits away from the one before: insertions, removals, moves, copies and reverts. */
export function* randomTexts(seed: number, count: number): Generator<Buffer> {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const some = () => Array.from({ length: 1 + below(3) }, () => pick(pick(tokens)));
  let text: readonly string[] = [];
  const earlier: (readonly string[])[] = [];
  for (let i = 0; i < count; i++) {
    const at = below(text.length + 1);
    // Long texts are cut down again, so that openers and closers keep meeting.
    const most = text.length > 60 ? 20 : 4;
    const cut = text.slice(at, at + 1 + below(most));
    const kind = text.length > 60 ? 0.5 : random();
    if (kind < 0.45) text = text.toSpliced(at, 0, ...some());
    else if (kind < 0.65) text = text.toSpliced(at, cut.length);
    else if (kind < 0.8) text = text.toSpliced(at, cut.length, ...some());
    else if (kind < 0.86) text = text.toSpliced(at, cut.length).toSpliced(below(text.length), 0, ...cut);
    else if (kind < 0.9) text = text.toSpliced(below(text.length + 1), 0, ...cut);
    else if (kind < 0.93) text = text.toSpliced(at, 1, (text[at] ?? "x").slice(1));
    else if (kind < 0.96) text = text.toSpliced(at, 0, ...some()).toSpliced(below(text.length), 0, ...some());
    else if (kind < 0.99) text = earlier.at(-1 - below(Math.min(earlier.length, 20))) ?? [];
    else text = pick([[], ["\n"], some()]);
    earlier.push(text);
    yield Buffer.from(text.join(""));
  }
}
