// @module-tag long
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { seeded } from "../page/random-edits.ts";
import { type BusyWiki, busyWiki, talkOf } from "../support/busy-wiki.ts";

const bin = resolve(import.meta.dirname, "../../src/cli/dist/bin.js");

/** Runs to kill. 200 take three minutes: STEMMA_KILLS=200 npx vitest run test/observe/kills.test.ts */
const kills = Number(process.env.STEMMA_KILLS ?? 15);

const titles = ["Lamp", "Harbour", "Bridge", "Tower", "Mill"];

/** Edits that come for ever, the same on each run as far as the moments of kills allow. */
function createEditor(wiki: BusyWiki, seed: number) {
  const random = seeded(seed);
  let edits = 0;
  return () => {
    const title = titles[Math.floor(random() * titles.length)] ?? "";
    const text = Array.from(
      { length: 60 },
      (_, i) => `Sentence ${i} of ${title} says ${Math.floor(random() * 3)}.`,
    );
    wiki.pass(20 + Math.floor(random() * 200));
    edits++;
    if (edits % 9 === 0)
      wiki.save(talkOf(title), `== Topic ${edits} ==\nWhat about it, ${edits}?`, { user: "Bea" });
    else if (edits % 31 === 0) wiki.log("protect/protect", title, { details: [] });
    else wiki.save(title, text.join("\n\n"), { user: `User ${Math.floor(random() * 4)}` });
  };
}

function start(wiki: BusyWiki, store: string, list: string): ChildProcess {
  return spawn(process.execPath, [bin, "cron", list, "--api", wiki.api], {
    env: { ...process.env, STEMMA_CONTACT: "ada@example.org", STEMMA_STORE: store },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

async function ended(child: ChildProcess): Promise<number | string> {
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += String(chunk);
  });
  const [code, signal] = await once(child, "exit");
  if (code !== 0 && signal === null) throw new Error(errors);
  return code ?? signal;
}

/** Every file of events, by its page. */
function eventsOf(store: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(store, "events"), { recursive: true, withFileTypes: true });
  const found = files.filter((file) => file.isFile() && file.name.endsWith(".ndjson"));
  return Object.fromEntries(
    found.map(({ name, parentPath }) => [
      name.slice(0, name.indexOf("-")),
      readFileSync(join(parentPath, name), "utf8"),
    ]),
  );
}

describe("a run of cron that is killed", () => {
  it(
    `loses no event and repeats none (${kills} kills)`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "stemma-kills-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const wiki = await busyWiki();
      onTestFinished(() => wiki.close());
      const edit = createEditor(wiki, 7);
      for (let i = 0; i < 60; i++) edit();
      const list = join(folder, "pages.txt");
      writeFileSync(list, titles.join("\n"));
      const [disturbed, calm] = [join(folder, "disturbed"), join(folder, "calm")];

      const measured = async () => {
        const began = performance.now();
        await ended(start(wiki, join(folder, "measured"), list));
        return performance.now() - began;
      };
      let wholeMs = await measured();
      const random = seeded(11);
      let killed = 0;
      while (killed < kills) {
        const began = performance.now();
        const child = start(wiki, disturbed, list);
        const end = ended(child);
        const busy = setInterval(edit, wholeMs / 12);
        await Promise.race([wait(random() * wholeMs), end]);
        child.kill("SIGKILL");
        // How long a run takes changes with what else the machine does: moments are spread over the latest length.
        if ((await end) !== "SIGKILL") wholeMs = performance.now() - began;
        else {
          killed++;
          wholeMs *= 1.01;
        }
        clearInterval(busy);
      }
      wiki.pass(3_600);
      await ended(start(wiki, disturbed, list));
      await ended(start(wiki, calm, list));
      const events = eventsOf(disturbed);
      expect(Object.keys(events)).toHaveLength(titles.length);
      expect(events).toEqual(eventsOf(calm));
    },
    120_000 + kills * 20_000,
  );
});
