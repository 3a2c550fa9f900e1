import { expect, it } from "vitest";
import { patientStore } from "../../../src/cli/history/patient-store.ts";
import { HistoryError } from "../../../src/errors.ts";
import type { LockedPage } from "../../../src/store/page-store.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { scratchStore } from "../../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };

/** A store whose pages another process has, the way it is asked for them, and a clock that only sleep moves. */
async function lockedStore() {
  let asked = 0;
  const store = await scratchStore();
  const lockPage = async (): Promise<LockedPage> => {
    asked++;
    throw new HistoryError("LOCKED", "page 7 of wiki.example is being worked on");
  };
  const patient = patientStore({ ...store, lockPage }, 2_000, { clock: fakeClock(), progress: null });
  return { patient, asked: () => asked };
}

it("gives a page up that stays locked, with the lock's own error", async () => {
  const { patient, asked } = await lockedStore();
  await expect(patient.lockPage(lamp)).rejects.toMatchObject({ code: "LOCKED" });
  expect(asked()).toBe(5);
});

it("waits no longer than its reader does", async () => {
  const { patient, asked } = await lockedStore();
  await expect(patient.lockPage(lamp, AbortSignal.abort())).rejects.toMatchObject({ code: "CANCELLED" });
  expect(asked()).toBe(1);
});
