#!/usr/bin/env node
// Imported first: nothing that any module logs may come between records.
import "./quiet-console.ts";
import "./v8-settings.ts";
import { hearNoSignals } from "./ending-signals.ts";
import { main } from "./main.ts";
import { processHost } from "./process-host.ts";

// Stemma itself never ends a run early, with any exit code: the output so far would be taken for the whole.
const endedByOther = () => {
  console.error(
    "stemma: something within the run ended it, such as process.exit() in a detector, and its output is incomplete; correct the detector, or leave it out [DETECTOR_FAILED]",
  );
  process.exitCode = 1;
};
process.once("exit", endedByOther);
// Node reports what nobody has caught.
process.once("uncaughtExceptionMonitor", () => process.off("exit", endedByOther));
// Nothing is under way any more, yet the run has not ended: Node would end it with 13, without a word.
const stuck = () => {
  process.off("exit", endedByOther);
  console.error(
    "stemma: the run waits for something that never comes, such as a detector's promise, or a thread that a detector ended; correct the detector, or leave it out [DETECTOR_FAILED]",
  );
  process.exit(1);
};
process.once("beforeExit", stuck);
process.exitCode = await main(process.argv.slice(2), processHost());
process.off("beforeExit", stuck);
process.off("exit", endedByOther);
// Nothing is left to be cleaned up: a detector's own timer that keeps the process alive can be interrupted.
hearNoSignals();
// Output is waited for; if it has not been taken by now, the run has given it up, and it would keep the process alive.
if (process.stdout.writableLength > 0) process.exit();
