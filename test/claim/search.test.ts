import { describe, expect, it } from "vitest";
import { createSearch } from "../../src/claim/search.ts";
import { testPage } from "../../src/testing.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";

function find(text: string, ...sentences: readonly string[]) {
  const search = createSearch(text, grammarOf(testPage.site), 0.6);
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
