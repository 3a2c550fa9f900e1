import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { eventLine } from "../../../src/cli/export/event-line.ts";
import { sampleRevisions } from "../../support/read-shared.ts";
import { testEvent } from "../../support/test-event.ts";
import { exported, hostilePage } from "./hostile-page.ts";

const sample = resolve(import.meta.dirname, "../../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

describe("stemma export --format markdown", () => {
  it("reports every event once, under its theme, with its link", async () => {
    const report = (await exported(sample, [page, "--format", "markdown"])).out;
    const { events } = JSON.parse((await exported(sample, [page])).out);
    const themes = report.split(/^## /m).slice(1);
    expect(themes.map((part) => part.split("\n")[0])).toEqual([
      "Citations",
      "Claims",
      "Disputes",
      "Structure",
    ]);
    for (const part of themes) {
      const theme = part.split("\n")[0]?.toLowerCase();
      const expected = events.filter((event: { theme: string }) => event.theme === theme);
      expect(part.match(/^- \[/gm)?.length).toBe(expected.length);
      for (const { links } of expected) expect(part).toContain(`](${links.diff ?? links.revision})`);
    }
    const read = `${sampleRevisions} revisions read.*${events.length} events`;
    expect(report).toMatch(new RegExp(`^# Harrow Skerry Lighthouse\n\n.*${read}`));
    expect(report).toMatch(/licence: .*chain of the revisions read: [\da-f]{64}\.\n$/);
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
    expect(out).toMatch(/by =cmd\\\|"\/C calc"\\!A0/);
    const line = eventLine({ ...testEvent, evidence: { section: ["Lamps", "<b>[x](y)"] } });
    expect(line).toContain(", in Lamps \\> \\<b\\>\\[x\\](y):");
  });
});
