import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createSearch } from "../../src/claim/search.ts";
import { testPage } from "../../src/testing.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";

const find = (text: string, ...sentences: readonly string[]) => findAt(0.6, text, ...sentences);

function findAt(threshold: number, text: string, ...sentences: readonly string[]) {
  const search = createSearch(text, grammarOf(testPage.site), threshold);
  sentences.forEach((sentence, i) => void search.offer(i, sentence));
  return search.answers();
}

describe("createSearch", () => {
  it("finds part of a sentence in any markup, case, dash and quote form", () => {
    const [answer] = find("'''The [[Old Mill|old–mill]]''' isn’t", "It rains.", "The old-mill isn't red.");
    expect(answer?.hits).toEqual([{ match: "phrase", sentence: 1 }]);
  });

  it("says what it looked for without the space around it", () => {
    const [answer] = find("&nbsp;The mill is red.&nbsp;", "It rains.");
    expect(answer?.text).toBe("The mill is red.");
  });

  it("looks for each item of a list in HTML tags, as each is a sentence of its own on a page", () => {
    const answers = find(
      "<ul><li>The mill&nbsp; burnt</li><li>Whales sing</li></ul>",
      "Whales sing",
      "The mill burnt",
    );
    expect(answers).toEqual([
      { text: "The mill burnt", hits: [{ match: "exact", sentence: 1 }], nearest: [] },
      { text: "Whales sing", hits: [{ match: "exact", sentence: 0 }], nearest: [] },
    ]);
  });

  it.each([
    ["a line", '| style="x" | The mill [[burn|burnt]] down. || 1868\n', "The mill burnt down."],
    ["several lines", "|-\n| The mill [[burn|burnt]] down.\n| 1868", "|- | The mill burnt down."],
    ["lines whose second begins with a mark", "| The mill burnt down.\n| 1868", "| The mill burnt down."],
  ])("looks for what stands in the cells of %s of a table", (_, text, sought) => {
    const [answer] = find(text, "It rains.", "The mill burnt down.");
    expect(answer).toEqual({ text: sought, hits: [{ match: "exact", sentence: 1 }], nearest: [] });
  });

  it("tells a whole sentence from a part", () => {
    const [answer] = find("the mill is red", "The mill is red!", "Today the mill is red, too.");
    expect(answer?.hits.map(({ match }) => match)).toEqual(["exact", "phrase"]);
  });

  it("does not take part of a word for a word", () => {
    expect(find("mill", "The miller slept.")[0]?.hits).toEqual([]);
  });

  it("takes the sentence that reads most alike when none has the words", () => {
    const [answer] = find("The mill was burnt in 1802.", "It rains.", "The mill burnt in 1801.");
    expect(answer?.hits).toEqual([{ match: "similar", sentence: 1 }]);
  });

  it("measures in lower case, in which İ is longer, what comes behind others that read alike", () => {
    const others = Array.from({ length: 5 }, () => "İİİİİİ olur mu hiç");
    const [answer] = find("İİİİİİİİ olur mu", ...others, "İİİİİİİİ olur ma");
    expect(answer?.hits).toEqual([{ match: "similar", sentence: 5 }]);
  });

  it("takes scattered words when nothing reads alike", () => {
    const [answer] = find("owner mill", "It rains.", "The mill in the valley had a new owner by then.");
    expect(answer?.hits).toEqual([{ match: "words", sentence: 1 }]);
  });

  it("names the nearest sentences when it finds none, most alike first", () => {
    const [answer] = find(
      "Whales sing at night.",
      "The mill burnt.",
      "Whales are seen in spring, a few of them.",
    );
    expect(answer?.hits).toEqual([]);
    expect(answer?.nearest[0]?.sentence).toBe(1);
  });

  it("names those that read alike in the order of their first appearance", () => {
    const [answer] = find("Whales sing at night.", "Whales swim.", "At night it burnt.", "Whales swim.");
    expect(answer?.nearest.map(({ sentence }) => sentence)).toEqual([0, 2, 1]);
  });

  it("names none that has next to nothing in common with it", () => {
    const [answer] = find("1852", "It was built in 1868.", "The mill burnt in 1951.");
    expect(answer?.nearest).toEqual([]);
    const [misspelt] = find("biscit", "For that time they lived on ship's biscuit and on rain.");
    expect(misspelt?.nearest).toHaveLength(1);
  });

  it("finds what reads most alike behind many that read alike, too", () => {
    const wanted = "Whales sing at night in the cold waters of the north.";
    const beginning = (length: number) => wanted.slice(0, length);
    const short = Array.from({ length: 6 }, () => beginning(13));
    const [answer] = find(wanted, ...short, beginning(14));
    expect(answer?.nearest.map(({ sentence }) => sentence)).toEqual([6, 0, 1, 2, 3]);
  });

  it("takes what reads just as much alike as it has to", () => {
    const [wanted, offered] = ["The mill was burnt in 1802.", "The mill burnt in 1801."];
    const [none] = findAt(0.9, wanted, offered);
    const [answer] = findAt(none?.nearest[0]?.similarity ?? 0, wanted, offered);
    expect(answer?.hits).toEqual([{ match: "similar", sentence: 0 }]);
  });

  it("takes a text of 8000 characters and of 40 sentences, and refuses a longer one", () => {
    const long = (length: number) => `${"mill ".repeat(1700).slice(0, length - 1)}.`;
    expect(find(long(8000))).not.toEqual([]);
    expect(() => find(long(8001))).toThrow("text must have at most 8000 characters");
    const sentences = (count: number) =>
      Array.from({ length: count }, (_, i) => `Mill ${i} burnt.`).join(" ");
    expect(find(sentences(40))).toHaveLength(40);
    expect(() => find(sentences(41))).toThrow("(had 41 sentences)");
  });

  it("looks a few times through a sentence for a thousand words, and not once for each", () => {
    const words = Array.from({ length: 1_000 }, (_, i) => (1_000 + i).toString(36));
    const search = createSearch(words.join(" "), grammarOf(testPage.site), 1);
    const looks = vi.spyOn(String.prototype, "includes");
    onTestFinished(() => looks.mockRestore());
    search.offer(0, words.toReversed().join(" "));
    expect(looks.mock.calls.length).toBeLessThan(10);
    expect(search.answers()[0]?.hits).toEqual([{ sentence: 0, match: "words" }]);
  });

  it("parts a text as the page's language does", () => {
    const answers = find(
      "Tom lived at number 12. The house was red.",
      "Tom lived at number 12.",
      "The house was red.",
    );
    expect(answers.map(({ hits }) => hits)).toEqual([
      [{ match: "exact", sentence: 0 }],
      [{ match: "exact", sentence: 1 }],
    ]);
  });

  it("looks for a text of several sentences as a whole, else for each of them", () => {
    const answers = find("The mill burnt. It was rebuilt.", "It was rebuilt.", "The mill burnt.");
    expect(answers.map(({ hits }) => hits[0]?.sentence)).toEqual([1, 0]);
  });

  it("refuses a text without words", () => {
    expect(() => find("'''…'''")).toThrow("text must have a word in it");
  });
});
