import { setImmediate } from "node:timers/promises";

/**
 * Waits until a request that was just made has gone out. Without a connection, a request goes out one turn of the event loop
 * after it is made, and work that follows at once would hold it up.
 */
export async function goneOut(): Promise<void> {
  for (let turns = 0; turns < 2; turns++) await setImmediate();
}
