import type { Resolve } from "./check-address.ts";
import type { Clock } from "./clock.ts";

/**
 * Finds a name's addresses once: another answer would lead it elsewhere that was checked at another port.
 *
 * @param mostMs - Time after which a search counts as none: the name is searched for anew, and what is found late comes to
 * nobody. Whoever waits for it has a deadline of their own.
 */
export function resolvedOnce(resolve: Resolve, mostMs: number, clock: Clock): Resolve {
  const asked = new Map<string, ReturnType<Resolve>>();
  return (hostname) => {
    const before = asked.get(hostname);
    if (before !== undefined) return before;
    const addresses: ReturnType<Resolve> = new Promise((found, failed) => {
      const isCurrent = () => asked.get(hostname) === addresses;
      const drop = () => void (isCurrent() && asked.delete(hostname));
      const callOff = clock.timer(mostMs, drop);
      resolve(hostname)
        .then(
          (them) => void (isCurrent() && found(them)),
          (failure: unknown) => {
            // A name that is unknown now may be known in a minute.
            drop();
            failed(failure);
          },
        )
        .finally(callOff);
    });
    asked.set(hostname, addresses);
    return addresses;
  };
}
