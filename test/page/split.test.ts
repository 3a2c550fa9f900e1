import { describe, expect, it } from "vitest";
import { splitBlocks } from "../../src/page/split.ts";

function blocksOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const { ends } = splitBlocks(bytes);
  return ends.map((end, i) => bytes.toString("utf8", ends[i - 1] ?? 0, end));
}

describe("splitBlocks", () => {
  it("comes to the end of links before a long blank line", () => {
    const line = "[[a|".repeat(100_000);
    expect(blocksOf(`${line}\n${" ".repeat(400_000)}\nb\n`)).toEqual([
      `${line}\n`,
      `${" ".repeat(400_000)}\n`,
      "b\n",
    ]);
  });

  it.each([
    ["nothing", "", []],
    ["lines", "a\nb\n\nc", ["a\n", "b\n", "\n", "c"]],
    ["characters of several bytes", "नमस्ते\n語\n😀", ["नमस्ते\n", "語\n", "😀"]],
    ["a template", "{{a\n|b=1\n}} c\nd\n", ["{{a\n|b=1\n}} c\n", "d\n"]],
    ["templates in each other", "{{a\n{{b\n}}\n}}\nc\n", ["{{a\n{{b\n}}\n}}\n", "c\n"]],
    ["a parameter", "{{{a\n}}}\nb\n", ["{{{a\n}}}\n", "b\n"]],
    ["four braces closed two at a time", "{{{{a\n}}\n}}\nb\n", ["{{{{a\n}}\n}}\n", "b\n"]],
    ["five braces of which three are closed", "{{{{{a\n}}}\nb\n", ["{{{{{a\n}}}\n", "b\n"]],
    ["single braces", "{a\n}\n", ["{a\n", "}\n"]],
    ["a closer without opener", "a }}\n]]\nb\n", ["a }}\n", "]]\n", "b\n"]],
    ["an unclosed template", "{{a\nb\n{{c\n}}\nd\n", ["{{a\n", "b\n", "{{c\n}}\n", "d\n"]],
    ["a table", "{|\n|-\n| a\n|}\n", ["{|\n", "|-\n", "| a\n", "|}\n"]],
    ["a template in a table", "{|\n| {{a\n}}\n|}\n", ["{|\n", "| {{a\n}}\n", "|}\n"]],
    ["a comment", "a <!-- b\n{{\n--> c\nd\n", ["a <!-- b\n{{\n--> c\n", "d\n"]],
    ["an unclosed comment", "<!-- a\n{{b\n}}\n", ["<!-- a\n", "{{b\n}}\n"]],
    ["a comment that is too short", "<!-->\na\n-->\nb\n", ["<!-->\na\n-->\n", "b\n"]],
    ["a reference", "a<ref>b\n{{c</ref>\nd\n", ["a<ref>b\n{{c</ref>\n", "d\n"]],
    ["a reference in a template", "{{a|<ref>}}\n</ref>\n}}\nb\n", ["{{a|<ref>}}\n</ref>\n}}\n", "b\n"]],
    ["attributes over lines", '<ref\nname="a"\n>b\n</ref>\nc\n', ['<ref\nname="a"\n>b\n</ref>\n', "c\n"]],
    ["a reference used again", '<ref name="a" />\nb\n</ref>\n', ['<ref name="a" />\n', "b\n", "</ref>\n"]],
    ["names in capitals, a spaced closer", "<REF>a\n</Ref \n>\nb\n", ["<REF>a\n</Ref \n>\n", "b\n"]],
    ["an unclosed reference", "<ref>a\n{{b\n}}\n", ["<ref>a\n", "{{b\n}}\n"]],
    ["an opener without end", "<ref name\na\n</ref\n", ["<ref name\n", "a\n", "</ref\n"]],
    ["a longer name", "<reference>\n</reference>\n", ["<reference>\n", "</reference>\n"]],
    [
      "the list of references",
      "<references>\n<ref>\n</ref>\n</references>\n",
      ["<references>\n<ref>\n</ref>\n</references>\n"],
    ],
    ["an unclosed list of references", "<references>\n<ref>a</ref>\n", ["<references>\n", "<ref>a</ref>\n"]],
    [
      "a list of references closed in a comment",
      "<references>\n<!--\n</references>\n-->\na\n",
      ["<references>\n<!--\n</references>\n", "-->\n", "a\n"],
    ],
    ["markup in nowiki", "<nowiki>{{\n<!--</nowiki>\na\n", ["<nowiki>{{\n<!--</nowiki>\n", "a\n"]],
    [
      "markup in code",
      "<syntaxhighlight lang=c>\nif {{\n</syntaxhighlight>\na\n",
      ["<syntaxhighlight lang=c>\nif {{\n</syntaxhighlight>\n", "a\n"],
    ],
    ["a gallery", "<gallery>\nA.png|a\n</gallery>\nb\n", ["<gallery>\nA.png|a\n</gallery>\n", "b\n"]],
    [
      "tags of HTML over lines",
      'a <span class="b"\n id=c>d</span\n> <br\n/> e\nf\n',
      ['a <span class="b"\n id=c>d</span\n> <br\n/> e\n', "f\n"],
    ],
    ["an attribute over lines", '<h2 title="a\n\nb">c</h2>\nd\n', ['<h2 title="a\n\nb">c</h2>\n', "d\n"]],
    [
      "a stray angle in prose",
      "a <b and\nc> d\na < b\nc > d\n",
      ["a <b and\n", "c> d\n", "a < b\n", "c > d\n"],
    ],
    ["a tag that lost its end", "a <br\nb\n<i\n[[c>\n", ["a <br\n", "b\n", "<i\n", "[[c>\n"]],
    ["a tag of no HTML", "<foo\nid=a>\n", ["<foo\n", "id=a>\n"]],
    ["a bar in a tag over lines", "<i id=a\n|b=c>\n", ["<i id=a\n", "|b=c>\n"]],
    ["a link", "[[a\nb]]\n", ["[[a\n", "b]]\n"]],
    ["a caption", "[[File:a|b\nc]] d\ne\n", ["[[File:a|b\nc]] d\n", "e\n"]],
    ["a link in a caption", "[[File:a|b [[c]]\nd]]\ne\n", ["[[File:a|b [[c]]\nd]]\n", "e\n"]],
    ["a caption cut by a blank line", "[[File:a|b\n \nc]]\n", ["[[File:a|b\n", " \n", "c]]\n"]],
    ["an unclosed caption", "[[File:a|b\nc\n", ["[[File:a|b\n", "c\n"]],
    ["a template in a caption", "[[File:a|{{b\n\n}}\nc]]\nd\n", ["[[File:a|{{b\n\n}}\nc]]\n", "d\n"]],
    ["an unclosed link in a template", "{{a|[[b\n|c=[[d|e}}\nf\n", ["{{a|[[b\n|c=[[d|e}}\n", "f\n"]],
  ])("cuts %s", (_, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it.each([
    ["nothing is open", "a {{b\n}}\n", 9],
    ["the last line is not ended", "a\nb", 2],
    ["a template is not closed", "a\nb {{c\nd {{e\n", 4],
    ["a tag is not closed", "a\n<ref>\n<!--\n", 2],
    ["an opener is not ended", "a\n<ref\n", 2],
    ["a tag of HTML is not ended", "a\nb <br\nc\n", 2 + 2],
    ["a caption is cut by a blank line", "a\n[[b|c\n\nd\n", 2],
    ["a link is cut by its line's end", "a\n[[b\n\nd\n", 9],
  ])("tells up to where the cuts are settled when %s", (_, text, settled) => {
    expect(splitBlocks(Buffer.from(text)).settled).toBe(settled);
  });

  // Each of these takes minutes in a scanner that looks for the same closer again, or walks its stack down again.
  it.each([
    ["{{", "{{ ".repeat(300_000)],
    ["{{ and }}", "{{ ".repeat(150_000) + "}} ".repeat(150_000)],
    ["{", "{".repeat(1_000_000) + "}".repeat(1_000_000)],
    ["[[", "[[".repeat(500_000)],
    ["[[ and }}", `{{${"[[ ".repeat(200_000)}${"}} ".repeat(200_000)}`],
    ["[[ over lines", "[[a|\n".repeat(200_000)],
    ["<!--", "<!-- ".repeat(200_000)],
    ["<ref>", "<ref> ".repeat(200_000)],
    ["<ref", "<ref ".repeat(200_000)],
    ["<ref before one >", `${"<ref ".repeat(200_000)}>`],
    ["</ref", `<ref>${"</ref ".repeat(200_000)}`],
    ["spaces", `[[a|${" ".repeat(1_000_000)}\n`],
  ])("reads a megabyte of %s once", { timeout: 60_000 }, (_, text) => {
    expect(splitBlocks(Buffer.from(text)).ends.at(-1)).toBe(text.length);
  });
});
