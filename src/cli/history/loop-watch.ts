import { isMainThread, Worker } from "node:worker_threads";
import { hearSignals, layHandlersAside } from "../ending-signals.ts";

let isWatched = false;

/**
 * Lets a signal end the process while a detector of somebody else's does not come back.
 *
 * Whoever handles a signal waits for the event loop, which an endless loop never gives back: nothing but SIGKILL would
 * end it. A thread beside sees that the event loop stands still for seconds, and has the handlers laid aside as a debugger
 * would: signals do what they do by themselves until the event loop turns again. Where it cannot, they wait, as they did.
 */
export function watchForLoops(): void {
  // Other threads handle no signals; who started them ends them.
  if (isWatched || !isMainThread) return;
  isWatched = true;
  const turns = new Int32Array(new SharedArrayBuffer(4));
  Reflect.set(globalThis, Symbol.for(layAside), layHandlersAside);
  const turn = () => {
    Atomics.add(turns, 0, 1);
    hearSignals();
  };
  setInterval(turn, tickMs).unref();
  const watch = new Worker(watching, { eval: true, execArgv: [], workerData: turns });
  watch.on("error", () => undefined);
  watch.unref();
}

const tickMs = 1000;
/** A built-in detector at a page of megabytes is done before. */
const mostStillTicks = 5;
/** What is called while another function does not come back is found by this name. */
const layAside = "stemma.layHandlersAside";

const watching = `
  const { Session } = require("node:inspector");
  const { workerData: turns } = require("node:worker_threads");
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still !== ${mostStillTicks}) return;
    const session = new Session();
    session.connectToMainThread();
    const expression = 'globalThis[Symbol.for("${layAside}")]()';
    session.post("Runtime.evaluate", { expression }, () => session.disconnect());
  }, ${tickMs});
`;
