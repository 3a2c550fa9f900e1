import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { secretSettings } from "../../../src/cli/notify/command-environment.ts";
import type { NotifyChoice } from "../../../src/cli/notify/inputs.ts";
import { openNotifier } from "../../../src/cli/notify/notifier.ts";
import type { Clock } from "../../../src/net/clock.ts";
import { systemClock } from "../../../src/net/system-clock.ts";
import { createLineWriter } from "../../../src/sinks/json-lines.ts";
import { isRunning } from "../../../src/store/process-birth.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { testHost } from "../../support/test-host.ts";
import { until } from "../../support/until.ts";
import { choice, detectors, observed } from "./observed-page.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-notify-"));

/** The system's clock, with timers that go off after a fifth of their time. */
const hurriedClock: Clock = { ...systemClock, timer: (ms, call) => systemClock.timer(ms / 5, call) };

function notifier(stated: Partial<NotifyChoice>) {
  const { host, errors } = testHost("", { PATH: process.env.PATH ?? "", FOLDER: folder });
  const opened = openNotifier(choice(stated), detectors, { ...host, clock: hurriedClock });
  if (opened === null) throw new Error("nobody is told");
  return { ...opened, errors };
}

/** A clock whose timers go off when the test says so. */
function manualClock() {
  const timers = new Set<() => void>();
  return {
    ...fakeClock(),
    timer(_: number, call: () => void) {
      timers.add(call);
      return () => void timers.delete(call);
    },
    /** Every timer that was set before goes off. */
    strike() {
      const due = [...timers];
      timers.clear();
      for (const call of due) call();
    },
  };
}

describe("openNotifier with a command", () => {
  it("is null where nobody is to be told", () => {
    expect(openNotifier(choice({}), detectors, testHost().host)).toBeNull();
  });

  it("gives the command the events as JSON lines, in one run", async () => {
    const page = await observed("A lamp.", "A lamp. It burns.", "A lamp.");
    const { tell } = notifier({ onEvent: 'cat > "$FOLDER/lines"; echo run >> "$FOLDER/runs"' });
    expect(await tell(page)).toEqual([]);
    const line = createLineWriter();
    expect(readFileSync(join(folder, "lines"), "utf8")).toBe(page.events.map(line).join(""));
    expect(readFileSync(join(folder, "runs"), "utf8")).toBe("run\n");
  });

  it("runs nothing where no event is wanted", async () => {
    const page = await observed("A lamp.", "A lamp. It burns.");
    const touch = 'touch "$FOLDER/never"';
    for (const filter of [
      { notifyTypes: "revert_war" },
      { notifyTheme: "disputes" as const },
      { notifyPage: ["Another page", "77"] },
    ]) {
      expect(await notifier({ onEvent: touch, ...filter }).tell(page)).toEqual([]);
    }
    expect(existsSync(join(folder, "never"))).toBe(false);
  });

  it("tells only the types, the theme and the pages that are wanted", async () => {
    const page = await observed("A lamp.", "A lamp. It burns.", "A lamp.");
    const told = async (stated: Partial<NotifyChoice>, title = page.title) => {
      const lines = join(folder, "told");
      writeFileSync(lines, "");
      await notifier({ onEvent: 'cat > "$FOLDER/told"', ...stated }).tell({ ...page, title });
      return readFileSync(lines, "utf8").split("\n").length - 1;
    };
    const reverts = page.events.filter(({ type }) => type === "revert_identity").length;
    expect(reverts).toBe(1);
    expect(await told({ notifyTypes: "revert_identity, revert_war" })).toBe(reverts);
    expect(await told({ notifyTheme: "claims" })).toBe(
      page.events.filter(({ theme }) => theme === "claims").length,
    );
    expect(await told({ notifyPage: ["Sample"] })).toBe(page.events.length);
    expect(await told({ notifyPage: [String(page.pageId)] })).toBe(page.events.length);
    expect(await told({ notifyPage: ["Harbour_light"] }, "Harbour light")).toBe(page.events.length);
  });

  it("lets no text of the wiki reach the shell", async () => {
    const hostile = `$(touch "$FOLDER/owned") \`touch "$FOLDER/owned"\`; touch "$FOLDER/owned" #`;
    const page = await observed(hostile, `${hostile} '; touch "$FOLDER/owned"'. "`);
    const titled = { ...page, title: hostile };
    const { tell } = notifier({ onEvent: 'cat > "$FOLDER/hostile"; env > "$FOLDER/environment"' });
    expect(await tell(titled)).toEqual([]);
    expect(existsSync(join(folder, "owned"))).toBe(false);
    expect(readFileSync(join(folder, "hostile"), "utf8")).toContain("touch");
    expect(readFileSync(join(folder, "environment"), "utf8")).not.toContain("owned");
  });

  it("keeps the secrets of this program from the command, and hands on the rest", async () => {
    const secrets = Object.fromEntries(secretSettings.map((name) => [name, "hush-hush"]));
    const others = { STEMMA_CONTACT: "ada@example.org", OTHER_TOKEN: "of-the-command" };
    const env = { ...secrets, ...others, PATH: process.env.PATH ?? "", FOLDER: folder };
    const open = openNotifier(choice({ onEvent: 'env > "$FOLDER/kept"' }), detectors, testHost("", env).host);
    await open?.tell(await observed("A lamp."));
    const kept = readFileSync(join(folder, "kept"), "utf8");
    expect(kept).not.toContain("hush-hush");
    for (const [name, value] of Object.entries(others)) expect(kept).toContain(`${name}=${value}\n`);
  });

  it("reports an exit status other than 0, and shows what the command says", async () => {
    const page = await observed("A lamp.");
    const { tell, errors } = notifier({ onEvent: "printf 'no \\033[31mroom\\n' >&2; exit 7" });
    expect(await tell(page)).toEqual(["the command of --on-event ended with exit status 7"]);
    expect(errors()).toEqual(["on-event: no \\u{1b}[31mroom"]);
  });

  it("reports a command that is not there", async () => {
    const { tell } = notifier({ onEvent: "/nowhere/at-all" });
    expect(await tell(await observed("A lamp."))).toEqual([
      "the command of --on-event ended with exit status 127",
    ]);
  });

  it("leaves a command alone that reads no further", { tags: "long" }, async () => {
    const page = await observed("A lamp. ".repeat(200), "A lamp. It burns. ".repeat(2_000));
    async function* often() {
      for (let round = 0; round < 100; round++) yield* page.events;
    }
    const { tell } = notifier({ onEvent: "head -c 10 > /dev/null" });
    expect(await tell({ ...page, events: often() })).toEqual([]);
  });

  it("ends the command and what it has started when the run is interrupted", { tags: "long" }, async () => {
    const stop = new AbortController();
    const { host } = testHost("", { PATH: process.env.PATH ?? "" });
    const interrupted = { ...host, clock: hurriedClock, signal: stop.signal };
    const onEvent = "sleep 600; echo never";
    const open = openNotifier(choice({ onEvent }), detectors, interrupted);
    const telling = open?.tell(await observed("A lamp."));
    setTimeout(() => stop.abort(), 100);
    expect(await telling).toEqual(["the command of --on-event was ended by SIGTERM"]);
  });

  it("ends the command when the run was interrupted before it", { tags: "long" }, async () => {
    const { host } = testHost("", { PATH: process.env.PATH ?? "" });
    const interrupted = { ...host, clock: hurriedClock, signal: AbortSignal.abort() };
    const open = openNotifier(choice({ onEvent: "sleep 600" }), detectors, interrupted);
    expect(await open?.tell(await observed("A lamp."))).toEqual([
      "the command of --on-event was ended by SIGTERM",
    ]);
  });

  it("takes no command that was interrupted for done, though it ends well", async () => {
    const stop = new AbortController();
    const { host } = testHost("", { PATH: process.env.PATH ?? "", FOLDER: folder });
    const onEvent = "trap 'exit 0' TERM; touch \"$FOLDER/trapped\"; sleep 300 & wait";
    const interrupted = { ...host, clock: hurriedClock, signal: stop.signal };
    const open = openNotifier(choice({ onEvent }), detectors, interrupted);
    const telling = open?.tell(await observed("A lamp."));
    await until(() => existsSync(join(folder, "trapped")));
    stop.abort();
    expect(await telling).toEqual([
      "the command of --on-event ended with exit status 0, after it was told to stop",
    ]);
  });

  it("ends the command when the events cannot be read to their end", async () => {
    const page = await observed("A lamp.");
    const started = join(folder, "started");
    const pid = () => Number(readFileSync(started, "utf8"));
    onTestFinished(() => void (isRunning(pid()) && process.kill(pid(), "SIGKILL")));
    async function* broken() {
      yield* page.events;
      await until(() => existsSync(started) && pid() > 0);
      throw new Error("the file of events is damaged");
    }
    const { tell } = notifier({ onEvent: 'echo $$ > "$FOLDER/started"; exec cat > /dev/null' });
    await expect(tell({ ...page, events: broken() })).rejects.toThrow("the file of events is damaged");
    await until(() => !isRunning(pid()));
  });

  it("does not wait for what a command leaves in the background", async () => {
    const left = join(folder, "left");
    onTestFinished(() => void process.kill(Number(readFileSync(left, "utf8"))));
    const { tell } = notifier({ onEvent: 'cat > /dev/null; sleep 300 & echo $! > "$FOLDER/left"' });
    expect(await tell(await observed("A lamp."))).toEqual([]);
  });

  it.each([
    ["a command", "trap '' TERM; touch \"$FOLDER/$READY\"; sleep 300; sleep 300", "SIGKILL"],
    [
      "what it has started",
      "(trap '' TERM; touch \"$FOLDER/$READY\"; sleep 300; sleep 300) & wait",
      "SIGTERM",
    ],
  ])("kills %s that takes too long and does not heed a request to end", async (READY, onEvent, by) => {
    const clock = manualClock();
    const { host } = testHost("", { PATH: process.env.PATH ?? "", FOLDER: folder, READY });
    const open = openNotifier(choice({ onEvent }), detectors, { ...host, clock });
    const telling = open?.tell(await observed("A lamp."));
    await until(() => existsSync(join(folder, READY)));
    // The ten minutes are over, and then the seconds to end in.
    clock.strike();
    clock.strike();
    expect(await telling).toEqual([`the command of --on-event was ended by ${by}`]);
  });

  it("refuses a type that is none", () => {
    expect(() => notifier({ onEvent: "true", notifyTypes: "revert_wars" })).toThrow(
      /notify-types: there is no event type "revert_wars"/,
    );
  });

  it("refuses types that have not the theme: nobody would ever be told", () => {
    const stated = { onEvent: "true", notifyTypes: "revert_war", notifyTheme: "claims" as const };
    expect(() => notifier(stated)).toThrow(/notify-theme: none of the types revert_war has the theme claims/);
  });

  it("refuses a choice of what is told to nobody", () => {
    expect(() => notifier({ notifyTheme: "disputes" })).toThrow(/say with --on-event or --webhook where/);
  });
});
