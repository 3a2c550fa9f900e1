import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { eventFolder } from "../../src/observe/event-folder.ts";
import type { Pass } from "../../src/observe/observe-wiki.ts";
import { noteName } from "../../src/observe/record.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { textOf } from "../../src/revision.ts";
import type { Store } from "../../src/store/store.ts";
import { talkOf } from "../support/busy-wiki.ts";
import { canonicalLines, detectors, type Watching, watching } from "./watching.ts";

const minute = 60;
const hour = 3_600;

/** A page with a few edits, an hour apart. */
async function lamp(
  texts: readonly string[] = ["The lamp is lit.", "The lamp is lit. It is old.", "The lamp is lit."],
) {
  const at = await watching();
  const ids = texts.map((text) => {
    at.wiki.pass(hour);
    return at.wiki.save("Lamp", text);
  });
  at.wiki.pass(hour);
  return { ...at, ids };
}

type Lamp = Awaited<ReturnType<typeof lamp>>;

/** Somebody who is told of events, and takes them or does not. */
function receiver(takes: boolean) {
  const told: string[] = [];
  const onEvents: Pass["onEvents"] = async (_page, _askedAs, lines) => {
    for await (const line of lines) told.push(line);
    return takes;
  };
  return { told, onEvents };
}

/** The store, and how often pages of it are compacted from now on. */
function countingCompactions({ store }: Watching) {
  let compacted = 0;
  const lockPage: Store["lockPage"] = async (key) => {
    const page = await store.lockPage(key);
    return {
      ...page,
      async compact() {
        compacted++;
        await page.compact();
      },
    };
  };
  return { store: { ...store, lockPage }, compacted: () => compacted };
}

const asksFor = (name: string) => (asked: { parameters: URLSearchParams }) => asked.parameters.has(name);

const linesOf = (file: string | null | undefined): readonly string[] =>
  readFileSync(file ?? "", "utf8")
    .trimEnd()
    .split("\n");

const ids = (lines: readonly string[]): readonly string[] => lines.map((line) => JSON.parse(line).eventId);

async function observeLamp({ observe }: Watching) {
  const [result] = await observe(["Lamp"]);
  if (result === undefined) throw new Error("no result");
  return result;
}

const savedRecord = v.looseObject({ walk: v.looseObject({}) });

/** Looks at the page again, and expects that what was not known before is told. */
async function expectUnknownTold(at: Watching, known: readonly unknown[]): Promise<void> {
  const taken = receiver(true);
  const [result] = await at.observe(["Lamp"], taken);
  const unknown = ids(linesOf(result?.eventsFile)).filter((one) => !known.includes(one));
  expect(ids(taken.told)).toEqual(expect.arrayContaining([...unknown]));
  expect(unknown.length).toBeGreaterThan(0);
}

describe("observeWiki", () => {
  it("takes a page's whole history the first time, and nothing the second", async () => {
    const at = await lamp();
    const first = await observeLamp(at);
    expect(first).toMatchObject({
      page: "Lamp",
      status: "new",
      newRevisions: 3,
      from: at.ids[0],
      to: at.ids[2],
    });
    expect(canonicalLines(first.eventsFile)).toEqual(await at.canonical("Lamp"));
    const before = readFileSync(first.eventsFile ?? "");
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged", newRevisions: 0, events: 0 });
    expect(readFileSync(first.eventsFile ?? "")).toEqual(before);
  });

  it("appends the events of what is new behind those that are there", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    const before = readFileSync(eventsFile ?? "", "utf8");
    const id = at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?", { user: "Bea" });
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({ status: "changed", newRevisions: 1, from: id, to: id });
    const after = readFileSync(eventsFile ?? "", "utf8");
    expect(after.startsWith(before)).toBe(true);
    expect(canonicalLines(eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("is told anew where the page about it is gone, though no log tells of that", async () => {
    const at = await lamp();
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.pass(hour);
    await observeLamp(at);
    const [post] = at.wiki.page(talkOf("Lamp")).revisions;
    const entry = at.wiki.log("protect/protect", "Elsewhere");
    at.wiki.vanish(talkOf("Lamp"));
    at.wiki.unlog(entry + 1);
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({
      status: "history_changed",
      change: { reason: "past", past: { talk: { vanished: [post?.id] }, revisions: { vanished: [] } } },
    });
  });

  it("reads a talk page on from where the look before left it, at each look", async () => {
    const at = await lamp();
    let said = "";
    for (const more of [
      "== Red? ==\nIs it red?\n",
      "== Old? ==\nIs it old?\n",
      "It is older than it looks.\n",
    ]) {
      said += more;
      at.wiki.save(talkOf("Lamp"), said);
      // After two days, a new topic is told again.
      at.wiki.pass(49 * hour);
      await observeLamp(at);
    }
    expect(canonicalLines((await observeLamp(at)).eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("lists a page only from where it was left, whose talk page was made after the first look", async () => {
    const at = await lamp();
    await observeLamp(at);
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.pass(hour);
    await observeLamp(at);
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    at.wiki.requests();
    expect(await observeLamp(at)).toMatchObject({ status: "changed", newRevisions: 1 });
    const lists = at.wiki.asked.slice(-at.wiki.requests()).filter(asksFor("rvlimit"));
    expect(lists.map(asksFor("rvstartid"))).toEqual([true]);
  });

  it("leaves what is younger than five minutes for the next time", async () => {
    const at = await lamp();
    const id = at.wiki.save("Lamp", "The lamp is out.");
    at.wiki.pass(4 * minute);
    expect(await observeLamp(at)).toMatchObject({ status: "new", newRevisions: 3 });
    // A slow save with an older timestamp takes its place before it.
    const slow = at.wiki.save("Lamp", "The lamp is being cleaned.", { secondsAgo: 4 * minute + 20 });
    at.wiki.pass(2 * minute);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "changed", newRevisions: 2, from: slow, to: id });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it.each<[string, (at: Lamp) => unknown]>([
    ["a post", ({ wiki }) => wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?\n== Old? ==\nIs it old?")],
    ["an entry of the log", ({ wiki }) => wiki.log("protect/protect", "Lamp")],
  ])("leaves %s that is too young for the next time, though nothing comes after it", async (_, come) => {
    const at = await lamp();
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.pass(hour);
    await observeLamp(at);
    come(at);
    at.wiki.pass(4 * minute);
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged" });
    at.wiki.pass(2 * minute);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "changed", newRevisions: 0 });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("makes a new file when a revision was hidden, and says what that withdrew", async () => {
    const at = await lamp(["The lamp is lit.", "Ada Smith lives in Nowhere Street.", "The lamp is lit."]);
    const first = await observeLamp(at);
    const before = canonicalLines(first.eventsFile);
    expect(readFileSync(first.eventsFile ?? "", "utf8")).toContain("Nowhere Street");
    const [, hidden = 0, shown = 0] = at.ids;
    const about = at.keyOf("Lamp");
    at.store.answers.put("of the hidden", "Ada Smith", { ...about, revisions: [hidden] });
    at.store.answers.put("of another", "a lamp", { ...about, revisions: [shown] });
    at.wiki.hide("Lamp", [hidden]);
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect([at.store.answers.get("of the hidden"), at.store.answers.get("of another")]).toEqual([
      null,
      "a lamp",
    ]);
    expect(result).toMatchObject({
      status: "history_changed",
      change: { reason: "past", past: { revisions: { hidden: [at.ids[1]], inserted: [], vanished: [] } } },
    });
    const after = canonicalLines(result.eventsFile);
    expect(after).toEqual(await at.canonical("Lamp"));
    expect(result.change?.withdrawn).toEqual(ids(before).filter((id) => !ids(after).includes(id)));
    expect(result.change?.added).toEqual(ids(after).filter((id) => !ids(before).includes(id)));
    const folder = dirname(result.eventsFile ?? "");
    for (const file of readdirSync(folder)) {
      expect(readFileSync(`${folder}/${file}`, "utf8")).not.toContain("Nowhere Street");
    }
    const kept = await at.store.read(about, (page) => page.text("page", at.ids[1] ?? 0));
    expect(kept).toBeNull();
  });

  it("leaves nothing that another command kept of what was hidden since", async () => {
    const at = await lamp();
    const [, id = 0] = at.ids;
    const key = at.keyOf("Lamp");
    const timestamp = at.wiki.page("Lamp").revisions[1]?.timestamp ?? "";
    const said = { timestamp, user: { id: 3, name: "Ada" }, comment: "" };
    const head = { ...said, id, minor: false, model: "wikitext", tags: [] };
    const page = await at.store.lockPage(key);
    page.save((write) => {
      write.texts("page", new Map([[id, textOf("The lamp is lit. It is old.")]]));
      write.revisions("page", [{ head, bytes: 27, isNull: false, isHidden: false }]);
      write.log([{ ...said, id: 5, change: { kind: "unprotected" }, parameters: {} }]);
      write.run("digest", { origin: "a walk", state: { editors: ["Ada"] } }, []);
    });
    await page.close();
    at.wiki.hide("Lamp", [id], ["user", "text"]);
    at.wiki.pass(hour);
    await observeLamp(at);
    const kept = await at.store.read(key, (one) => [
      one.text("page", id),
      one.revisions("page"),
      one.log(),
      one.run("digest"),
    ]);
    expect(kept).toEqual([null, [], [], null]);
  });

  it.each(["comment", "text"] as const)(
    "removes what models said of a revision of which the %s alone is hidden, and no log tells of it",
    async (part) => {
      const at = await lamp();
      const [, id = 0] = at.ids;
      const key = at.keyOf("Lamp");
      const timestamp = at.wiki.page("Lamp").revisions[1]?.timestamp ?? "";
      const user = { id: 3, name: "Ada" };
      const head = {
        id,
        timestamp,
        user,
        comment: "for Ada Smith",
        minor: false,
        model: "wikitext",
        tags: [],
      };
      const page = await at.store.lockPage(key);
      page.save((write) => write.revisions("page", [{ head, bytes: 27, isNull: false, isHidden: false }]));
      await page.close();
      at.store.answers.put("of the hidden", "Ada Smith", { ...key, revisions: [id] });
      at.wiki.suppress("Lamp", [id], [part]);
      await observeLamp(at);
      expect(at.store.answers.get("of the hidden")).toBeNull();
    },
  );

  it("forgets with the next run what models said of a hidden text, where that failed", async () => {
    const at = await lamp();
    const [, id = 0] = at.ids;
    const key = at.keyOf("Lamp");
    const page = await at.store.lockPage(key);
    page.save((write) => write.texts("page", new Map([[id, textOf("The lamp is lit. It is old.")]])));
    await page.close();
    at.store.answers.put("of the hidden", "Ada Smith", { ...key, revisions: [id] });
    at.wiki.hide("Lamp", [id]);
    const forget = () => {
      throw new HistoryError("STORE_FAILED", "no room");
    };
    const store = { ...at.store, answers: { ...at.store.answers, forget } };
    const [failed] = await at.observe(["Lamp"], { store });
    await observeLamp(at);
    expect([failed?.status, at.store.answers.get("of the hidden")]).toEqual(["error", null]);
  });

  it("leaves what another command kept where nothing was hidden", async () => {
    const at = await lamp();
    const [, id = 0] = at.ids;
    const key = at.keyOf("Lamp");
    const page = await at.store.lockPage(key);
    page.save((write) => {
      write.texts("page", new Map([[id, textOf("The lamp is lit. It is old.")]]));
      write.run("digest", { origin: "a walk", state: {} }, []);
    });
    await page.close();
    await observeLamp(at);
    const kept = await at.store.read(key, (one) => [one.text("page", id)?.state, one.run("digest")?.origin]);
    expect(kept).toEqual(["readable", "a walk"]);
  });

  it.skipIf(!existsSync("/proc/self/fd"))("leaves no file of events open", async () => {
    const at = await lamp();
    await observeLamp(at);
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const { eventsFile, status } = await observeLamp(at);
    const { ino } = statSync(eventsFile ?? "");
    const links = readdirSync("/proc/self/fd").map((fd) => `/proc/self/fd/${fd}`);
    const open = links.filter((link) => statSync(link, { throwIfNoEntry: false })?.ino === ino);
    expect([status, open]).toEqual(["changed", []]);
  });

  it.each([
    ["is walked to its end", () => undefined, "history_changed"],
    [
      "fails while it is walked",
      () => {
        throw new HistoryError("DETECTOR_FAILED", "a detector fails");
      },
      "error",
    ],
  ])("compacts a page once where something was hidden, which %s", async (_, onRevision, status) => {
    const at = await lamp();
    await observeLamp(at);
    at.wiki.hide("Lamp", at.ids.slice(1, 2));
    at.wiki.pass(hour);
    const { store, compacted } = countingCompactions(at);
    const [result] = await at.observe(["Lamp"], { store, onRevision });
    expect([result?.status, compacted()]).toEqual([status, 1]);
  });

  it("compacts a page of which another command kept what was hidden before it was walked", async () => {
    const at = await lamp();
    await observeLamp(at);
    const text = "Ada Smith lives in Nowhere Street.";
    const id = at.wiki.save("Lamp", text);
    const page = await at.store.lockPage(at.keyOf("Lamp"));
    page.save((write) => write.texts("page", new Map([[id, textOf(text)]])));
    await page.close();
    at.wiki.hide("Lamp", [id]);
    at.wiki.pass(hour);
    const { store, compacted } = countingCompactions(at);
    const [result] = await at.observe(["Lamp"], { store });
    const kept = await at.store.read(at.keyOf("Lamp"), (one) => one.text("page", id));
    expect([result?.status, compacted(), kept]).toEqual(["changed", 1, null]);
  });

  it.each<["vanished" | "hidden", (at: Lamp, id: number) => unknown]>([
    ["vanished", ({ wiki }, id) => wiki.unlog(id)],
    ["hidden", ({ wiki }, id) => wiki.hideEntry(id)],
  ])("compacts a page of whose log an entry is %s that only its record tells of", async (how, hide) => {
    const at = await lamp();
    const id = at.wiki.log("protect/protect", "Lamp");
    at.wiki.pass(hour);
    await observeLamp(at);
    hide(at, id);
    at.wiki.pass(31 * 24 * hour);
    const { store, compacted } = countingCompactions(at);
    const [result] = await at.observe(["Lamp"], { store });
    expect([result?.change?.past?.log[how], compacted()]).toEqual([[id], 1]);
  });

  it("leaves nothing of what was hidden of its talk page, whoever kept it", async () => {
    const at = await lamp();
    const id = at.wiki.save(talkOf("Lamp"), "== Red? ==\nAda Smith lives in Nowhere Street.");
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.pass(hour);
    await observeLamp(at);
    const text = () => at.store.read(at.keyOf("Lamp"), (one) => one.text("talk", id)?.state ?? null);
    const before = await text();
    at.wiki.hide(talkOf("Lamp"), [id]);
    at.wiki.pass(hour);
    await observeLamp(at);
    expect([before, await text()]).toEqual(["readable", null]);
  });

  it.each(["page", "talk"] as const)(
    "leaves no list that another command kept of a %s of which a name is hidden before it was walked",
    async (part) => {
      const at = await lamp();
      at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
      at.wiki.pass(hour);
      await observeLamp(at);
      const title = part === "page" ? "Lamp" : talkOf("Lamp");
      const id = at.wiki.save(title, "Is it lit?", { user: "Ada Smith" });
      const { timestamp = "" } = at.wiki.page(title).revisions.at(-1) ?? {};
      const user = { id: 9, name: "Ada Smith" };
      const head = { id, timestamp, user, comment: "", minor: false, model: "wikitext", tags: [] };
      const page = await at.store.lockPage(at.keyOf("Lamp"));
      page.save((write) => write.revisions(part, [{ head, bytes: 10, isNull: false, isHidden: false }]));
      await page.close();
      at.wiki.suppress(title, [id], ["user"]);
      at.wiki.pass(hour);
      await observeLamp(at);
      expect(await at.store.read(at.keyOf("Lamp"), (one) => one.revisions(part))).toEqual([]);
    },
  );

  it("notices an entry of the log that was hidden at once, whatever page the log tells of it under", async () => {
    const at = await lamp();
    const id = at.wiki.log("protect/protect", "Lamp");
    for (let i = 0; i < 2; i++) {
      at.wiki.pass(2 * hour);
      await observeLamp(at);
    }
    at.wiki.hideEntry(id);
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "history_changed", change: { past: { log: { hidden: [id] } } } });
  });

  it("takes in an entry of the log that shows only after a later look, and looks for it once", async () => {
    const at = await lamp();
    await observeLamp(at);
    const show = at.wiki.unlog(at.wiki.log("protect/protect", "Lamp"));
    at.wiki.pass(10 * minute);
    await observeLamp(at);
    show();
    at.wiki.pass(10 * minute);
    expect(await observeLamp(at)).toMatchObject({ status: "changed" });
    at.wiki.requests();
    await observeLamp(at);
    expect(at.wiki.asked.slice(-at.wiki.requests()).filter(asksFor("rvlimit"))).toEqual([]);
  });

  it("takes an entry of the log in again that was hidden whole", async () => {
    const at = await lamp();
    const id = at.wiki.log("protect/protect", "Lamp");
    const tell = () => at.wiki.log("delete/event", "Special:Log", { type: "logging", ids: [id] });
    at.wiki.pass(hour);
    await observeLamp(at);
    const show = at.wiki.unlog(id);
    for (const change of [tell, () => [show(), tell()]]) {
      change();
      at.wiki.pass(2 * hour);
      await observeLamp(at);
    }
    const result = await observeLamp(at);
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("takes a hidden revision in again when it is shown", async () => {
    const at = await lamp();
    const [, id = 0] = at.ids;
    at.wiki.hide("Lamp", [id]);
    at.wiki.pass(hour);
    await observeLamp(at);
    at.wiki.hide("Lamp", [id], []);
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({
      status: "history_changed",
      change: { past: { revisions: { unhidden: [id] } } },
    });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("takes in a text that was hidden while it was read and shown again before the next look", async () => {
    const at = await lamp();
    const [, id = 0] = at.ids;
    at.wiki.fault((asked) => {
      if (asked.parameters.has("revids")) at.wiki.hide("Lamp", [id]);
      return undefined;
    });
    await observeLamp(at);
    at.wiki.fault(null);
    at.wiki.hide("Lamp", [id], []);
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result.change?.past?.revisions).toMatchObject({ hidden: [], unhidden: [id] });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("takes in revisions that were imported into the past", async () => {
    const at = await lamp();
    await observeLamp(at);
    const id = at.wiki.save("Lamp", "The lamp was lit in another wiki.", { secondsAgo: 150 * minute });
    at.wiki.log("import/interwiki", "Lamp", { count: 1, interwiki_title: "w:Lamp" });
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({
      status: "history_changed",
      newRevisions: 1,
      change: { past: { revisions: { inserted: [id] } } },
    });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("lets go of revisions that were deleted", async () => {
    const at = await lamp();
    await observeLamp(at);
    const [, id] = at.ids;
    at.wiki.page("Lamp").revisions.splice(1, 1);
    at.wiki.log("delete/restore", "Lamp", { count: { revisions: 2, files: 0 } });
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({
      status: "history_changed",
      change: { past: { revisions: { vanished: [id] } } },
    });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("notices a late save within the hour of overlap without the log", async () => {
    const at = await lamp();
    await observeLamp(at);
    at.wiki.save("Lamp", "The lamp is lit. Late.", { secondsAgo: 90 * minute });
    at.wiki.save("Lamp", "The lamp is lit. Now.");
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result.status).toBe("history_changed");
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("finds what no log tells when the whole history is listed again", async () => {
    const at = await lamp();
    await observeLamp(at);
    const [first] = at.wiki.page("Lamp").revisions;
    if (first !== undefined) first.hidden = ["text", "user"];
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged" });
    at.wiki.pass(31 * 24 * hour);
    expect(await observeLamp(at)).toMatchObject({
      status: "history_changed",
      change: { past: { revisions: { hidden: [first?.id] } } },
    });
  });

  it("lists the whole history again of a page, too, that is edited every week", async () => {
    const at = await lamp();
    await observeLamp(at);
    const [first] = at.wiki.page("Lamp").revisions;
    if (first !== undefined) first.hidden = ["text", "user"];
    const statuses: string[] = [];
    for (let week = 1; week < 6; week++) {
      at.wiki.pass(7 * 24 * hour);
      at.wiki.save("Lamp", `The lamp is lit. It is red since ${week} weeks.`);
      at.wiki.pass(hour);
      statuses.push((await observeLamp(at)).status);
    }
    expect(statuses).toContain("history_changed");
  });

  it.each(["Lamp", talkOf("Lamp")])(
    "takes in what the log of another page says was merged into %s",
    async (title) => {
      const at = await lamp();
      at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
      at.wiki.save("Mill", "A mill grinds flour.");
      at.wiki.pass(hour);
      await observeLamp(at);
      at.wiki.merge(title, "== Lit? ==\nIs it lit?", 2 * hour);
      at.wiki.log("merge/merge", "Mill", { dest_title: title });
      at.wiki.pass(hour);
      const result = await observeLamp(at);
      expect(result).toMatchObject({ status: "history_changed" });
      expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
    },
  );

  it("knows again what it walked at its second look when the whole history is listed again", async () => {
    const at = await lamp();
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.pass(hour);
    await observeLamp(at);
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?\n== Old? ==\nIs it old?");
    at.wiki.log("protect/protect", "Lamp");
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({ status: "changed", newRevisions: 1 });
    at.wiki.pass(31 * 24 * hour);
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged" });
  });

  it("notices what was hidden although the wiki's clock had been ahead", async () => {
    const at = await lamp();
    await observeLamp(at);
    const now = at.wiki.now();
    at.wiki.pass(24 * hour);
    await observeLamp(at);
    at.wiki.at(now);
    at.wiki.hide("Lamp", at.ids.slice(1, 2));
    at.wiki.pass(2 * hour);
    expect(await observeLamp(at)).toMatchObject({
      status: "history_changed",
      change: { past: { revisions: { hidden: at.ids.slice(1, 2) } } },
    });
    at.wiki.hide("Lamp", at.ids.slice(0, 1));
    at.wiki.pass(2 * hour);
    expect(await observeLamp(at)).toMatchObject({ status: "history_changed" });
    const { length } = at.wiki.asked;
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged" });
    expect(at.wiki.asked.slice(length).filter(({ parameters }) => parameters.has("pageids"))).toEqual([]);
  });

  it("lists a page as a whole again that was listed by a clock that was ahead", async () => {
    const at = await lamp();
    const now = at.wiki.now();
    at.wiki.pass(2_000 * hour);
    await observeLamp(at);
    at.wiki.at(now);
    const [first] = at.wiki.page("Lamp").revisions;
    if (first !== undefined) first.hidden = ["text"];
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({ status: "history_changed" });
    if (first !== undefined) first.hidden = [];
    at.wiki.pass(31 * 24 * hour);
    expect(await observeLamp(at)).toMatchObject({ status: "history_changed" });
  });

  it("removes what models said of a revision that is gone, of which no text was kept", async () => {
    const at = await lamp();
    const key = at.keyOf("Lamp");
    const timestamp = at.wiki.page("Lamp").revisions[0]?.timestamp ?? "";
    const user = { id: 3, name: "Ada" };
    const head = { id: 7, timestamp, user, comment: "", minor: false, model: "wikitext", tags: [] };
    const page = await at.store.lockPage(key);
    page.save((write) => write.revisions("page", [{ head, bytes: 27, isNull: false, isHidden: false }]));
    await page.close();
    at.store.answers.put("of what is gone", "Ada Smith", { ...key, revisions: [7] });
    await observeLamp(at);
    expect(at.store.answers.get("of what is gone")).toBeNull();
  });

  it("withdraws nothing because it is younger than a run waits for by now", async () => {
    const at = await lamp();
    const known = ids(linesOf((await observeLamp(at)).eventsFile));
    at.wiki.hide("Lamp", at.ids.slice(1, 2), ["comment"]);
    at.wiki.pass(hour);
    const [result] = await at.observe(["Lamp"], { settleSeconds: 100 * hour });
    expect(result).toMatchObject({ status: "history_changed", change: { withdrawn: [] } });
    expect(ids(linesOf(result?.eventsFile))).toEqual(known);
  });

  it("tells what another version finds that the one before did not", async () => {
    const at = await lamp();
    const stream = { ...streamOf(detectors, "detailed", "1"), detectors: [], digest: "earlier" };
    await at.observe(["Lamp"], { stream });
    const [result] = await at.observe(["Lamp"]);
    const found = ids(linesOf(result?.eventsFile));
    expect(found).not.toEqual([]);
    expect(result).toMatchObject({
      events: found.length,
      change: { reason: "upgrade", withdrawn: [], added: found },
    });
  });

  it("makes everything anew where a walk was saved in another form, and goes on from there", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    const name = noteName(streamOf(detectors, "detailed", "1").key);
    const page = await at.store.lockPage(at.keyOf("Lamp"));
    const saved = v.parse(savedRecord, page.note(name));
    page.save((write) => write.note(name, { ...saved, walk: { ...saved.walk, page: { formerly: 1 } } }));
    await page.close();
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ change: { reason: "upgrade", withdrawn: [] }, newRevisions: 1 });
    expect(existsSync(eventsFile ?? "")).toBe(false);
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
    expect((await observeLamp(at)).status).toBe("unchanged");
  });

  it("makes everything anew under another version, and goes on from there", async () => {
    const at = await lamp();
    const first = await observeLamp(at);
    const [result] = await at.observe(["Lamp"], { version: "2" });
    expect(result).toMatchObject({
      status: "history_changed",
      events: 0,
      change: { reason: "upgrade", withdrawn: [], added: [] },
    });
    expect([existsSync(first.eventsFile ?? ""), result?.eventsFile === first.eventsFile]).toEqual([
      false,
      false,
    ]);
    expect(canonicalLines(result?.eventsFile)).toEqual(await at.canonical("Lamp"));
    const [again] = await at.observe(["Lamp"], { version: "2" });
    expect(again?.status).toBe("unchanged");
  });

  it("removes the events before that a run left which died as it went over to others", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    const before = readFileSync(eventsFile ?? "");
    await at.observe(["Lamp"], { version: "2" });
    writeFileSync(eventsFile ?? "", before);
    at.wiki.save("Lamp", "The lamp is out.");
    at.wiki.pass(hour);
    await at.observe(["Lamp"], { version: "2" });
    expect(existsSync(eventsFile ?? "")).toBe(false);
  });

  it.each(["1", "3"])(
    "removes what a run of version 2 left that was killed, with version %s",
    async (version) => {
      const at = await lamp();
      const { eventsFile } = await observeLamp(at);
      const folder = eventFolder(dirname(eventsFile ?? ""));
      const killed = new HistoryError("OUTPUT_FAILED", "killed");
      const dying = { ...folder, write: () => Promise.reject(killed), remove: () => Promise.resolve() };
      await at.observe(["Lamp"], { version: "2", folder: dying });
      expect(readdirSync(folder.path(""))).toHaveLength(2);
      at.wiki.save("Lamp", "The lamp is out.");
      at.wiki.pass(hour);
      const [result] = await at.observe(["Lamp"], { version });
      const told = [result?.eventsFile, result?.change?.file].flatMap((file) =>
        file ? [basename(file)] : [],
      );
      expect(readdirSync(folder.path("")).sort()).toEqual(told.sort());
      expect(canonicalLines(result?.eventsFile)).toEqual(await at.canonical("Lamp"));
    },
  );

  it("leaves the files of one generation alone", async () => {
    const at = await lamp();
    const first = await observeLamp(at);
    for (const version of ["2", "3"]) await at.observe(["Lamp"], { version });
    const [last] = await at.observe(["Lamp"], { version: "4" });
    const names = readdirSync(dirname(first.eventsFile ?? ""));
    expect(names.sort()).toEqual(
      [last?.change?.file, last?.eventsFile].map((file) => basename(file ?? "")).sort(),
    );
  });

  it("writes a file anew from which events were lost", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    truncateSync(eventsFile ?? "", 100);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "history_changed", change: { reason: "file" } });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("writes a file anew in which somebody has made a line longer", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    const found = readFileSync(eventsFile ?? "", "utf8");
    writeFileSync(eventsFile ?? "", found.replace('"wiki":"', '"wiki":"the '));
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "history_changed", change: { reason: "file", withdrawn: [] } });
    expect(canonicalLines(result.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it.each([
    ["cut", (file: string) => truncateSync(file, 100)],
    ["gone", (file: string) => rmSync(file)],
  ])("tells nobody again what a file had that is %s, but what came since", async (_, lose) => {
    const at = await lamp();
    at.wiki.save(talkOf("Lamp"), "== Red? ==\nIs it red?");
    at.wiki.log("protect/protect", "Lamp", {
      details: [{ type: "edit", level: "sysop", expiry: "infinity" }],
    });
    at.wiki.pass(hour);
    const [first] = await at.observe(["Lamp"], receiver(true));
    const known = ids(linesOf(first?.eventsFile));
    lose(first?.eventsFile ?? "");
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const taken = receiver(true);
    const [result] = await at.observe(["Lamp"], taken);
    const added = ids(linesOf(result?.eventsFile)).filter((id) => !known.includes(id));
    expect(result).toMatchObject({ events: added.length, change: { withdrawn: [], added, untold: [] } });
    expect(ids(taken.told)).toEqual(added);
    expect(added.length).toBeGreaterThan(0);
  });

  it("tells nobody again of a page whose part of the store was removed, nor leaves its former file", async () => {
    const at = await lamp();
    const [first] = await at.observe(["Lamp"], receiver(true));
    await at.store.remove(at.keyOf("Lamp"));
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const taken = receiver(true);
    const [result] = await at.observe(["Lamp"], { ...taken, version: "2" });
    expect(result).toMatchObject({ status: "history_changed", change: { withdrawn: [], untold: [] } });
    expect(ids(taken.told)).toEqual(result?.change?.added);
    expect(existsSync(first?.eventsFile ?? "")).toBe(false);
  });

  it("leaves no file of events that were not made anew to the end", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    at.wiki.hide("Lamp", at.ids.slice(1, 2));
    at.wiki.pass(hour);
    const onRevision = () => {
      throw new HistoryError("DETECTOR_FAILED", "a detector fails");
    };
    const [result] = await at.observe(["Lamp"], { onRevision });
    expect(result).toMatchObject({ status: "error", eventsFile });
    expect(readdirSync(dirname(eventsFile ?? ""))).toEqual([basename(eventsFile ?? "")]);
  });

  it("tells what a text gives that could not be read, though the file is gone", async () => {
    const at = await lamp();
    const [id = 0] = at.ids.slice(1);
    const page = at.wiki.page("Lamp");
    const { revisions } = page;
    at.wiki.fault((asked) => {
      page.revisions = asksFor("revids")(asked) ? revisions.filter((one) => one.id !== id) : revisions;
      return undefined;
    });
    const [first] = await at.observe(["Lamp"], receiver(true));
    const known = ids(linesOf(first?.eventsFile));
    rmSync(first?.eventsFile ?? "");
    at.wiki.fault(null);
    await expectUnknownTold(at, known);
  });

  it("tells what a revision gives that is shown again, though the file is gone", async () => {
    const at = await lamp();
    const shown = at.ids.slice(1, 2);
    at.wiki.hide("Lamp", shown);
    at.wiki.pass(hour);
    const [first] = await at.observe(["Lamp"], receiver(true));
    const known = ids(linesOf(first?.eventsFile));
    rmSync(first?.eventsFile ?? "");
    at.wiki.hide("Lamp", shown, []);
    at.wiki.pass(hour);
    await expectUnknownTold(at, known);
  });

  it.each([
    ["the past", ({ ids, wiki }: Lamp) => wiki.hide("Lamp", ids.slice(1, 2), ["comment"]), "1"],
    ["an upgrade", () => undefined, "2"],
    ["a cut file", (_: Lamp, file: string) => truncateSync(file, statSync(file).size - 5), "1"],
    ["a file that is gone", (_: Lamp, file: string) => rmSync(file), "1"],
  ])("tells what nobody was told of although %s made the events anew", async (_, change, version) => {
    const at = await lamp();
    const refused = receiver(false);
    const [first] = await at.observe(["Lamp"], refused);
    const taken = receiver(true);
    change(at, first?.eventsFile ?? "");
    at.wiki.pass(hour);
    const [result] = await at.observe(["Lamp"], { ...taken, version });
    await at.observe(["Lamp"], { ...taken, version });
    expect(result?.status).toBe("history_changed");
    expect(taken.told).toEqual(linesOf(result?.eventsFile));
  });

  it("tells once what came to a page since its events were made anew", async () => {
    const at = await lamp();
    const taken = receiver(true);
    await at.observe(["Lamp"], taken);
    at.wiki.hide("Lamp", at.ids.slice(1, 2));
    const statuses: unknown[] = [];
    for (const colour of ["red", "blue"]) {
      at.wiki.save("Lamp", `The lamp is lit. It is ${colour}.`);
      at.wiki.pass(hour);
      const [result] = await at.observe(["Lamp"], taken);
      statuses.push(result?.status);
    }
    expect(statuses).toEqual(["history_changed", "changed"]);
    expect(ids(taken.told)).toEqual([...new Set(ids(taken.told))]);
  });

  it("tells what nobody was told of although the events were made anew again and again", async () => {
    const at = await lamp();
    await at.observe(["Lamp"], receiver(true));
    at.wiki.save("Lamp", "The lamp is lit. It is red.");
    at.wiki.pass(hour);
    const refused = receiver(false);
    await at.observe(["Lamp"], refused);
    for (const version of ["2", "3"]) await at.observe(["Lamp"], { ...receiver(false), version });
    at.wiki.save("Lamp", "The lamp is lit. It is blue.");
    at.wiki.pass(hour);
    await at.observe(["Lamp"], { ...refused, version: "3" });
    const taken = receiver(true);
    const [result] = await at.observe(["Lamp"], { ...taken, version: "4" });
    const ofNew = linesOf(result?.eventsFile).filter((line) => refused.told.includes(line));
    expect(taken.told).toEqual(ofNew);
    expect(result?.change?.untold).toEqual(ids(ofNew));
    expect(ofNew.length).toBeGreaterThan(1);
  });

  it.each([
    ["that could not be told", 0, receiver(false)],
    ["that came since", 1, receiver(true)],
    ["that came since, of a page that had nothing to tell of when it was first told of", 2, receiver(true)],
  ])(
    "leaves events to the next run that tells of them %s, where one in between tells nobody",
    async (...of) => {
      const [, looks, first] = of;
      const at = await lamp();
      if (looks === 2) await observeLamp(at);
      const [before] = await at.observe(["Lamp"], first);
      const known = looks === 0 ? [] : linesOf(before?.eventsFile);
      at.wiki.save("Lamp", "The lamp is lit. It is red.");
      at.wiki.pass(hour);
      await observeLamp(at);
      const taken = receiver(true);
      const [result] = await at.observe(["Lamp"], taken);
      expect(taken.told.length).toBeGreaterThan(0);
      expect([...known, ...taken.told]).toEqual(linesOf(result?.eventsFile));
    },
  );

  it.each([
    ["", (_: Lamp) => undefined, "missing"],
    [", whose title another page has", ({ wiki }: Lamp) => wiki.save("Lamp", "Another lamp."), "new"],
  ])("tells what is owed of a page that was deleted%s", async (_, after, status) => {
    const at = await lamp();
    const [first] = await at.observe(["Lamp"], receiver(false));
    at.wiki.vanish("Lamp");
    after(at);
    at.wiki.pass(hour);
    const taken = receiver(true);
    const [result] = await at.observe(["Lamp"], taken);
    await at.observe(["Lamp"], taken);
    expect(result?.status).toBe(status);
    expect(taken.told).toEqual([
      ...(status === "missing" ? [] : linesOf(result?.eventsFile)),
      ...linesOf(first?.eventsFile),
    ]);
  });

  it("tells nothing of a page that was deleted whose file is gone", async () => {
    const at = await lamp();
    const [first] = await at.observe(["Lamp"], receiver(false));
    at.wiki.vanish("Lamp");
    rmSync(first?.eventsFile ?? "");
    const taken = receiver(true);
    expect(await at.observe(["Lamp"], taken)).toMatchObject([{ status: "missing" }]);
    expect(taken.told).toEqual([]);
  });

  it("tries once in a pass to tell of a page", async () => {
    const at = await lamp();
    await at.observe(["Lamp"], receiver(false));
    const refused = receiver(false);
    const [result] = await at.observe(["Lamp"], refused);
    expect(refused.told).toEqual(linesOf(result?.eventsFile));
  });

  it("tells nobody later of what was found before anybody was told", async () => {
    const at = await lamp();
    await observeLamp(at);
    const taken = receiver(true);
    await at.observe(["Lamp"], taken);
    expect(taken.told).toEqual([]);
  });

  it.each([
    ["cut", '{"added":["'],
    ["of another kind", "[]"],
    ["no text", Buffer.of(0xff, 0xfe)],
  ])("tells everything again where the file that says what is new is %s", async (_, damaged) => {
    const at = await lamp();
    await at.observe(["Lamp"], receiver(true));
    at.wiki.hide("Lamp", at.ids.slice(1, 2));
    at.wiki.pass(hour);
    const [anew] = await at.observe(["Lamp"], receiver(false));
    writeFileSync(anew?.change?.file ?? "", damaged);
    const taken = receiver(true);
    const [result] = await at.observe(["Lamp"], taken);
    expect(result?.status).toBe("unchanged");
    expect(taken.told).toEqual(linesOf(result?.eventsFile));
  });

  it("cuts off what a run that died left behind the events that count", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    writeFileSync(eventsFile ?? "", '{"half an eve', { flag: "a" });
    const result = await observeLamp(at);
    expect(result).toMatchObject({ status: "unchanged", eventsFile });
    expect(canonicalLines(eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("follows a page that was moved, and its talk page", async () => {
    const at = await lamp();
    at.wiki.save(talkOf("Lamp"), "== One ==\nWords about it.");
    const { eventsFile } = await observeLamp(at);
    at.wiki.pass(hour);
    at.wiki.move("Lamp", "Light");
    at.wiki.move(talkOf("Lamp"), talkOf("Light"));
    at.wiki.pass(hour);
    const result = await observeLamp(at);
    expect(result).toMatchObject({ page: "Lamp", status: "moved", title: "Light", eventsFile });
    expect(canonicalLines(eventsFile)).toEqual(await at.canonical("Light"));
    expect((await at.observe(["Light"]))[0]).toMatchObject({ status: "unchanged", eventsFile });
  });

  it("watches a new page under a title as soon as the list has the old page's new title", async () => {
    const at = await lamp();
    const { eventsFile } = await observeLamp(at);
    at.wiki.move("Lamp", "Light");
    at.wiki.vanish("Lamp");
    at.wiki.save("Lamp", "A lamp is something else.");
    at.wiki.pass(hour);
    expect(await observeLamp(at)).toMatchObject({ status: "moved", title: "Light", eventsFile });
    const both = await at.observe(["Lamp", "Light"]);
    expect(both).toMatchObject([
      { page: "Lamp", status: "new", newRevisions: 1, pageId: at.wiki.page("Lamp").pageId },
      { page: "Light", status: "unchanged", eventsFile },
    ]);
    for (const titles of [["Lamp", "Light"], ["Lamp"]]) {
      for (const { page, status, pageId } of await at.observe(titles)) {
        expect([status, pageId]).toEqual(["unchanged", at.wiki.page(page).pageId]);
      }
    }
  });

  it("knows pages apart that have exchanged their titles, when both are listed", async () => {
    const at = await lamp();
    at.wiki.save("Light", "It comes from a lamp.");
    at.wiki.pass(hour);
    const [first, second] = await at.observe(["Lamp", "Light"]);
    for (const [from, to] of [
      ["Lamp", "Aside"],
      ["Light", "Lamp"],
      ["Aside", "Light"],
    ] as const) {
      if (to !== "Aside") at.wiki.vanish(to);
      at.wiki.move(from, to);
    }
    at.wiki.pass(hour);
    const changed = await at.observe(["Lamp", "Light"]);
    expect(changed.map(({ page, status, title, pageId }) => [page, status, title, pageId])).toEqual([
      ["Lamp", "changed", undefined, second?.pageId],
      ["Light", "changed", undefined, first?.pageId],
    ]);
  });

  it.each([
    ["newer", false],
    ["older", true],
  ])(
    "follows a page again that was away, and had given its title to a page that is %s",
    async (_, isOlder) => {
      const at = await watching();
      at.wiki.save("Spare", "Something spare.");
      at.wiki.save("Lamp", "The lamp is lit.");
      at.wiki.pass(hour);
      const { pageId } = await observeLamp(at);
      at.wiki.move("Lamp", "Light");
      if (isOlder) {
        at.wiki.vanish("Lamp");
        at.wiki.move("Spare", "Lamp");
      }
      const light = at.wiki.page("Light");
      at.wiki.vanish("Light");
      at.wiki.pass(hour);
      const other = at.wiki.page("Lamp").pageId;
      expect(await observeLamp(at)).toMatchObject({ status: "new", pageId: other });
      expect(await observeLamp(at)).toMatchObject({ status: "unchanged", pageId: other });
      at.wiki.restore(light);
      at.wiki.save("Light", "The light is lit.");
      at.wiki.pass(hour);
      expect(await observeLamp(at)).toMatchObject({
        status: "moved",
        title: "Light",
        pageId,
        newRevisions: 2,
      });
      expect(await observeLamp(at)).toMatchObject({
        status: "moved",
        title: "Light",
        pageId,
        newRevisions: 0,
      });
    },
  );

  it("says which pages are missing or no pages, and observes the others", async () => {
    const at = await lamp();
    const results = await at.observe(["Nowhere", "Lamp", "Special:Log"]);
    expect(results.map(({ page, status }) => [page, status])).toEqual([
      ["Nowhere", "missing"],
      ["Lamp", "new"],
      ["Special:Log", "error"],
    ]);
  });

  it.each([
    ["it is listed", asksFor("rvlimit"), false],
    ["the first of its texts are asked for", asksFor("revids"), false],
    ["it is listed as a whole", asksFor("rvlimit"), true],
  ])("leaves a page as it was that is deleted just as %s", async (_, isNow, isNamed) => {
    const at = await lamp();
    const first = await observeLamp(at);
    const before = readFileSync(first.eventsFile ?? "");
    const files = readdirSync(dirname(first.eventsFile ?? ""));
    const page = at.wiki.page("Lamp");
    at.wiki.save("Lamp", "The lamp is out.");
    if (isNamed) at.wiki.log("protect/protect", "Lamp");
    at.wiki.pass(hour);
    at.wiki.fault((asked) => {
      if (isNow(asked)) {
        at.wiki.fault(null);
        at.wiki.vanish("Lamp");
      }
      return undefined;
    });
    for (let i = 0; i < 2; i++) {
      expect(await observeLamp(at)).toMatchObject({ status: "missing", eventsFile: first.eventsFile });
    }
    expect(readdirSync(dirname(first.eventsFile ?? ""))).toEqual(files);
    expect(readFileSync(first.eventsFile ?? "")).toEqual(before);
    at.wiki.restore(page);
    at.wiki.pass(hour);
    expect(canonicalLines((await observeLamp(at)).eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("misses a page of which nothing was old enough before, and that is deleted just as it is listed", async () => {
    const at = await lamp([]);
    at.wiki.save("Lamp", "The lamp is lit.");
    const { eventsFile } = await observeLamp(at);
    at.wiki.pass(hour);
    at.wiki.fault((asked) => {
      if (asksFor("rvlimit")(asked)) at.wiki.vanish("Lamp");
      return undefined;
    });
    expect(await observeLamp(at)).toMatchObject({ status: "missing", eventsFile });
  });

  it.each<[string, number, string, "revisions" | "talk"]>([
    ["at the first look", 0, "Lamp", "revisions"],
    ["later", 1, "Lamp", "revisions"],
    ["of its talk page", 1, talkOf("Lamp"), "talk"],
  ])("looks again at texts that could not be read %s", async (_, looks, title, part) => {
    const at = await lamp();
    for (let i = 0; i < looks; i++) await observeLamp(at);
    const id = at.wiki.save(title, "The lamp is lit. It is red.");
    at.wiki.save(title, "The lamp is lit.");
    at.wiki.pass(hour);
    const page = at.wiki.page(title);
    const { revisions } = page;
    at.wiki.fault((asked) => {
      page.revisions = asksFor("revids")(asked) ? revisions.filter((one) => one.id !== id) : revisions;
      return undefined;
    });
    const first = await observeLamp(at);
    expect(first.status).toBe(looks === 0 ? "new" : "changed");
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged", events: 0 });
    at.wiki.fault(null);
    const again = await observeLamp(at);
    expect(again).toMatchObject({
      status: "history_changed",
      change: { past: { [part]: { unhidden: [id], hidden: [], inserted: [], vanished: [] } } },
    });
    expect(canonicalLines(again.eventsFile)).toEqual(await at.canonical("Lamp"));
    at.wiki.requests();
    expect(await observeLamp(at)).toMatchObject({ status: "unchanged" });
    expect(at.wiki.asked.slice(-at.wiki.requests()).some(asksFor("rvlimit"))).toBe(false);
  });

  it("keeps the file of a page that is gone by the second answer of its list", async () => {
    const at = await watching(2);
    for (const text of ["One.", "Two.", "Three."]) {
      at.wiki.save("Lamp", text);
      at.wiki.pass(hour);
    }
    const first = await observeLamp(at);
    const before = readFileSync(first.eventsFile ?? "");
    at.wiki.log("protect/protect", "Lamp");
    at.wiki.pass(hour);
    at.wiki.fault(({ parameters }) => {
      if (parameters.has("rvcontinue")) at.wiki.vanish("Lamp");
      return undefined;
    });
    expect(await observeLamp(at)).toMatchObject({ status: "missing", eventsFile: first.eventsFile });
    expect(readFileSync(first.eventsFile ?? "")).toEqual(before);
  });

  it("goes on behind a page that fails, and takes it up again", async () => {
    const at = await lamp();
    at.wiki.save("Other", "Some text.");
    at.wiki.pass(hour);
    at.wiki.break("Lamp");
    const results = await at.observe(["Lamp", "Other"]);
    expect(results.map(({ status }) => status)).toEqual(["error", "new"]);
    expect(results[0]?.error?.code).toBe("WIKI_ERROR");
    at.wiki.break(null);
    const [again] = await at.observe(["Lamp"]);
    expect(again).toMatchObject({ status: "new", newRevisions: 3 });
  });

  it("asks a wiki no more about pages when it has not answered about three in a row", async () => {
    const at = await watching();
    const titles = ["A", "B", "C", "D", "E", "F"];
    for (const title of titles) at.wiki.save(title, "Some text.");
    at.wiki.pass(hour);
    at.wiki.goDown();
    const results = await at.observe(titles);
    expect(results.map(({ error }) => error?.code)).toEqual(Array(6).fill("NETWORK"));
    const about = at.wiki.asked.flatMap(({ parameters }) => parameters.get("pageids") ?? []);
    expect(new Set(about)).toEqual(new Set(["1", "2", "3"]));
  });

  it.each([
    ["503", { status: 503, body: "<html>" }],
    ["that its databases are read-only", { body: '{"errors":[{"code":"readonly"}]}' }],
    ["that its databases lag", { body: '{"errors":[{"code":"maxlag"}]}' }],
    ["a page for people", { body: "<html>" }],
  ])(
    "asks a wiki no more about pages either when it has answered %s about three in a row",
    async (_, answer) => {
      const at = await watching();
      const titles = ["A", "B", "C", "D", "E", "F"];
      for (const title of titles) at.wiki.save(title, "Some text.");
      at.wiki.pass(hour);
      at.wiki.fault(({ parameters }) => (parameters.has("pageids") ? answer : undefined));
      const results = await at.observe(titles);
      expect(results.map(({ error }) => error?.code)).toEqual(Array(6).fill("WIKI_ERROR"));
      const about = at.wiki.asked.flatMap(({ parameters }) => parameters.get("pageids") ?? []);
      expect(new Set(about)).toEqual(new Set(["1", "2", "3"]));
    },
  );

  it("asks it no more either about pages of which only the events are to be made anew", async () => {
    const at = await watching();
    const titles = ["A", "B", "C", "D", "E", "F"];
    for (const title of titles) at.wiki.save(title, "Some text.");
    at.wiki.pass(hour);
    await at.observe(titles);
    at.wiki.goDown();
    const before = at.wiki.asked.length;
    const results = await at.observe(titles, { version: "2" });
    expect(results.map(({ error }) => error?.code)).toEqual(Array(6).fill("NETWORK"));
    const about = at.wiki.asked.slice(before).flatMap(({ parameters }) => parameters.get("pageids") ?? []);
    expect(new Set(about)).toEqual(new Set(["1", "2", "3"]));
  });

  it("goes on asking a wiki that answers about some pages, and be it by an error", async () => {
    const at = await watching();
    const titles = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
    for (const title of titles) at.wiki.save(title, "Some text.");
    at.wiki.pass(hour);
    const unanswered = new Set(
      ["A", "B", "D", "E", "G", "H"].map((title) => `${at.wiki.page(title).pageId}`),
    );
    at.wiki.fault(({ parameters }) =>
      unanswered.has(parameters.get("pageids") ?? "") ? { body: "{", cut: true } : undefined,
    );
    at.wiki.break("F");
    const results = await at.observe(titles);
    const became = results.map(({ status, error }) => error?.code ?? status);
    const lost = "NETWORK";
    expect(became).toEqual([lost, lost, "new", lost, lost, "WIKI_ERROR", lost, lost, "new"]);
  });

  it("goes on asking a wiki that fails at three pages in a row, since that may be for want of memory", async () => {
    const at = await watching();
    const titles = ["A", "B", "C", "D"];
    for (const title of titles) at.wiki.save(title, "Some text.");
    at.wiki.pass(hour);
    at.wiki.fault(({ parameters }) =>
      ["1", "2", "3"].includes(parameters.get("pageids") ?? "") ? { status: 500, body: "<html>" } : undefined,
    );
    const results = await at.observe(titles);
    expect(results.map(({ status }) => status)).toEqual(["error", "error", "error", "new"]);
  });

  it("says that nothing is new of a page that needs no asking, also of a wiki that has not answered", async () => {
    const at = await watching();
    const titles = ["A", "B", "C", "D"];
    for (const title of titles) at.wiki.save(title, "Some text.");
    at.wiki.pass(hour);
    await at.observe(titles);
    for (const title of ["A", "B", "C"]) at.wiki.save(title, "Some text. And more.");
    at.wiki.pass(hour);
    at.wiki.goDown();
    const results = await at.observe(titles);
    expect(results.map(({ status }) => status)).toEqual(["error", "error", "error", "unchanged"]);
  });

  it("keeps in mind that the log named a page until it was looked at, in whichever pass", async () => {
    const at = await lamp();
    at.wiki.save("Other", "Some text.");
    at.wiki.pass(hour);
    await at.observe(["Lamp", "Other"]);
    at.wiki.hide("Lamp", [at.ids[1] ?? 0]);
    at.wiki.pass(hour);
    await at.observe(["Other"]);
    at.wiki.pass(3 * hour);
    expect(await observeLamp(at)).toMatchObject({ status: "history_changed" });
  });

  it("ends behind the page at hand when it is told to stop", async () => {
    const at = await lamp();
    at.wiki.save("Other", "Some text.");
    at.wiki.pass(hour);
    const stop = new AbortController();
    const onRevision = () => stop.abort();
    const results = await at.observe(["Lamp", "Other"], { stop: stop.signal, onRevision });
    expect(results.map(({ page, status }) => [page, status])).toEqual([["Lamp", "new"]]);
  });

  it("gives up the pass with the page at hand, whatever fails as that is given up", async () => {
    const at = await lamp();
    const givenUp = new AbortController();
    const onRevision = () => {
      givenUp.abort();
      throw new HistoryError("NETWORK", "the line is cut");
    };
    const given = at.observe(["Lamp"], { signal: givenUp.signal, onRevision });
    await expect(given).rejects.toMatchObject({ code: "NETWORK" });
  });

  it("gives up a page between some of its revisions, and looks at all of it the next time", async () => {
    const at = await watching();
    for (let i = 0; i < 40; i++) at.wiki.save("Lamp", `The lamp has ${i} wicks.`);
    at.wiki.pass(hour);
    const givenUp = new AbortController();
    const walked: number[] = [];
    const onRevision = (_: string, revisions: number) => {
      walked.push(revisions);
      givenUp.abort();
    };
    const given = at.observe(["Lamp"], { signal: givenUp.signal, onRevision });
    await expect(given).rejects.toMatchObject({ code: "CANCELLED" });
    expect(walked).toEqual([16]);
    const [again] = await at.observe(["Lamp"]);
    expect(again).toMatchObject({ status: "new", newRevisions: 40 });
    expect(canonicalLines(again?.eventsFile)).toEqual(await at.canonical("Lamp"));
  });

  it("asks about pages that have not changed by fifty titles, talk pages included, and for five logs", {
    tags: "long",
  }, async () => {
    const at = await watching();
    const titles = Array.from({ length: 100 }, (_, i) => `Page ${i}`);
    for (const title of titles) {
      at.wiki.save(title, `Text of ${title}.`);
      at.wiki.save(talkOf(title), "Talk.");
    }
    at.wiki.pass(hour);
    const first = await at.observe(titles);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set(["new"]));
    at.wiki.pass(hour);
    at.wiki.requests();
    const second = await at.observe(titles);
    expect(new Set(second.map(({ status }) => status))).toEqual(new Set(["unchanged"]));
    expect(at.wiki.requests()).toBe((2 * titles.length) / 50 + 5);
  });
});
