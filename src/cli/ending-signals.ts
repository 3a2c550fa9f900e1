/** What asks a run to end; SIGBREAK is Ctrl-Break on Windows, and all that a program there may send another one's group. */
const names = ["SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"] as const;

let laidAside: (() => void)[] = [];

/** Lets the signals end the process by themselves, until they are heard again. */
export function layHandlersAside(): void {
  for (const name of names) {
    // As they were added: one that hears a signal once takes itself off.
    for (const handler of process.rawListeners(name)) {
      laidAside.push(() => Reflect.apply(process.on, process, [name, handler]));
    }
    process.removeAllListeners(name);
  }
}

/** Puts back the handlers that were laid aside. */
export function hearSignals(): void {
  for (const putBack of laidAside) putBack();
  laidAside = [];
}

/** Lets the signals end the process by themselves, for good. */
export function hearNoSignals(): void {
  laidAside = [];
  for (const name of names) process.removeAllListeners(name);
}
