import { describe, expect, it } from "vitest";
import { type Before, isNothing, looksAt } from "../../src/recall/look.ts";
import type { LogEntry } from "../../src/revision.ts";
import type { News } from "../../src/sources/mediawiki/listing/ask-news.ts";
import type { Observation } from "../../src/store/kept.ts";
import { testPage } from "../../src/testing.ts";

const { pageId, title, namespace, site } = testPage;
const then = "2024-01-01T00:00:00Z";
const days = (count: number) => `2024-01-0${1 + count}T00:00:00Z`;

/** What is known of a page with a talk page, both listed long ago. */
function known(observed: Partial<Observation> = {}): Before {
  const observation: Observation = {
    title,
    namespace,
    isRedirect: false,
    lastRevision: 3,
    touched: then,
    talk: { pageId: 8, lastRevision: 4, touched: then, isOwed: false },
    talkTitle: `Talk:${title}`,
    textsAtOnce: 50,
    counts: { own: 1, talk: 1, log: 0 },
    at: then,
    listedAt: then,
    talkListedAt: then,
    generation: 0,
    ...observed,
  };
  return { observation, revisions: 1, talkRevisions: 1, log: [], revertedAt: null };
}

const flags = { touched: then, missing: false, invalid: false, special: false, redirect: false };

/** What a wiki says of the page when nothing has happened to it. */
const news = (said: Partial<News>): News => ({
  siteinfo: { site, generator: "MediaWiki 1.43.0", rights: null },
  page: { ...flags, pageid: pageId, ns: namespace, title, lastrevid: 3 },
  talk: { ...flags, pageid: 8, ns: 1, title: `Talk:${title}`, lastrevid: 4 },
  log: [],
  silent: new Set(),
  taggedAt: null,
  isLogCut: false,
  at: days(8),
  ...said,
});

const nothing = { own: "none", talk: "none", log: false };
const everything = { own: "all", talk: "all", log: true };

const entry: LogEntry = {
  id: 5,
  timestamp: "2023-06-01T00:00:00Z",
  user: null,
  comment: "too lively",
  change: { kind: "unprotected" },
  parameters: {},
};

describe("looksAt", () => {
  it("reads nothing where nothing was touched within a week", () => {
    expect(looksAt(known(), news({ at: days(7) }), pageId)).toEqual(nothing);
  });

  it.each([
    ["page", { talkListedAt: days(5) }],
    ["talk page", { listedAt: days(5) }],
  ])("reads everything where the %s was listed more than a week ago, whatever was touched", (_, listed) => {
    expect(looksAt(known({ at: days(5), ...listed }), news({}), pageId)).toEqual(everything);
  });

  it.each([
    ["at once where one answer holds the list", 450, "all"],
    ["when an hour has passed where it does not", 451, "none"],
  ])("lists a page that was touched and has nothing new %s", (_, revisions, own) => {
    const touched = { ...flags, touched: days(1), pageid: pageId, ns: namespace, title, lastrevid: 3 };
    const said = news({ page: touched, at: "2024-01-01T00:30:00Z" });
    expect(looksAt({ ...known(), revisions }, said, pageId)).toEqual({ ...nothing, own });
  });

  it.each([
    ["an hour", 4500, "all"],
    ["a day where it takes many requests", 4501, "none"],
  ])("lists a page that was touched again once %s has passed", (_, revisions, own) => {
    const touched = { ...flags, touched: days(1), pageid: pageId, ns: namespace, title, lastrevid: 3 };
    const said = news({ page: touched, at: "2024-01-01T02:00:00Z" });
    expect(looksAt({ ...known(), revisions }, said, pageId)).toEqual({ ...nothing, own });
  });

  it.each([
    ["was listed", { listedAt: days(2) }],
    ["had its talk page listed", { talkListedAt: days(2) }],
    ["was looked at", { at: days(2) }],
  ])("reads everything where the wiki's clock was ahead when the page %s", (_, observed) => {
    expect(looksAt(known(observed), news({ at: days(1) }), pageId)).toEqual(everything);
  });

  it.each([
    ["another title", { title: "Other" }],
    ["another namespace", { ns: namespace + 2 }],
    ["another page's title", { pageid: pageId + 1 }],
  ])("has the page found anew where it has %s", (_, said) => {
    const page = { ...flags, pageid: pageId, ns: namespace, title, lastrevid: 3, ...said };
    expect(looksAt(known(), news({ page }), pageId)).toBeNull();
  });

  it.each([
    ["no page", { page: null }],
    ["no time", { at: null }],
  ])("has the page found anew where the wiki says %s", (_, said) => {
    expect(looksAt(known(), news(said), pageId)).toBeNull();
  });

  it.each([
    ["as a whole where one answer holds the list", 450, "all"],
    ["from the last look on where it does not", 451, "newer"],
  ])("lists a page that has a new revision %s", (_, revisions, own) => {
    const page = { ...flags, pageid: pageId, ns: namespace, title, lastrevid: 4 };
    const said = news({ page, at: days(1) });
    expect(looksAt({ ...known(), revisions }, said, pageId)).toEqual({ ...nothing, own });
  });

  it.each([
    ["has come", { talk: null }, {}, "all"],
    ["has gone", {}, { talk: null }, "all"],
    ["is as absent as it was", { talk: null }, { talk: null }, "none"],
  ])("looks at a talk page that %s", (_, observed, said, talk) => {
    expect(looksAt(known(observed), news({ at: days(1), ...said }), pageId)).toEqual({ ...nothing, talk });
  });

  it("lists a page that became a redirect", () => {
    const page = { ...flags, pageid: pageId, ns: namespace, title, lastrevid: 3, redirect: true };
    expect(looksAt(known(), news({ page, at: days(1) }), pageId)).toEqual({ ...nothing, own: "all" });
  });

  it.each([
    ["that is another page now", { pageid: 9 }, 30, "all"],
    ["that was touched", { touched: days(1) }, 30, "all"],
    ["that has something new, from there on", { lastrevid: 5 }, 60, "newer"],
    ["that has something new, after an hour", { lastrevid: 5 }, 61, "all"],
  ])("lists a long talk page %s", (_, said, minutes, look) => {
    const before = { ...known(), talkRevisions: 1000 };
    const talk = { ...flags, pageid: 8, ns: 1, title: `Talk:${title}`, lastrevid: 4, ...said };
    const at = new Date(Date.parse(then) + minutes * 60_000).toISOString();
    expect(looksAt(before, news({ talk, at }), pageId)).toEqual({ ...nothing, talk: look });
  });

  it.each([
    ["half an hour", "2024-01-01T00:30:00Z", "none"],
    ["two hours", "2024-01-01T02:00:00Z", "all"],
  ])("lists the talk page that an earlier look left for later, after %s", (_, at, talk) => {
    const before = known({ talk: { pageId: 8, lastRevision: 4, touched: then, isOwed: true } });
    expect(looksAt(before, news({ at }), pageId)).toEqual({ ...nothing, talk });
  });

  it.each([
    ["since it was listed", then, everything],
    ["before", "2023-12-31T23:59:59Z", nothing],
  ])(
    "reads everything where tags were changed by hand %s: the page is not touched by that",
    (_, taggedAt, looks) => {
      expect(looksAt(known(), news({ at: days(1), taggedAt }), pageId)).toEqual(looks);
    },
  );

  it.each([
    ["ten minutes", "2023-12-31T23:50:00Z", "all"],
    ["a second more", "2023-12-31T23:49:59Z", "none"],
  ])(
    "lists again a page that was looked at %s after a revert: what that undid is tagged later",
    (_, revertedAt, own) => {
      expect(looksAt({ ...known(), revertedAt }, news({ at: days(1) }), pageId)).toEqual({ ...nothing, own });
    },
  );

  it.each([
    ["what an old entry said is hidden", { log: [{ ...entry, comment: null }] }, true],
    ["an old entry says nothing any more", { silent: new Set([entry.id]) }, true],
    ["an old entry is of before the page had its title", { log: [{ ...entry, id: 6 }] }, false],
  ])("reads the log where %s: the page is not touched by that", (_, said, log) => {
    const before = { ...known(), log: [entry] };
    expect(looksAt(before, news({ at: days(1), ...said }), pageId)).toEqual({ ...nothing, log });
  });

  it.each([
    ["everything where the log has something new", { kind: "deleted" }, everything],
    [
      "only the log where that is about protection",
      { kind: "protected", protections: [] },
      { ...nothing, log: true },
    ],
  ] as const)("reads %s", (_, change, looks) => {
    // As old as an entry may be that an earlier look did not see yet.
    const log = [{ ...entry, timestamp: "2023-12-31T23:00:00Z", change }];
    expect(looksAt(known(), news({ at: days(1), log }), pageId)).toEqual(looks);
  });

  it("reads everything where the log has more than one answer holds: a hiding may be behind it", () => {
    expect(looksAt(known(), news({ at: days(1), isLogCut: true }), pageId)).toEqual(everything);
  });
});

describe("isNothing", () => {
  it("knows that a list, or the log, is to be read", () => {
    const looks = [{}, { own: "newer" }, { talk: "all" }, { log: true }] as const;
    expect(looks.map((look) => isNothing({ own: "none", talk: "none", log: false, ...look }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
