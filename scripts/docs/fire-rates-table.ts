import type { Fingerprint } from "../../test/golden/fingerprint.ts";

/** How often each event type fires on each history: events, and events per hundred revisions. */
export function fireRatesTable(histories: Readonly<Record<string, Fingerprint>>): string {
  const names = Object.keys(histories);
  const columns = Object.values(histories);
  const types = Object.keys(columns[0]?.events ?? {});
  const rows = [
    ["type", ...names.map((name) => name.replace(/\.xml.*/, ""))],
    ["---", ...names.map(() => "---:")],
    ["revisions", ...columns.map(({ revisions }) => `${revisions}`)],
    ...types.map((type) => [
      type,
      ...columns.map(({ events, revisions }) => {
        const count = events[type] ?? 0;
        return `${count} (${((100 * count) / revisions).toFixed(1)} %)`;
      }),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
