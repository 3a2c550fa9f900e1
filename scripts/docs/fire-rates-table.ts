import type { Fingerprint } from "../../test/golden/fingerprint.ts";

/**
 * How often each event type fires on each history: events, and events per hundred revisions.
 *
 * A dash marks a history that was not counted since a type exists: that does not mean none.
 */
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
        const count = events[type];
        return count === undefined ? "-" : `${count} (${((100 * count) / revisions).toFixed(1)} %)`;
      }),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
