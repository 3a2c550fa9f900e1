#!/usr/bin/env node
// First of all: what any module logs must not stand between records.
import "./quiet-console.ts";
import "./v8-settings.ts";
import { hearNoSignals } from "./ending-signals.ts";
import { main } from "./main.ts";
import { processHost } from "./process-host.ts";

// Stemma ends no run before it is at its end, whatever the code: what is written would pass for whole.
const endedByOther = () => {
  console.error(
    "stemma: the run was ended from within, as by process.exit() of a detector's, and what it wrote is not whole; mend the detector, or leave it out [DETECTOR_FAILED]",
  );
  process.exitCode = 1;
};
process.once("exit", endedByOther);
// What nobody has caught is told by Node.
process.once("uncaughtExceptionMonitor", () => process.off("exit", endedByOther));
// Nothing is under way any more, and the run has not ended: Node would end it with 13, and without a word.
const stuck = () => {
  process.off("exit", endedByOther);
  console.error(
    "stemma: the run waits for what never comes, such as a promise of a detector's, or a thread that one has ended; mend the detector, or leave it out [DETECTOR_FAILED]",
  );
  process.exit(1);
};
process.once("beforeExit", stuck);
process.exitCode = await main(process.argv.slice(2), processHost());
process.off("beforeExit", stuck);
process.off("exit", endedByOther);
// Nobody puts anything away any more: a detector's own timer that keeps the process alive can be interrupted.
hearNoSignals();
// What is written is waited for; what nobody has taken by now was given up, and would keep the process alive.
if (process.stdout.writableLength > 0) process.exit();
