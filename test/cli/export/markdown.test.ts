import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorRuns } from "../../../src/cli/export/anchor-runs.ts";
import { revisionLines } from "../../../src/cli/export/revision-lines.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { sampleRevisions } from "../../support/read-shared.ts";
import { testEvent } from "../../support/test-event.ts";
import { exported, hostilePage, pageFile } from "./hostile-page.ts";

const sample = resolve(import.meta.dirname, "../../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

describe("stemma export --format markdown", () => {
  it("tells each revision with events once, in order, below its year, with its link", async () => {
    const report = (await exported(sample, [page, "--format", "markdown"])).out;
    const { events }: { events: HistoryEvent[] } = JSON.parse((await exported(sample, [page])).out);
    const anchors = anchorRuns(events).map(([{ anchor, links }]) => ({
      year: anchor.timestamp.slice(0, 4),
      link: String(links.diff ?? links.revision),
    }));
    const years = report.split(/^## (?=\d{4}$)/m).slice(1);
    expect(years.map((part) => part.slice(0, 4))).toEqual([...new Set(anchors.map(({ year }) => year))]);
    for (const part of years) {
      const links = [...part.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link]) => link);
      expect(links).toEqual(anchors.filter(({ year }) => part.startsWith(year)).map(({ link }) => link));
    }
    const read = `${sampleRevisions} revisions read.*${events.length} events`;
    expect(report).toMatch(new RegExp(`^# Harrow Skerry Lighthouse\n\n.*${read}`));
    const saved = new Set(events.flatMap(({ anchor }) => (anchor.kind === "revision" ? [anchor.id] : [])));
    expect(report).toContain(`: at ${saved.size} revisions`);
    expect(report).toMatch(/licence: .*chain of the revisions read: [\da-f]{64}\.\n$/);
  });

  it("tells an edit once, however many events it has", async () => {
    const text = Array.from({ length: 1_200 }, (_, i) => `The keeper lit lamp ${i} of the tower.`).join(" ");
    const { out } = await exported(pageFile("Lamps", [{ text }]), ["--format", "markdown"]);
    expect(out.match(/^- \[.*/gm)).toHaveLength(1);
    expect(out).toContain(": at 1 revision,");
    expect(out).toContain(" … and 1180 more\n");
  });

  it("opens with what the events tell, and with nothing that was not asked for", async () => {
    const whole = await exported(sample, [page, "--format", "markdown"]);
    expect(whole.out).toMatch(/^- Sentences: \d+ first seen, /m);
    expect(whole.out).toMatch(/^- Not counted here: .*forensic/m);
    const brief = await exported(sample, [page, "--format", "markdown", "--depth", "brief"]);
    expect(brief.out).not.toMatch(/^- (Sentences|Values|Citations): /m);
    expect(brief.out).toMatch(/^- Not asked for: /m);
    const part = await exported(sample, [page, "--format", "markdown", "--types", "section_changed"]);
    expect(part.out).not.toMatch(/^- (Sentences|Values|Citations|Reverts|Edit wars): /m);
    const none = await exported(sample, [page, "--format", "markdown", "--since", "2099-01-01"]);
    expect(none.out).not.toMatch(/The events are|Not counted/);
  });

  it("names no user when users are redacted", async () => {
    const texts = ["One lamp.", "Two lamps.", "One lamp.", "Two lamps.", "One lamp."];
    const users = ["Adalbert", "Brunhild", "Adalbert", "Brunhild", "Cunigund"];
    const input = pageFile(
      "Lamps",
      texts.map((text, i) => ({
        text,
        user: { id: (i % 2) + 1, name: users[i] ?? "" },
        comment: "by Adalbert",
      })),
    );
    const open = (await exported(input, ["--format", "markdown"])).out;
    expect(open).toMatch(/## Edit wars\n\n.*3 reverts by .*Adalbert/);
    expect(open).toContain("Adalbert (*by Adalbert*)");
    const key = { STEMMA_REDACT_KEY: "a key of sixteen bytes" };
    const { out } = await exported(input, ["--format", "markdown", "--redact-users"], key);
    expect(out).toMatch(/## Edit wars\n\n.*3 reverts by redacted-/);
    expect(out).not.toMatch(/Adalbert|Brunhild|Cunigund/);
  });

  it("counts the events of each type, the most first, then by name", async () => {
    const report = (await exported(sample, [page, "--format", "markdown"])).out;
    const { counts } = JSON.parse((await exported(sample, [page])).out);
    const rows = [...report.matchAll(/^\| (\S+) \| (\d+) \|$/gm)].map(([, type = "", count]) => [
      type.replaceAll("\\", ""),
      Number(count),
    ]);
    expect(Object.fromEntries(rows)).toEqual(counts.types);
    const order = rows.map(([type, count]) => `${10_000 - Number(count)} ${type}`);
    expect(order).toEqual(order.toSorted());
  });

  it("says which part of the events it reports", async () => {
    const choice = ["--types", "revert_identity,revert_war", "--since", "2021-01-01"];
    const { out } = await exported(sample, [page, "--format", "markdown", ...choice]);
    expect(out).toMatch(
      /^# .*\n\n.* events of the types revert\\_identity, revert\\_war since 2021-01-01, depth/,
    );
  });

  it("lets no text of the wiki become a mark, a tag or a link, nor steer", async () => {
    const { out } = await exported(hostilePage, ["--format", "markdown"]);
    expect(out).not.toMatch(/[^\\]<script|[^\\]\[night\]|[^\\]`now/);
    expect(out).toContain("\\<script\\>");
    expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(out).toMatch(/^# \\-2\+3\\\|cmd' \/C calc$/m);
    expect(out).toMatch(/\) =cmd\\\|"\/C calc"\\!A0/);
    const line = revisionLines([
      { ...testEvent, type: "acme/x", evidence: { section: ["Lamps", "<b>[x](y)"] } },
    ]);
    expect(line).toContain(", in Lamps \\> \\<b\\>\\[x\\](y):");
  });
});
