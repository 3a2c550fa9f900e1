import { describe, expect, it } from "vitest";
import { logChangeOf } from "../../../../src/sources/mediawiki/listing/log-change.ts";

const change = (kind: string, params: unknown) => {
  const [type, action] = kind.split("/");
  return logChangeOf({
    logid: 1,
    title: "Lamp",
    type,
    action,
    timestamp: "2020-01-01T00:00:00Z",
    logpage: 7,
    userid: 1,
    userhidden: false,
    commenthidden: false,
    actionhidden: false,
    params,
  });
};

describe("logChangeOf", () => {
  it.each([
    [
      "move/move",
      { target_title: "B", suppressredirect: true },
      { kind: "moved", from: "Lamp", to: "B", redirectLeft: false },
    ],
    ["move/move_redir", { target_title: "B" }, { kind: "moved", from: "Lamp", to: "B", redirectLeft: true }],
    ["move/move", { move: { new_title: "B" } }, { kind: "moved", from: "Lamp", to: "B", redirectLeft: true }],
    ["protect/unprotect", {}, { kind: "unprotected" }],
    ["delete/delete_redir", {}, { kind: "deleted" }],
    ["delete/restore", { count: { revisions: 3, files: 0 } }, { kind: "restored", revisions: 3 }],
    ["delete/restore", {}, { kind: "restored", revisions: null }],
    [
      "import/interwiki",
      { count: 4, interwiki_title: "de:Lampe" },
      { kind: "imported", revisions: 4, from: "de:Lampe" },
    ],
    [
      "merge/merge",
      { dest_title: "B", mergepoint: "2019-01-01T00:00:00Z" },
      { kind: "merged", from: "Lamp", to: "B", until: "2019-01-01T00:00:00Z" },
    ],
    ["merge/merge-into", { src_title: "A" }, { kind: "merged", from: "A", to: "Lamp", until: null }],
    [
      "delete/revision",
      { type: "revision", ids: [3, "4"], new: { content: true, user: false, comment: true } },
      { kind: "visibility_changed", revisions: [3, 4], hidden: ["comment", "content"] },
    ],
  ])("reads %s %j", (kind, params, expected) => {
    expect(change(kind, params)).toEqual(expected);
  });

  it("reads protections with their ends", () => {
    const details = [
      { type: "edit", level: "sysop", expiry: "2030-01-01T00:00:00Z", cascade: false },
      { type: "move", level: "sysop", expiry: "infinite" },
    ];
    expect(change("protect/modify", { details })).toEqual({
      kind: "protected",
      protections: [
        { action: "edit", level: "sysop", expiry: "2030-01-01T00:00:00Z" },
        { action: "move", level: "sysop", expiry: null },
      ],
    });
  });

  it.each([{ description: 0 }, "description", "0"])(
    "reads protections as old entries describe them (%j)",
    (member) => {
      const text =
        "\u200e[edit=autoconfirmed] (expires 17:05, 3 May 2008 (UTC)) \u200e[move=sysop] (indefinite)";
      const params = typeof member === "string" ? { [member]: text } : { description: text };
      expect(change("protect/protect", params)).toEqual({
        kind: "protected",
        protections: [
          { action: "edit", level: "autoconfirmed", expiry: "2008-05-03T17:05:00Z" },
          { action: "move", level: "sysop", expiry: null },
        ],
      });
    },
  );

  it("keeps an end it cannot read as it is written", () => {
    const changed = change("protect/protect", {
      description: "[edit=sysop] (bis 3. Mai 2008, 17:05 Uhr (UTC))",
    });
    expect(changed).toMatchObject({ protections: [{ expiry: "bis 3. Mai 2008, 17:05 Uhr (UTC)" }] });
  });

  it.each([
    ["patrol/patrol", {}],
    ["protect/move_prot", { oldtitle_title: "A" }],
    ["delete/event", { type: "logging", ids: [3] }],
    ["move/move", {}],
    ["move/move", "nonsense"],
  ])("has nothing to say of %s %j", (kind, params) => {
    expect(change(kind, params)).toBeNull();
  });
});
