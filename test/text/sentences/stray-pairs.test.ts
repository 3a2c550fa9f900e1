import { describe, expect, it } from "vitest";
import { withoutStrayPairs } from "../../../src/text/sentences/stray-pairs.ts";
import { parted } from "./parted.ts";

describe("a quote or bracket that pairs with nothing", () => {
  it.each([
    ["an inch mark", 'They put out a 7" single in May.|Rome was built.|The river flows.'],
    ["an inch mark before a quotation", 'He is 6\'2" tall.|She said "No. Never." often.|Then she left.'],
    ["minutes and seconds", "It lies at 26'46\"N of here.|The river flows.|It is long."],
    ["quotes of two forms", 'The “one" and "two."|Then came three.|Four was last.'],
    ["a low quote with a straight one", 'Er sagte „ja" dazu.|Dann ging er.|Das war es.'],
    ["a quote that is not closed", 'He said "go to it.|Then he left.|Nobody came.'],
    ["a quote that was not opened", 'It was late."|Then he left.|Nobody came.'],
    [
      "a quote that is not closed before another",
      'He said "go to it.|She said "No. Never." and left.|Nobody came.',
    ],
    [
      "a bracket that is not closed",
      "It was (lost in May.|Rome was built (in a day. Or two).|The river flows.",
    ],
    ["a bracket closed by another", "It was sparked (by fire} in May.|Rome was built.|The river flows."],
  ])("parts no sentences and joins none: %s", (_, marked) => {
    expect(parted(marked)).toBe(marked);
  });

  it.each([
    'He said "go. Now." and left (late. Or not).',
    'The film "One. Two" (1975, by "X. Y") ran.',
    '他说"你好。再见"然后走了。',
    '在1990"一。二"年。',
    '"One. Two," she said.',
    "(“One. Two”) and [a. B] {c. D} 「一。二」",
  ])("is not one of those that pair: %s", (text) => {
    expect(withoutStrayPairs(text)).toBe(text);
  });

  it("leaves a text its length, and is found in one pass", () => {
    const many = `${"(".repeat(100_000)}${"]".repeat(100_000)}${'" ('.repeat(100_000)}`;
    expect(withoutStrayPairs(many)).toHaveLength(many.length);
    expect(withoutStrayPairs(many)).not.toMatch(/[("]/);
  });
});

describe("a full stop with no space behind it", () => {
  it.each([
    "They left.|The river flows.",
    "It was in 1990.|However, they left (in May).|She came.",
    "Он вышел из дома.|После этого он ушёл.",
  ])("ends a sentence before a word that begins many: %s", (marked) => {
    expect(parted(marked, "en", "")).toBe(marked);
  });

  it.each([
    "It runs on Node.Js and System.Out or www.example.In there.",
    "He met Prof.Smith of St.Louis in No.In and e.g.The rest.",
    'It is "so (they left.The river)" there.',
  ])("ends none elsewhere: %s", (text) => {
    expect(parted(text)).toBe(text);
  });
});

describe("an abbreviation before a name or a small letter", () => {
  it.each([
    "It is by Warner Bros. Records.|It was sold by Warner Bros.|The film ran.",
    "A song feat. Drake ran.|It was a feat.|The end came.",
    "The pop. was 5 in 1990.|It is 5 mi. north and 3 in. tall of 5 sq. mi. of land.|They moved in.|12 others came.",
    "He lives in Ft. Worth.|The tower is 500 ft.|Visitors come, 20 ft. above it.",
  ])("goes on: %s", (marked) => {
    expect(parted(marked)).toBe(marked);
  });
});
