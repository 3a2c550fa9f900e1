import { setTimeout as wait } from "node:timers/promises";

/** Resolves when something is so, which is asked again and again. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}
