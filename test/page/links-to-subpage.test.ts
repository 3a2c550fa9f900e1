import { describe, expect, it } from "vitest";
import { linksToSubpage } from "../../src/page/links-to-subpage.ts";
import { testPage } from "../../src/testing.ts";

const talk = { ...testPage, namespace: 1, title: "Talk:Sample" };

describe("linksToSubpage", () => {
  it.each([
    "Archiving 2 discussion(s) to [[Talk:Sample/Archive 1]]) (bot",
    "[[User:Ann/Archiver|Archived]] one topic to [[talk:sample/Archives/2020/May#Oil|there]]",
    "moved to [[Talk:The name it had/Archive_1]]",
    "vers [[/Archives 3]]",
  ])("finds %s", (comment) => {
    expect(linksToSubpage(comment, talk)).toBe(true);
  });

  it.each([
    "off topic, see [[Talk:Sample]] and/or [[WP:NOT]]",
    "by [[User:Ann/Script|a script]] for [[Oil/Lamp]]",
    "reverted 1 edit by [[Special:Contributions/Ann]] ([[User talk:Ann/Archive|talk]])",
    "[[fr:Talk:Sample/Archive 1]]",
    "/* Archive */ Talk:Sample/Archive 1",
    "[[Talk:Sample|a/b]]",
    "[[",
    "",
  ])("passes over %s", (comment) => {
    expect(linksToSubpage(comment, talk)).toBe(false);
  });

  it("passes over the page itself, whose title may have a slash", () => {
    const acdc = { ...testPage, namespace: 1, title: "Talk:AC/DC" };
    expect(linksToSubpage("see [[Talk:AC/DC]]", acdc)).toBe(false);
    expect(linksToSubpage("to [[Talk:AC/DC/Archive 1]]", acdc)).toBe(true);
  });

  it("knows no subpages of articles, and nothing about a hidden summary", () => {
    expect(linksToSubpage("to [[Sample/Archive 1]], [[/Archive 1]]", testPage)).toBe(false);
    expect(linksToSubpage(null, talk)).toBe(false);
  });
});
