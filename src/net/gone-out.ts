import { setImmediate } from "node:timers/promises";

/**
 * Waits until a request that was just made has gone out, which work that follows at once would hold up: it goes a turn later
 * than it is made, where there first has to be a connection.
 */
export async function goneOut(): Promise<void> {
  for (let turns = 0; turns < 2; turns++) await setImmediate();
}
