import { describe, expect, it } from "vitest";
import { createTalkReader, talkPosts } from "../../src/page/talk-posts.ts";
import type { Revision, TalkPost } from "../../src/revision.ts";
import { history, type RevisionSketch, testPage } from "../../src/testing.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";

const grammar = grammarOf(testPage.site);
const hidden: RevisionSketch = { text: { state: "hidden" } };
const why = "== Why tea? ==\n\nI ask myself why it is tea again.\n";

function revisions(sketches: readonly RevisionSketch[]): Revision[] {
  return history(...sketches).flatMap((entry) => (entry.kind === "revision" ? [entry.revision] : []));
}

async function postsOf(sketches: readonly RevisionSketch[]): Promise<TalkPost[]> {
  async function* source() {
    yield* revisions(sketches);
  }
  const posts = [];
  for await (const post of talkPosts(source(), grammar)) posts.push(post);
  return posts;
}

async function told(...sketches: readonly RevisionSketch[]) {
  return (await postsOf(sketches)).map(({ newTopics, addsProse }) => [newTopics, addsProse]);
}

describe("talkPosts", () => {
  it("gives a post for every revision", async () => {
    const posts = await postsOf([why, why, hidden]);
    expect(posts.map(({ revision }) => revision.id)).toEqual([1, 2, 3]);
    expect(posts[0]?.revision).not.toHaveProperty("text");
  });

  it("finds the topics a revision opens, in page order", async () => {
    expect(await told(`${why}== And milk ==\nWhite as snow it was.`)).toEqual([
      [["Why tea?", "And milk"], true],
    ]);
  });

  it("finds a topic in any script, without its markup", async () => {
    expect(await told("== [[चाय]] क्यों? ==\n")).toEqual([[["चाय क्यों?"], false]]);
  });

  it("finds an answer", async () => {
    expect(await told(why, `${why}:Because it is hot.\n`)).toEqual([
      [["Why tea?"], true],
      [[], true],
    ]);
  });

  it("takes other levels for parts of a topic", async () => {
    expect(await told("= Title =\n=== Part ===\n")).toEqual([[[], false]]);
  });

  it("knows a topic and its sentences when they come back", async () => {
    expect(await told(why, "", why, `${why}${why}`)).toEqual([
      [["Why tea?"], true],
      [[], false],
      [[], false],
      [[], false],
    ]);
  });

  it("knows a topic that comes back beside a new one", async () => {
    expect((await told(why, "", `${why}== And milk ==\nWhite as snow it was.`)).at(-1)).toEqual([
      ["And milk"],
      true,
    ]);
  });

  it("tells of two new topics of one name where the first of them stands", async () => {
    const milk = "== And milk ==\nWhite as snow it was.\n";
    expect(await told(`${why}${milk}== Why tea? ==\nWhy is it not coffee?`)).toEqual([
      [["Why tea?", "And milk"], true],
    ]);
  });

  it("takes a heading that replaces another above the same text for the old topic", async () => {
    const renamed = why.replace("Why tea?", "Whence tea?");
    const milk = "== And milk ==\n\nWhite as snow it was.\n";
    expect(await told(why, renamed, `${renamed}\n${milk}`, `${why}\n${milk}`)).toEqual([
      [["Why tea?"], true],
      [[], false],
      [["And milk"], true],
      [[], false],
    ]);
  });

  it("takes what is new below a heading of level 1 for no part of the topic above", async () => {
    const empty = "== Why tea? ==\n";
    const old = `${empty}= Old =\n\nSalt is cheap.\n`;
    const after = `${empty}= Old =\n\nMilk is white, too.\n${empty}`;
    expect((await told(old, after)).at(-1)).toEqual([[], true]);
  });

  it("takes a heading above another text, or none, for a new topic", async () => {
    const other = "== Whence tea? ==\n\nShips bring it over the sea.\n";
    expect(await told(why, other)).toEqual([
      [["Why tea?"], true],
      [["Whence tea?"], true],
    ]);
    expect(await told("== Tea ==\n", "== Milk ==\n")).toEqual([
      [["Tea"], false],
      [["Milk"], false],
    ]);
  });

  const hello = "== Greeting ==\n\nHello.\n";

  it.each([
    ["a topic that begins as another one does", hello, `${hello}== Ice ==\n\nHello. Is ice tea too?\n`],
    [
      "a topic of which half was seen",
      why,
      `${why}== Ice ==\n\nI ask myself why it is tea again.\n\nIs ice the tea that we all are asking for?\n`,
    ],
    [
      "a topic in the place of another one",
      hello.replace("Hello.", "Hello. This is tea."),
      "== Ice ==\n\nHello. Is ice tea too?\n",
    ],
    [
      "a topic beside another one that got its heading",
      why,
      `${why.replace("Why", "Whence")}== Ice ==\n\nIs ice tea too?\n`,
    ],
    [
      "a topic of which all but a word was seen, as those of bots are",
      why,
      `${why}== Ice ==\n\nI ask myself why it is tea again.\n\nYes.\n`,
    ],
    [
      "a heading above an old post and as much that is new",
      "I ask myself why it is tea again.\n",
      "== Ice ==\n\nI ask myself why it is tea again.\n\nI ask myself why it is ice again.\n",
    ],
    [
      "a topic with more copies of a sentence than one that went had",
      hello.replace("Hello.", "Hello. How is ice made into tea?"),
      "== Ice ==\n\nHello.\n\nHello.\n\nHello.\n\nHello.\n",
    ],
    [
      "a topic above a part of a higher level, with more text that stood there",
      `= Old =\n\nI ask myself why it is tea again.\n`,
      `== Ice ==\n\nIs ice tea?\n= Old =\n\nI ask myself why it is tea again.\n`,
    ],
    [
      "a topic above a heading without text, with more text that stood there",
      `== ==\n\nI ask myself why it is tea again.\n`,
      `== Ice ==\n\nIs ice tea?\n== ==\n\nI ask myself why it is tea again.\n`,
    ],
    ["a topic without a sentence", why, `${why}== Ice ==\n\n{{tea}}\n`],
  ])("finds %s", async (_, before, after) => {
    expect((await told(before, after)).at(-1)?.[0]).toContain("Ice");
  });

  const part = "=== Ice ===\n\nIs ice tea too?\n";
  const answer = ":Because it is hot.\n";

  it.each([
    [
      "a topic that got another heading and a longer answer",
      why,
      `${why.replace("Why tea?", "Ice")}:${"It is hot, as all the books say. ".repeat(9)}\n`,
    ],
    [
      "a topic that was closed",
      why + answer,
      `{{archive top}}\n${why.replace("Why tea?", "Ice")}${answer}It is closed.\n{{archive bottom}}\n`,
    ],
    [
      "a heading above an old post",
      "I ask myself why it is tea again.\n",
      "== Ice ==\n\nI ask myself why it is tea again.\n",
    ],
    [
      "a heading above an old post that is answered",
      "I ask myself why it is tea again.\n",
      `== Ice ==\n\nI ask myself why it is tea again.\n${answer}`,
    ],
    ["a heading that parts a topic", why + answer, `${why}== Ice ==\n${answer}`],
    ["a section of a topic that becomes one", why + part, why + part.replaceAll("===", "==")],
    ["another heading above a template", "== Tea ==\n{{tea}}\n", "== Ice ==\n{{tea}}\n"],
  ])("opens no topic by %s", async (_, before, after) => {
    expect((await told(before, after)).at(-1)?.[0]).toEqual([]);
  });

  it("finds a topic under a heading that another has, wherever it stands", async () => {
    const again = "== Why tea? ==\n\nNobody has said so far.\n";
    const more = "== Why tea? ==\n\nThird time lucky, perhaps.\n";
    for (const texts of [
      [why, `${why}\n${again}`],
      [why, `${again}\n${why}`],
      [why, `${again}\n${more}\n${why}`],
      [why, "", again],
      [`${why}\n${again}`, `${why}\n${more}\n${again}`],
    ]) {
      expect((await told(...texts)).at(-1)).toEqual([["Why tea?"], true]);
    }
  });

  it("takes a section under a known heading for an old one where any of its sentences was seen", async () => {
    const answered = `${why}:Because it is hot.\n`;
    for (const texts of [
      [why, "", answered],
      [why, answered],
      [why, `== Why tea? ==\n${why}`],
      [`== Why tea?==\n\nIt is hot.\n`, `== Why tea? ==\n\nIt is rather cold.\n`],
    ]) {
      expect((await told(...texts)).at(-1)?.[0]).toEqual([]);
    }
  });

  it("takes a topic whose words are all others for an old one beside a new one", async () => {
    const [milk, cream] = ["White as snow it was.", "Yellow as butter it is."];
    const page = (words: string) => `${why}== And milk ==\n${words}\n`;
    expect((await told(page(milk), `${page(cream)}== Why tea? ==\nWhy is it not coffee?`)).at(-1)).toEqual([
      ["Why tea?"],
      true,
    ]);
  });

  it("has no heading without a text", async () => {
    expect(await told("== ==\n")).toEqual([[[], false]]);
  });

  it("says nothing of what cannot be read, nor of the same text again", async () => {
    expect(await told(hidden, why, why, hidden)).toEqual([
      [[], false],
      [["Why tea?"], true],
      [[], false],
      [[], false],
    ]);
  });

  it("has nothing to say of no revisions", async () => {
    expect(await told()).toEqual([]);
  });

  describe("of posts", () => {
    const by = (name: string) => (text: string) => ({ text, user: { id: 0, name } });
    const [cy, bob] = [by("Cy"), by("Bob")];
    const asks = "== Mill ==\n\nHow old is the mill of this town?\n";
    const says = (words: string) => `${asks}:I think that the mill ${words}, as the town book says.\n`;
    const old = says("is old");
    const signature = "[[User:Bob|Bob]] ([[User talk:Bob|talk]]) 10:00, 1 January 2020 (UTC)";
    const posts = async (...sketches: readonly RevisionSketch[]) =>
      (await postsOf(sketches)).filter(({ addsProse }) => addsProse).length;

    it("counts one that is saved four times once", async () => {
      const saves = ["is od", "is old", "is very old", "was very old"].map((words) => bob(says(words)));
      expect(await posts(cy(asks), ...saves)).toBe(2);
    });

    it.each([
      ["a signature behind it", `${old.trimEnd()} ${signature}\n`],
      ["a signature below it", `${old}\n--${signature}\n`],
      ["a signature that reads otherwise", `${old.trimEnd()} — [[User:Bob|<b>Bobby</b>]] 10:00\n`],
      ["a signature behind other words", `${says("was old").trimEnd()} ${signature}\n`],
      ["a signature behind words without a stop", says("is old").replace(".\n", ` ${signature}\n`)],
      ["a full stop and a signature", says("is old").replace(".\n", `! ${signature}\n`)],
      ["a line that is broken", old.replace(", as", ",\n\n:as")],
      ["what was seen", `${asks}:How old is the mill of this town?\n${old.slice(asks.length)}`],
    ])("does not count %s", async (_, text) => {
      expect(await posts(cy(asks), bob(old), bob(text))).toBe(2);
    });

    it.each([
      ["another sentence", bob(`${old}\n:The book was printed in the year 1900.\n`)],
      ["another sentence in the place of one", bob(`${asks}:Nobody living can say.\n`)],
      ["an answer over the words of another", cy(says("is very old"))],
      ["other words by an editor who is hidden", { text: says("is very old"), user: null }],
      ["an answer that is signed", cy(`${old}::Who wrote it? [[User:Cy|Cy]] 10:00\n`)],
      ["the name of another behind it", cy(`${old.trimEnd()} ${signature}\n`)],
      ["what was said before, signed", bob(`${old}\n${old.slice(asks.length).trimEnd()} ${signature}\n`)],
      [
        "a signature with other words",
        bob(`${old.trimEnd()} So says the one who asked [[User:Bob|Bob]] 10:00\n`),
      ],
    ])("counts %s", async (_, sketch) => {
      expect(await posts(cy(asks), bob(old), sketch)).toBe(3);
    });

    it("counts a signature of an address as no post", async () => {
      const ip = by("192.0.2.7");
      const link = "[[Special:Contributions/192.0.2.7|192.0.2.7]] 10:00";
      expect(await posts(ip(asks), ip(`${asks.trimEnd()} ${link}\n`))).toBe(1);
    });

    it("counts many sentences rewritten at once as a post", async () => {
      const many = (words: string) =>
        Array.from({ length: 40 }, (_, i) => `Mill ${i} ${words}.\n\n`).join("");
      expect(await posts(bob(many("is old")), bob(many("is very old")))).toBe(2);
    });
  });

  it("goes on from where it was saved", () => {
    const edited = why.replace("again", "once more");
    const [first, second, third] = revisions([why, edited, `${edited}\nMore of it, please, and hot.`]);
    if (first === undefined || second === undefined || third === undefined) throw new Error("no revision");
    const reader = createTalkReader(grammar);
    reader.next(first);
    const again = createTalkReader(grammar, JSON.parse(JSON.stringify(reader.save())));
    for (const revision of [second, third]) expect(again.next(revision)).toEqual(reader.next(revision));
  });
});
