import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../../src/cli/main.ts";
import type { PageResult } from "../../../src/observe/result.ts";
import { call, converse, textOf } from "../../mcp/conversation.ts";
import { type BusyWiki, busyWiki } from "../../support/busy-wiki.ts";
import { betweenPasses, testHost } from "../../support/test-host.ts";
import { until } from "../../support/until.ts";

const hour = 3_600;

async function setting() {
  const folder = mkdtempSync(join(tmpdir(), "stemma-cron-"));
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  for (const title of ["Lamp", "Other"]) {
    wiki.save(title, "Some text stands here.");
    wiki.pass(hour);
  }
  const list = join(folder, "pages.txt");
  writeFileSync(list, "Lamp\n# comment\nOther\n");
  return { wiki, folder, list };
}

type Setting = Awaited<ReturnType<typeof setting>>;

async function cron({ folder, list, wiki }: Setting, ...args: readonly string[]) {
  const { host, out, errors } = testHost("", {
    STEMMA_CONTACT: "ada@example.org",
    STEMMA_STORE: join(folder, "store"),
  });
  const exitCode = await main(["cron", list, "--api", wiki.api, ...args], host);
  const lines = out().trimEnd().split("\n");
  const results: readonly PageResult[] = lines.slice(0, -1).map((line) => JSON.parse(line));
  return { exitCode, results, totals: JSON.parse(lines.at(-1) || "{}").totals, errors: errors() };
}

const edited = (wiki: BusyWiki) => {
  wiki.save("Lamp", "Some text stands here. And more.");
  wiki.pass(hour);
};

describe("stemma cron", () => {
  it("prints a line for each page, and totals", async () => {
    const at = await setting();
    const first = await cron(at);
    expect(first.exitCode).toBe(0);
    expect(first.results.map(({ page, status }) => [page, status])).toEqual([
      ["Lamp", "new"],
      ["Other", "new"],
    ]);
    edited(at.wiki);
    const second = await cron(at);
    expect(second.results.map(({ status }) => status)).toEqual(["changed", "unchanged"]);
    expect(second.totals).toMatchObject({
      pages: 2,
      status: { changed: 1, unchanged: 1 },
      newRevisions: 1,
      events: 1,
      left: 0,
    });
    expect(second.errors.at(-1)).toBe("2 pages: 1 unchanged, 1 changed; 1 new revision, 1 event");
  });

  it("leaves what is younger than five minutes to the next run, unless it is told otherwise", async () => {
    const at = await setting();
    await cron(at);
    at.wiki.save("Lamp", "Some text stands here. And more.");
    at.wiki.pass(290);
    const young = await cron(at);
    at.wiki.pass(20);
    const old = await cron(at);
    const statuses = [young, old].map(({ results }) => results.map(({ status }) => status));
    expect(statuses).toEqual([
      ["unchanged", "unchanged"],
      ["changed", "unchanged"],
    ]);
  });

  it("says in one line what failed at a page", async () => {
    const at = await setting();
    const detector = join(at.folder, "detector.mjs");
    writeFileSync(
      detector,
      `export default ({ defineDetector, v }) => defineDetector({ name: "acme/loud", version: "1.0.0", summary: "s",
         parameters: v.strictObject({}), events: {}, start: () => ({ onPair() { throw new Error("one\\ntwo"); }, save: () => null }) });`,
    );
    const { exitCode, errors } = await cron(at, "--detector", detector);
    expect(exitCode).toBe(1);
    expect(errors[0]).toMatch(
      /^Lamp: detector acme\/loud \(.*\.mjs\) failed at .*one\\u\{a\}two.*\[DETECTOR_FAILED\]$/,
    );
  });

  it("says that the depth leaves out what is to be told", async () => {
    const told = ["--on-event", "true", "--notify-types", "sentence_removed"];
    const { errors } = await cron(await setting(), "--depth", "brief", ...told);
    expect(errors[0]).toMatch(/the depth brief leaves out most or all events of sentence_removed/);
  });

  it("watches a wiki with an address as long as they come", async () => {
    const at = await setting();
    const script = `/${"a".repeat(5_000)}/api.php`;
    at.wiki.moveScript(script);
    writeFileSync(
      at.list,
      ["Lamp", "Other"].map((title) => `${new URL(script, at.wiki.api)}|${title}`).join("\n"),
    );
    expect((await cron(at)).exitCode).toBe(0);
    edited(at.wiki);
    expect((await cron(at)).results.map(({ status }) => status)).toEqual(["changed", "unchanged"]);
  });

  it("asks nothing and cuts nothing off where another store writes its events", async () => {
    const at = await setting();
    const events = join(at.folder, "events");
    const [lamp] = (await cron(at, "--events", events)).results;
    const before = readFileSync(lamp?.eventsFile ?? "", "utf8");
    edited(at.wiki);
    at.wiki.requests();
    const other = await cron(at, "--events", events, "--store", join(at.folder, "other"));
    expect([other.exitCode, other.results, at.wiki.requests()]).toEqual([2, [], 0]);
    expect(other.errors.join("\n")).toMatch(
      /belongs to another store.*remove .*\.store-[\w-]+, which.* \[INVALID_INPUT\]/,
    );
    expect(readFileSync(lamp?.eventsFile ?? "", "utf8")).toBe(before);
    expect((await cron(at, "--events", events)).results[0]).toMatchObject({ status: "changed" });
  });

  it("puts the files of events where it is told to", async () => {
    const at = await setting();
    const events = join(at.folder, "events");
    const { results } = await cron(at, "--events", events);
    expect(results[0]?.eventsFile?.startsWith(events)).toBe(true);
    expect(readFileSync(results[0]?.eventsFile ?? "", "utf8")).toMatch(/^\{"FactProvenance"/);
  });

  it("makes no folder called ~", async () => {
    const { exitCode, errors } = await cron(await setting(), "--events=~/events");
    expect(exitCode).toBe(2);
    expect(errors.join("")).toContain("--events: ~ stands for the home folder");
    expect(existsSync("~")).toBe(false);
  });

  it("ends with 1 when a page failed, and looks at the others", async () => {
    const at = await setting();
    at.wiki.break("Lamp");
    const { exitCode, results, errors } = await cron(at);
    expect([exitCode, results.map(({ status }) => status)]).toEqual([1, ["error", "new"]]);
    expect(errors.at(-1)).toMatch(/1 of 2 pages failed.*\[PAGES_FAILED\]/);
  });

  it("fails the pages of a wiki that is none, and no others", async () => {
    const at = await setting();
    writeFileSync(at.list, `Lamp\n${at.wiki.origin}/nothing/here|Page\n`);
    const broken = await cron({ ...at, wiki: at.wiki });
    expect(broken.results.map(({ status }) => status)).toEqual(["new", "missing"]);
    writeFileSync(at.list, "http://127.0.0.1:9|Page\nLamp\n");
    const { exitCode, results } = await cron(at);
    expect([exitCode, results.map(({ page, status }) => [page, status])]).toEqual([
      1,
      [
        ["Page", "error"],
        ["Lamp", "unchanged"],
      ],
    ]);
  });

  it("asks nothing and looks at no page where the account cannot be used", async () => {
    const at = await setting();
    at.wiki.requests();
    const { host, out } = testHost("", { STEMMA_STORE: join(at.folder, "store"), STEMMA_WIKI_USER: "Ada" });
    expect(await main(["cron", at.list, "--api", at.wiki.api], host)).toBe(2);
    expect([out(), at.wiki.requests()]).toEqual(["", 0]);
  });

  it("keeps wikis apart that go by the same name at different addresses", async () => {
    const at = await setting();
    const own = await cron(at);
    const stranger = await busyWiki();
    onTestFinished(() => stranger.close());
    stranger.save("Lamp", "What a stranger says of it.");
    stranger.pass(hour);
    const theirs = await cron({ ...at, wiki: stranger });
    expect(theirs.results[0]).toMatchObject({
      status: "new",
      pageId: own.results[0]?.pageId,
      wiki: "busy.example",
    });
    expect(theirs.results[0]?.eventsFile).not.toBe(own.results[0]?.eventsFile);
    expect((await cron(at)).results.map(({ status }) => status)).toEqual(["unchanged", "unchanged"]);
  });

  it("keeps different depths apart", async () => {
    const at = await setting();
    const detailed = await cron(at);
    const forensic = await cron(at, "--depth", "forensic");
    expect(forensic.results.map(({ status }) => status)).toEqual(["new", "new"]);
    expect(forensic.results[0]?.eventsFile).not.toBe(detailed.results[0]?.eventsFile);
    expect((await cron(at)).results.map(({ status }) => status)).toEqual(["unchanged", "unchanged"]);
  });

  it("leaves what was hidden since in the file of another depth, until that is run again", async () => {
    const at = await setting();
    const id = at.wiki.save("Lamp", "Some text stands here. Ada Smith lives in Nowhere Street.");
    at.wiki.save("Lamp", "Some text stands here.");
    at.wiki.pass(hour);
    const forensic = ["--depth", "forensic"];
    const holds = (file: string | null | undefined) => readFileSync(file ?? "", "utf8").includes("Nowhere");
    const [before] = (await cron(at, ...forensic)).results;
    await cron(at);
    at.wiki.hide("Lamp", [id]);
    at.wiki.pass(hour);
    const [detailed] = (await cron(at)).results;
    expect([holds(detailed?.eventsFile), holds(before?.eventsFile)]).toEqual([false, true]);
    const [after] = (await cron(at, ...forensic)).results;
    expect([holds(after?.eventsFile), existsSync(before?.eventsFile ?? "")]).toEqual([false, false]);
  });

  it("tells a command of new events once, and of what it missed", async () => {
    const at = await setting();
    const told = join(at.folder, "told");
    const failing = await cron(at, "--on-event", `cat >> "${told}"; exit 3`);
    expect(failing.exitCode).toBe(1);
    const again = await cron(at, "--on-event", `cat > "${told}"`, "--notify-page", "Lamp");
    expect(again.exitCode).toBe(0);
    expect(readFileSync(told, "utf8")).toBe(readFileSync(again.results[0]?.eventsFile ?? "", "utf8"));
    edited(at.wiki);
    const third = await cron(at, "--on-event", `cat > "${told}"`);
    expect(readFileSync(told, "utf8").trimEnd().split("\n")).toHaveLength(third.totals.events);
  });

  it("tells of a page by its title in the list, whatever it is called now, and by its id", async () => {
    const at = await setting();
    const told = join(at.folder, "told");
    const tell = async (name: string) => {
      const { errors, totals } = await cron(at, "--on-event", `cat > "${told}"`, "--notify-page", name);
      return [readFileSync(told, "utf8").trimEnd().split("\n").length === totals.events, errors.length];
    };
    writeFileSync(at.list, "Lamp\nlamp\n");
    expect(await tell("lamp")).toEqual([true, 1]);
    at.wiki.move("Lamp", "Light");
    at.wiki.pass(hour);
    expect(await tell("Lamp")).toEqual([true, 1]);
    at.wiki.save("Light", "Some text stands here. And more.");
    at.wiki.pass(hour);
    expect(await tell(String(at.wiki.page("Light").pageId))).toEqual([true, 1]);
  });

  it("tells of a page by a title that stands beside another spelling of its wiki", async () => {
    const at = await setting();
    const told = join(at.folder, "told");
    writeFileSync(at.list, `Lamp\n${at.wiki.origin}|lamp\n`);
    const line = ["--on-event", `cat > "${told}"`, "--notify-page", "lamp"];
    const { totals } = await cron(at, ...line);
    expect(readFileSync(told, "utf8").trimEnd().split("\n")).toHaveLength(totals.events);
    edited(at.wiki);
    await cron(at, ...line);
    expect(readFileSync(told, "utf8").trimEnd().split("\n")).toHaveLength(1);
  });

  it("refuses a file in the place of the folder of events before it asks the wiki", async () => {
    const at = await setting();
    at.wiki.requests();
    const { exitCode, errors } = await cron(at, "--events", at.list);
    expect([exitCode, errors, at.wiki.requests()]).toEqual([
      2,
      [`stemma: --events ${at.list}: is not a folder; name a folder (a new one is made) [INVALID_INPUT]`],
      0,
    ]);
  });

  it.each([
    ["list/events", "a part of its path is not a folder"],
    ["circle/events", "its links do not lead to a folder"],
    ["x".repeat(300), "its name is too long"],
  ])("refuses a folder of events that cannot be reached, and says why: %s", async (path, what) => {
    const at = await setting();
    const folder = mkdtempSync(join(tmpdir(), "stemma-events-"));
    writeFileSync(join(folder, "list"), "");
    symlinkSync("circle", join(folder, "circle"));
    const events = join(folder, path);
    at.wiki.requests();
    const { exitCode, errors } = await cron(at, "--events", events);
    const message = `stemma: --events ${events}: ${what}; name a folder (a new one is made) [INVALID_INPUT]`;
    expect([exitCode, errors, at.wiki.requests()]).toEqual([2, [message], 0]);
  });

  it("looks once at a page that the list spells in two ways, and tells of it by either", async () => {
    const at = await setting();
    const told = join(at.folder, "told");
    writeFileSync(at.list, "lamp\nOther\nLamp\nnone\nNone\n");
    const first = await cron(at, "--on-event", `cat > "${told}"`, "--notify-page", "Lamp");
    expect(first.results.map(({ page, status }) => [page, status])).toEqual([
      ["lamp", "new"],
      ["Other", "new"],
      ["none", "missing"],
    ]);
    expect(first.totals).toMatchObject({ pages: 3, left: 0 });
    edited(at.wiki);
    const second = await cron(at, "--on-event", `cat > "${told}"`, "--notify-page", "lamp");
    expect(second.results.map(({ status }) => status)).toEqual(["changed", "unchanged", "missing"]);
    expect(readFileSync(told, "utf8").trimEnd().split("\n")).toHaveLength(1);
    expect(second.errors).toEqual([expect.stringMatching(/^3 pages: /)]);
  });

  it("has a line for each of two spellings of which one is still a page's that was moved, and loses none of its edits", async () => {
    const at = await setting();
    await cron(at);
    at.wiki.move("Lamp", "Torch");
    at.wiki.pass(hour);
    writeFileSync(at.list, "lamp\nLamp\n");
    const moved = await cron(at);
    expect(moved.results.map(({ page, pageId, status }) => [page, pageId, status])).toEqual([
      ["lamp", 3, "new"],
      ["Lamp", 1, "moved"],
    ]);
    expect(moved.totals).toMatchObject({ pages: 2, left: 0 });
    at.wiki.save("Torch", "Some text stands here. And more.");
    at.wiki.pass(hour);
    expect((await cron(at)).results[1]).toMatchObject({ pageId: 1, status: "moved", newRevisions: 1 });
  });

  it.each([
    ["nothing", () => undefined],
    ["another page", ({ wiki }: Setting) => wiki.save("Lamp", "Another text.")],
  ])(
    "tells what is owed of a page that is gone, where %s has its title and a line spells it anew",
    async (_, then) => {
      const at = await setting();
      const told = join(at.folder, "told");
      await cron(at, "--on-event", "exit 1");
      at.wiki.vanish("Lamp");
      then(at);
      at.wiki.pass(hour);
      writeFileSync(at.list, "lamp\nLamp\n");
      await cron(at, "--on-event", `cat >> "${told}"`);
      expect(readFileSync(told, "utf8")).toContain('"pageId":1,');
    },
  );

  it("keeps events for a title that stands beside a spelling which does not answer in a pass", async () => {
    const at = await setting();
    const told = join(at.folder, "told");
    writeFileSync(told, "");
    const line = ["--on-event", `cat >> "${told}"`, "--notify-page", "lamp"];
    writeFileSync(at.list, "Lamp\nhttp://127.0.0.1:1/w/api.php|lamp\n");
    const first = await cron(at, ...line);
    expect([first.exitCode, first.totals.status]).toEqual([1, expect.objectContaining({ new: 1, error: 1 })]);
    expect(readFileSync(told, "utf8")).toBe("");
    writeFileSync(at.list, `Lamp\n${at.wiki.origin}|lamp\n`);
    await cron(at, ...line);
    expect(readFileSync(told, "utf8").trimEnd().split("\n")).toHaveLength(first.totals.events);
  });

  it("looks at a wiki once that is spelt two ways, and at a page once that both name", async () => {
    const at = await setting();
    const list = (titles: string) => writeFileSync(at.list, titles);
    list(`Lamp\n${at.wiki.origin}|Lamp\n${at.wiki.api}|Other\n`);
    const first = await cron(at);
    expect(first.results.map(({ page, status }) => [page, status])).toEqual([
      ["Lamp", "new"],
      ["Other", "new"],
    ]);
    expect([first.totals, first.exitCode]).toEqual([expect.objectContaining({ pages: 2, left: 0 }), 0]);
    at.wiki.move("Lamp", "Light");
    at.wiki.pass(hour);
    list(`Lamp\n${at.wiki.origin}|Light\n`);
    at.wiki.requests();
    const second = await cron(at);
    expect(second.results.map(({ page, status }) => [page, status])).not.toContainEqual(["Lamp", "moved"]);
    const asked = at.wiki.asked.slice(-at.wiki.requests());
    const logs = asked.map(({ parameters }) => parameters.get("letype")).filter((type) => type !== null);
    expect(logs.filter((type) => type === "delete")).toHaveLength(1);
  });

  it("says which page to tell of is none of the list, once every page was looked at", async () => {
    const at = await setting();
    const line = ["--on-event", "cat > /dev/null", "--notify-page", "Lamp", "--notify-page", "Lump"];
    const named = expect.stringMatching(/^stemma: --notify-page Lump is not a page of the list; give /);
    expect((await cron(at, ...line)).errors).toContainEqual(named);
    at.wiki.break("Other");
    edited(at.wiki);
    at.wiki.save("Other", "Another text.");
    at.wiki.pass(hour);
    expect((await cron(at, ...line)).errors).not.toContainEqual(named);
  });

  it("refuses a list that is wrong before anything is asked", async () => {
    const at = await setting();
    writeFileSync(at.list, "[[Lamp]]\n[[Other]]\n");
    const { exitCode, errors } = await cron(at);
    expect([exitCode, at.wiki.requests()]).toEqual([2, 0]);
    expect(errors[0]).toMatch(/pages\.txt: line 1 must be .*\[INVALID_INPUT\]/);
  });

  it("looks at the others if a line of the list is wrong, reports it as failed, and reads it again the next time", async () => {
    const at = await setting();
    writeFileSync(at.list, "Lamp\nFoo[bar\nOther\n");
    const first = await cron(at);
    expect(first.exitCode).toBe(1);
    expect(first.results.map(({ page, status, error }) => [page, status, error?.code])).toEqual([
      ["Foo[bar", "error", "PAGE_INVALID"],
      ["Lamp", "new", undefined],
      ["Other", "new", undefined],
    ]);
    expect(first.totals).toMatchObject({ pages: 3, status: { new: 2, error: 1 }, left: 0 });
    expect(first.errors).toEqual([
      expect.stringMatching(/^Foo\[bar: line 2 must be .* \(it may not hold "\["\) \[PAGE_INVALID\]$/),
      expect.stringMatching(/^3 pages: 2 new, 1 error; /),
      expect.stringMatching(/^stemma: 1 of 3 pages failed; .* \[PAGES_FAILED\]$/),
    ]);
    writeFileSync(at.list, "Lamp\nFoo bar\nOther\n");
    const second = await cron(at);
    expect([second.exitCode, second.totals.status.missing]).toEqual([0, 1]);
  });

  it("goes on until it is told to end, which is no failure", async () => {
    const at = await setting();
    const stop = new AbortController();
    const { host, out } = testHost("", {
      STEMMA_CONTACT: "a@example.org",
      STEMMA_STORE: join(at.folder, "store"),
    });
    let passes = 0;
    const own = betweenPasses(host, () => {
      edited(at.wiki);
      if (++passes === 3) stop.abort();
    });
    const line = ["cron", at.list, "--api", at.wiki.api, "--every", "1h"];
    const exitCode = await main(line, { ...own, signal: stop.signal });
    expect(exitCode).toBe(0);
    expect(out().match(/"totals"/g)).toHaveLength(3);
  });

  it.each([
    ["which wiki it is", "siprop", 2],
    ["which pages there are", "titles", 2],
    ["a page's history", "pageids", 2],
    ["texts", "revids", 2],
    ["the texts of its second page", "second", 1],
  ])("waits for no wiki once told to end that answers 503 when asked for %s", async (_, asked, left) => {
    const at = await setting();
    const second = String(at.wiki.page("Other").revisions[0]?.id);
    at.wiki.fault(({ parameters }) =>
      parameters.has(asked) || (asked === "second" && parameters.get("revids") === second)
        ? { status: 503, body: "<html>" }
        : undefined,
    );
    const { host, out, errors } = testHost("", { STEMMA_CONTACT: "ada@example.org" });
    const stop = new AbortController();
    const progress = (line: string) => {
      if (line.startsWith("waiting")) stop.abort();
    };
    const line = ["cron", at.list, "--api", at.wiki.api];
    const exitCode = await main(line, { ...host, progress, signal: stop.signal });
    const { totals } = JSON.parse(out().trimEnd().split("\n").at(-1) ?? "");
    expect([exitCode, totals.left, totals.status.error]).toEqual([130, left, 0]);
    expect(host.clock.monotonicMs()).toBeLessThan(2_000);
    expect(errors().join("\n")).not.toMatch(/503/);
  });

  it("goes on behind a first pass in which a page failed, and ends at one whose list is wrong", async () => {
    const at = await setting();
    const passes = async () => {
      const stop = new AbortController();
      const { host } = testHost("", { STEMMA_STORE: join(at.folder, "store") });
      let slept = 0;
      const own = betweenPasses(host, () => {
        slept++;
        stop.abort();
      });
      const line = ["cron", at.list, "--api", at.wiki.api, "--every", "1h"];
      return [await main(line, { ...own, signal: stop.signal }), slept];
    };
    at.wiki.break("Lamp");
    expect(await passes()).toEqual([0, 1]);
    writeFileSync(at.list, "[[Other]]\n");
    expect(await passes()).toEqual([2, 0]);
  });

  it("waits for months in parts that a timer can hold", async () => {
    const at = await setting();
    const stop = new AbortController();
    const { host } = testHost("", { STEMMA_STORE: join(at.folder, "store") });
    const waits: number[] = [];
    const own = betweenPasses(host, (ms) => {
      waits.push(ms);
      if (waits.reduce((sum, wait) => sum + wait, 0) >= 60 * 86_400_000) stop.abort();
    });
    const line = ["cron", at.list, "--api", at.wiki.api, "--every", "60d"];
    await main(line, { ...own, signal: stop.signal });
    expect(Math.max(...waits)).toBeLessThan(2 ** 31);
    expect(waits.length).toBeGreaterThan(2);
  });

  it("refuses an interval of nothing", async () => {
    const at = await setting();
    const { exitCode, errors } = await cron(at, "--every", "0s");
    expect([exitCode, at.wiki.requests()]).toEqual([2, 0]);
    expect(errors[0]).toMatch(/every: must be 1s at least/);
  });
});

/** An agent that is served until the test is over. */
function agent({ folder }: Pick<Setting, "folder">, environment: Readonly<Record<string, string>> = {}) {
  const client = converse({ ...environment, STEMMA_STORE: join(folder, "store") });
  onTestFinished(async () => {
    client.hangUp();
    await client.over;
  });
  return client;
}

describe("the tool cron", () => {
  it("tells of pages that are not unchanged, and counts the others", async () => {
    const at = await setting();
    const client = agent(at, { STEMMA_CONTACT: "ada@example.org" });
    client.send(call(1, "cron", { pagesFile: at.list, api: at.wiki.api }));
    expect(textOf(await client.answer(1))).toMatchObject({
      totals: { pages: 2, status: { new: 2 } },
      pages: [
        { page: "Lamp", status: "new" },
        { page: "Other", status: "new" },
      ],
      truncated: false,
    });
    edited(at.wiki);
    client.send(call(2, "cron", { pagesFile: at.list, api: at.wiki.api }));
    expect(textOf(await client.answer(2))).toMatchObject({
      totals: { status: { changed: 1, unchanged: 1 } },
      pages: [{ page: "Lamp", status: "changed", newRevisions: 1 }],
    });
  });

  it("tells how far it is, and lets go of everything when it is cancelled", async () => {
    const at = await setting();
    const titles = Array.from({ length: 40 }, (_, i) => `Page ${i}`);
    for (const title of titles) at.wiki.save(title, `Text of ${title}.`);
    at.wiki.pass(hour);
    writeFileSync(at.list, titles.join("\n"));
    const client = agent(at, { STEMMA_CONTACT: "ada@example.org" });
    const progress = () => client.heard.filter(({ method }) => method === "notifications/progress");
    client.send(call(1, "cron", { pagesFile: at.list, api: at.wiki.api }, { progressToken: "far" }));
    await until(() => progress().length >= 3);
    client.send({ method: "notifications/cancelled", params: { requestId: 1 } });
    client.send(call(2, "cron", { pagesFile: at.list, api: at.wiki.api }));
    const { totals } = textOf(await client.answer(2));
    expect(totals).toMatchObject({ pages: 40, status: { error: 0 } });
    expect(client.heard.some(({ id }) => id === 1)).toBe(false);
    expect(
      progress()
        .map(({ params }) => params?.progress)
        .slice(0, 3),
    ).toEqual([1, 2, 3]);
  });

  it("names the page whose title is wrong, be it the only one of the list", async () => {
    const at = await setting();
    writeFileSync(at.list, "Special:Log\n");
    const client = agent(at, { STEMMA_CONTACT: "ada@example.org" });
    client.send(call(1, "cron", { pagesFile: at.list, api: at.wiki.api }));
    expect(textOf(await client.answer(1))).toMatchObject({
      totals: { status: { error: 1 } },
      pages: [{ page: "Special:Log", error: { code: "PAGE_SPECIAL" } }],
    });
  });

  it("reads no list outside of the roots, and none that names a wiki", async () => {
    const at = await setting();
    const client = agent(at);
    client.send(call(1, "cron", { pagesFile: "/etc/passwd" }));
    expect(textOf(await client.answer(1))).toMatchObject({
      code: "INVALID_INPUT",
      cause: expect.stringContaining("STEMMA_ROOTS"),
    });
    writeFileSync(at.list, "wiki.example|Lamp\n");
    client.send(call(2, "cron", { pagesFile: at.list }));
    const answer = JSON.stringify(textOf(await client.answer(2)));
    expect(answer).toMatch(/line 1 must be a title/);
    expect(answer).not.toContain("wiki.example");
  });
});
