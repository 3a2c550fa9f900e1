import { describe, expect, it } from "vitest";
import { eventTypes } from "../../../src/event.ts";
import { activityCases } from "./activity.ts";
import { type CaseTables, eventsAtLast, scriptsOf } from "./cases.ts";
import { citationCases } from "./citations.ts";
import { lifecycleCases } from "./lifecycle.ts";
import { revertCases } from "./reverts.ts";
import { sentenceCases } from "./sentences.ts";
import { structureCases } from "./structure.ts";
import { templateCases } from "./templates.ts";

const tables: CaseTables = {
  ...revertCases,
  ...sentenceCases,
  ...templateCases,
  ...activityCases,
  ...citationCases,
  ...structureCases,
  ...lifecycleCases,
};

const types = Object.keys(eventTypes).map((type) => ({
  type,
  table: Object.entries(tables).find(([name]) => name === type)?.[1],
}));

describe.each(types)("$type", ({ type, table }) => {
  const { hits = [], near = [] } = table ?? {};

  it("has eight cases that hit and eight that nearly do, each in three scripts", () => {
    for (const [kind, cases] of Object.entries({ hits, near })) {
      expect(new Set(cases.map(([name]) => name)).size, `names of ${kind}`).toBe(cases.length);
      expect(cases.length, `${kind} in test/detectors/cases/`).toBeGreaterThanOrEqual(8);
      expect(scriptsOf(cases).size, `scripts of ${kind}`).toBeGreaterThanOrEqual(3);
    }
  });

  if (table === undefined) return;

  it.each(hits.map(([name, ...happenings]) => ({ name, happenings })))(
    "tells of $name",
    async ({ happenings }) => {
      expect(await eventsAtLast(table, type, happenings)).not.toEqual([]);
    },
  );

  it.each(near.map(([name, ...happenings]) => ({ name, happenings })))(
    "does not tell of $name",
    async ({ happenings }) => {
      expect(await eventsAtLast(table, type, happenings)).toEqual([]);
    },
  );
});
