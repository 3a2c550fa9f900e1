/**
 * Signals that ask a run to end. SIGBREAK is Ctrl-Break on Windows, and the only one that a program there can send to
 * another's group.
 */
const names = ["SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"] as const;

let laidAside: (() => void)[] = [];

/** Lets the signals end the process themselves, until they are handled again. */
export function layHandlersAside(): void {
  for (const name of names) {
    // In the form in which they were added: a handler for one signal only removes itself.
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

/** Lets the signals end the process themselves from now on. */
export function hearNoSignals(): void {
  laidAside = [];
  for (const name of names) process.removeAllListeners(name);
}
