import { isMainThread, Worker } from "node:worker_threads";
import { hearSignals, layHandlersAside } from "../ending-signals.ts";

let isWatched = false;

/**
 * Lets a signal end the process while a third party's detector does not return.
 *
 * A handler of a signal waits for the event loop, which an endless loop never reaches: only SIGKILL would end it. A separate
 * thread notices that the event loop has stopped for seconds, and removes the handlers in the way a debugger would: signals
 * then act by themselves until the event loop turns again. If that is impossible, signals wait, as they would without this.
 */
export function watchForLoops(): void {
  // Other threads handle no signals; the thread that started them ends them.
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
/** A built-in detector at a page of megabytes is done earlier. */
const mostStillTicks = 5;
/** The function that is called, while another does not return, is found by this name. */
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
