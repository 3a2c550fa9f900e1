import { isMainThread, Worker } from "node:worker_threads";

let isWatched = false;

/**
 * Lets a signal end the process while a detector of somebody else's does not come back.
 *
 * Whoever handles a signal waits for the event loop, which an endless loop never gives back: nothing but SIGKILL would
 * end it. A thread beside sees that the event loop stands still for seconds, and takes the handlers away as a debugger
 * would: from then on signals do what they do by themselves. Where it cannot, they wait, as they did.
 */
export function watchForLoops(): void {
  // Other threads handle no signals; who started them ends them.
  if (isWatched || !isMainThread) return;
  isWatched = true;
  const turns = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(turns, 0, 1), tickMs).unref();
  const watch = new Worker(watching, { eval: true, execArgv: [], workerData: turns });
  watch.on("error", () => undefined);
  watch.unref();
}

const tickMs = 1000;
/** A built-in detector at a page of megabytes is done before. */
const mostStillTicks = 5;

const watching = `
  const { Session } = require("node:inspector");
  const { workerData: turns } = require("node:worker_threads");
  let seen = -1;
  let still = 0;
  const ticking = setInterval(() => {
    const now = Atomics.load(turns, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still < ${mostStillTicks}) return;
    clearInterval(ticking);
    const session = new Session();
    session.connectToMainThread();
    session.post("Runtime.evaluate", {
      expression: 'for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(signal)',
    });
  }, ${tickMs});
`;
