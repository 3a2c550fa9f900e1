import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createNameIndex } from "../../../src/cli/export/name-index.ts";
import { pseudonyms } from "../../../src/cli/export/pseudonym.ts";
import { createRedaction } from "../../../src/cli/export/redact.ts";
import { textRedactor } from "../../../src/cli/export/redact-text.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import type { JsonObject } from "../../../src/json.ts";
import { testPage } from "../../../src/testing.ts";
import { readShared } from "../../support/read-shared.ts";
import { hasHistories, historyPath } from "../../support/shared-histories.ts";
import { testEvent } from "../../support/test-event.ts";
import { exported, folder, pageFile } from "./hostile-page.ts";

const key = "a key of sixteen bytes or more";
const redacted = (input: string, ...args: readonly string[]) =>
  exported(input, ["--redact-users", "--depth", "forensic", ...args], { STEMMA_REDACT_KEY: key });

const redaction = () => createRedaction(testPage.site, pseudonyms(Buffer.from(key)));
const hash = expect.stringMatching(/^redacted-[\da-f]{24}$/);

/** The evidence of an event without its names. */
const evidenceOf = (evidence: JsonObject) => redaction().events([{ ...testEvent, evidence }])[0]?.evidence;

const gannet = { id: 17, name: "Gannet" };
const address = { name: "203.0.113.7" };
const war = pageFile("Lamp", [
  { text: "The lamp burns all night." },
  ...[1, 2, 3].flatMap(() => [
    { text: "The lamp is out.", user: address, comment: "not so" },
    { text: "The lamp burns all night.", user: gannet, comment: "Reverted edits by [[User:203.0.113.7]]" },
  ]),
]);

describe("stemma export --redact-users", () => {
  it("leaves no name, address or account id, wherever it stood", async () => {
    const plain = JSON.parse((await exported(war, ["--depth", "forensic"])).out);
    const { out, errors } = await redacted(war);
    const { events, manifest } = JSON.parse(out);
    const found = events.find(({ type }: { type: string }) => type === "revert_war");
    expect(plain.events.map(({ eventId }: { eventId: string }) => eventId)).toEqual(
      events.map(({ eventId }: { eventId: string }) => eventId),
    );
    expect(JSON.stringify(plain)).toMatch(/Gannet.*203\.0\.113\.7/s);
    expect(out).not.toMatch(/Gannet|203\.0\.113\.7/);
    expect(errors.join()).not.toMatch(/Gannet|203\.0\.113\.7/);
    expect(found.subject.actors).toEqual([hash, hash]);
    expect(manifest.redaction).toEqual({
      users: "HMAC-SHA-256",
      eventIds: "unchanged",
      comments: "left out",
      texts: "links to users, their names beside them, and addresses only",
    });
  });

  it("leaves no name of the user whose events are asked for, nor of those called alike", async () => {
    const { out, errors } = await redacted(war, "--user", "Gannett");
    const { manifest } = JSON.parse(out);
    expect([out, ...errors].join()).not.toMatch(/Gannet/);
    expect(manifest).toMatchObject({
      selection: { user: hash },
      byUser: { user: hash, nearestNames: [hash] },
    });
    const { events, manifest: told } = JSON.parse((await redacted(war, "--user", "gannet")).out);
    expect(told.byUser).toMatchObject({ user: events[0].observed.user.name, revisions: 3 });
  });

  it("gives one user one hash under one key, and another under another", async () => {
    const name = pseudonyms(Buffer.from(key));
    const { events } = JSON.parse((await redacted(war)).out);
    const users = events.map((event: { observed: { user: { name: string } } }) => event.observed.user.name);
    expect(new Set(users)).toEqual(
      new Set([name("name", "Ada"), name("name", "Gannet"), name("name", address.name)]),
    );
    expect(pseudonyms(Buffer.from(`${key}!`))("name", "Ada")).not.toBe(name("name", "Ada"));
  });

  it("takes the key from a file, without its last line end", async () => {
    const file = join(folder, "key");
    writeFileSync(file, `${key}\n`);
    const { out } = await exported(war, ["--redact-users", "--depth", "forensic", "--redact-key-file", file]);
    expect(out).toBe((await redacted(war)).out);
  });

  it.each([
    ["no key", [], {}, 2, /there is no key; give one/],
    ["a short key", [], { STEMMA_REDACT_KEY: "short" }, 2, /must have at least 16 bytes/],
    [
      "a key file that is not there",
      ["--redact-key-file", "/nowhere"],
      {},
      3,
      /\/nowhere: there is no such file/,
    ],
    ["a folder for a key", ["--redact-key-file", folder], {}, 3, /: is a folder; name a file in it/],
    [
      "a device for a key",
      ["--redact-key-file", "/dev/zero"],
      {},
      2,
      /\/dev\/zero: holds more than 1048576 bytes/,
    ],
  ])("refuses %s before anything is read", async (_, args, env, code, message) => {
    const { exitCode, out, errors } = await exported(war, ["--redact-users", ...args], env);
    expect([exitCode, out]).toEqual([code, ""]);
    expect(errors[0]).toMatch(message);
    expect(errors[0]).not.toContain("short ");
  });

  it("is asked for with its key, or nothing is read: names would go out as they are", async () => {
    const { exitCode, out, errors } = await exported("/nowhere.xml", ["--redact-key-file", "/nowhere"]);
    expect([exitCode, out]).toEqual([2, ""]);
    expect(errors[0]).toMatch(/--redact-key-file.*--redact-users.*\[INVALID_INPUT\]$/);
  });

  it("leaves no name that is linked, wherever else it stands in what is told of that edit", async () => {
    const input = pageFile("Lamp", [
      { text: "The lamp burns all night." },
      {
        text: "The lamp burns all night. See [[meta:User:Alice Liddell]] and [[User:Bob Smith]] on it. Old Carol Jones lit it ([[:en:User:Carol Jones|x]]).",
      },
      {
        text: "The lamp burns all night. See [[User:Bob Smith]] and [[Special:Contributions/Dora Lee]] on it too.",
      },
    ]);
    const { out } = await redacted(input, "--format", "ndjson");
    expect((await exported(input, ["--format", "ndjson", "--depth", "forensic"])).out).toMatch(
      /meta:User:Alice Liddell.*Old Carol Jones lit.*Dora Lee/s,
    );
    expect(out).toMatch(/"target":"meta:User:redacted-/);
    expect(out).toMatch(/"See meta:User:redacted-[\da-f]{24} and User:redacted-[\da-f]{24} on it\."/);
    expect(out).not.toMatch(/Alice|Liddell|Bob|Smith|Carol|Jones|Dora|Lee/);
  });

  it("leaves no name to which the evidence alone links", () => {
    const told = evidenceOf({ before: "Carol Jones lit it.", after: "[[User:Carol Jones|x]] lit it." });
    expect(JSON.stringify(told)).not.toMatch(/Carol|Jones/);
  });

  it("leaves a name in what is told of one edit that is linked in another's alone", () => {
    const at = (id: number, text: string) => ({
      ...testEvent,
      anchor: { ...testEvent.anchor, id },
      evidence: { text },
    });
    const [linking, naming] = redaction().events([at(1, "[[User:Rose]]"), at(2, "A Rose grew.")]);
    expect(linking?.evidence.text).not.toContain("Rose");
    expect(naming?.evidence.text).toBe("A Rose grew.");
  });

  it.each([
    "actor",
    "actors",
    "author",
    "authors",
    "by",
    "editor",
    "names",
    "overThree",
    "performer",
    "undid",
    "user",
    "users",
  ])("leaves no name or id in %s, however deep", (member) => {
    expect(evidenceOf({ [member]: "Ada Bee", within: [{ [member]: ["Ada Bee", [7]] }] })).toEqual({
      [member]: hash,
      within: [{ [member]: [hash, [hash]] }],
    });
  });

  it.each(["editors", "users"])("leaves no name in a list of %s, be they objects or not", (member) => {
    const roster = ["Ada Bee", ["Cid Dee"], { name: "Eve Eff", reverts: 3 }];
    expect(evidenceOf({ [member]: roster })).toEqual({
      [member]: [hash, [hash], { name: hash, reverts: 3 }],
    });
  });

  it("redacts what stands in a log's parameters", () => {
    const parameters = '{"a":1,"target_title":"User:Alice/Draft"}';
    const entry: HistoryEvent = { ...testEvent, type: "page_lifecycle_changed", evidence: { parameters } };
    expect(redaction().events([entry])[0]?.evidence).toEqual({
      parameters: expect.stringMatching(/^\{"a":1,"target_title":"User:redacted-[\da-f]{24}\/Draft"\}$/),
    });
  });

  it.each([
    ["half a character", '{"a":"\\ud800"}'],
    ["a number past all", '{"a":1e999}'],
    ["white space", '{"a": 1.0, "b" : 2}'],
    ["no bottom", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
  ])("leaves a wiki's text as it stands that reads as JSON with %s", (_, text) => {
    const evidence = { text, cells: [text], parameters: text };
    const [told] = redaction().events([{ ...testEvent, subject: { text }, evidence }]);
    expect([told?.subject, told?.evidence]).toEqual([{ text }, evidence]);
  });

  it("redacts a wiki's text that reads as JSON as it does any other", () => {
    expect(evidenceOf({ text: '{"a": "[[User:Alice]]"}' })?.text).toMatch(
      /^\{"a": "\[\[User:redacted-[\da-f]{24}\]\]"\}$/,
    );
  });

  it("redacts the title of a user's page in events and manifest", async () => {
    const input = pageFile("User:Gannet/Notes", [{ text: "Mine." }], 2);
    const { out, errors } = await redacted(input);
    expect(out + errors.join()).not.toContain("Gannet");
    const { manifest } = JSON.parse((await exported(input, ["--depth", "forensic"])).out);
    expect(Object.keys({ ...manifest, redaction: {} }).sort()).toEqual(
      Object.keys(JSON.parse(out).manifest).sort(),
    );
    const silent = await redacted(input, "--since", "2099-01-01");
    expect(JSON.parse(silent.out).events).toEqual([]);
    expect(silent.out + silent.errors.join()).not.toContain("Gannet");
  });

  it.skipIf(!hasHistories).each(["en-vic.xml.gz", "en-talk-2001-wikiconv.xml.gz", "hi-kahani.xml.gz"])(
    "leaves no value of %s that is the name of one of its users",
    async (history) => {
      expect.assertions(3);
      for await (const { page, timeline } of readShared(history)) {
        const names = new Set<string>();
        for await (const entry of timeline) {
          if (entry.kind === "revision" && entry.revision.user !== null) names.add(entry.revision.user.name);
        }
        const { out } = await redacted(historyPath(history), String(page.pageId));
        const { events } = JSON.parse(out);
        expect(names.size).toBeGreaterThan(0);
        expect(events.length).toBeGreaterThan(0);
        expect(values(events).filter((value) => names.has(value))).toEqual([]);
        break;
      }
    },
  );
});

/** Every string in a value. */
function values(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(values) : [];
}

describe("textRedactor", () => {
  const { redacted: redact } = textRedactor(testPage.site, (_, name) => `<${name}>`);
  const nobody = { known: createNameIndex(), linked: createNameIndex() };

  it.each([
    ["[[User:Gannet|the bird]] said", "[[User:<Gannet>]] said"],
    ["[[user talk:Gannet#Hi|talk]]", "[[user talk:<Gannet>]]"],
    ["[[:en:User:Gannet_B]]", "[[:en:User:<Gannet B>]]"],
    ["User:Gannet/Notes", "User:<Gannet>/Notes"],
    ["by [[User:Tom & Jerry|Tom]] and [[User:Who?]]", "by [[User:<Tom & Jerry>]] and [[User:<Who?>]]"],
    ["[[Special:Contributions/Tom & Jerry?|T]]", "[[Special:Contributions/<Tom & Jerry?>]]"],
    ["User talk:Tom & Jerry?", "User talk:<Tom & Jerry?>"],
    ["//wiki.example/wiki/User:Tom_&_J?x=1", "//wiki.example/wiki/User:<Tom & J>?x=1"],
    ["//wiki.example/wiki/User:Tom_%26_J%3F?x=1", "//wiki.example/wiki/User:<Tom & J?>?x=1"],
    ["//wiki.example/w?title=User:Tom%26J%3f&x=1", "//wiki.example/w?title=User:<Tom&J?>&x=1"],
    ["[[Special:Contributions/Gannet|Gannet]]", "[[Special:Contributions/<Gannet>]]"],
    ["https://wiki.example/wiki/User:Gannet?x=1", "https://wiki.example/wiki/User:<Gannet>?x=1"],
    ["meta:User:Alice Liddell", "meta:User:<Alice Liddell>"],
    [":m:en:user talk:Alice_B/Draft", ":m:en:user talk:<Alice B>/Draft"],
    [
      "See meta:User:Alice Liddell and User:Bob Smith.",
      "See meta:User:<Alice Liddell and> User:<Bob Smith>.",
    ],
    [
      "See User talk:Bob Smith, who (as User:Ann) left",
      "See User talk:<Bob Smith>, who (as User:<Ann>) left",
    ],
    ["on Special:Contributions/Bob Smith; gone", "on Special:Contributions/<Bob Smith>; gone"],
    ["[[Special:Bijdragen/Ann]], Special:Diff/5", "[[Special:Bijdragen/<Ann>]], Special:Diff/<5>"],
    ["by 203.0.113.7 at 12:34:56", "by <203.0.113.7> at 12:34:56"],
    ["by 216.39.146.xxx.", "by <216.39.146.xxx>."],
    ["by 2001:DB8:0:0:0:0:0:1!", "by <2001:DB8:0:0:0:0:0:1>!"],
    ["IP:203.0.113.7, 203.0.113.8:8080", "IP:<203.0.113.7>, <203.0.113.8>:8080"],
    ["so...203.0.113.7 and ::ffff:203.0.113.8", "so...<203.0.113.7> and ::ffff:<203.0.113.8>"],
    ["IP_203.0.113.7_ and 203.000.113.016", "IP_<203.0.113.7>_ and <203.000.113.016>"],
    ["IP:2001:DB8:0:0:0:0:0:1: stop it", "IP:<2001:DB8:0:0:0:0:0:1>: stop it"],
    ["of 2001:db8::1: fe80::14, 2001:db8::", "of <2001:db8::1>: <fe80::14>, <2001:db8::>"],
    ["v1.2.3.4, 999.1.1.1, A::B, 12:34:56:78", "v1.2.3.4, 999.1.1.1, A::B, 12:34:56:78"],
    ["[https://wiki.example/wiki/User%3AAda_B x]", "[https://wiki.example/wiki/User:<Ada B x>]"],
    ["at //wiki.example/?title=User:J%C3%BCrgen&a=%20b", "at //wiki.example/?title=User:<Jürgen>&a= b"],
    [
      "//wiki.example/w/index.php?title=Special:Contributions&limit=9&target=Ada_B by",
      "//wiki.example/w/index.php?title=Special:Contributions&limit=9&target=<Ada B> by",
    ],
    ["//site.example/M%C3%BC?user=Ada 5%", "//site.example/M%C3%BC?user=Ada 5%"],
    ["std::vector, 1.2.3, :::: indented, 3:2", "std::vector, 1.2.3, :::: indented, 3:2"],
    ["[[Userland:Gannet]] and a user: Gannet", "[[Userland:Gannet]] and a user: Gannet"],
  ])("makes %j %j", (text, expected) => {
    expect(redact(text, nobody)).toBe(expected);
  });

  it("ends a name in prose where a known one ends, unless it may go on", () => {
    const [known, linked] = [createNameIndex(), createNameIndex()];
    for (const name of ["Bob", "Bob Smith", "Smith, Ann"]) known.add(name);
    linked.add("Carol Jones");
    const beside = { known, linked };
    expect(redact("Ask User:Bob_Smith who knows User:Smith, Ann.", beside)).toBe(
      "Ask User:<Bob Smith> who knows User:<Smith, Ann>.",
    );
    expect(redact("Ask User:Bob Smith Miller who knows.", beside)).toBe(
      "Ask User:<Bob Smith Miller who knows>.",
    );
    known.add("M!ss Bang");
    expect(redact("Talk == User talk:M!ss Bang ==", beside)).toBe("Talk == User talk:<M!ss Bang> ==");
    expect(redact("Bob and Carol Jones, Carol_Jones, Carol Jonesson", beside)).toBe(
      "Bob and <Carol Jones>, <Carol Jones>, Carol Jonesson",
    );
  });

  it("stays linear on what never ends", () => {
    const texts = [
      "a User:",
      "a User:a ",
      "Special:a/",
      "[[User:",
      "[[ ",
      "::::",
      "1.",
      "[[a:",
      "/wiki/User:a|",
      "a%3a",
      "/wiki/Special:a?",
      "a:",
    ].map((piece) => piece.repeat(50_000));
    // Minutes, where a pattern looks through the rest from each place on.
    for (const text of texts) expect(redact(text, nobody).length).toBeGreaterThan(0);
  }, 60_000);
});
