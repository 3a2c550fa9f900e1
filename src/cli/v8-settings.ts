import { setFlagsFromString } from "node:v8";

const major = Number.parseInt(process.versions.v8, 10);
/** Node 20 to 26. Of a setting that a later V8 no longer has it would complain on standard error. */
const isMeasured = major >= 11 && major <= 14;

/**
 * Lets V8 gather longer before it optimises a function, where that saves time.
 *
 * A run of a second or two spent 40 % of its processor time on compiling functions that were hot for a moment only: on
 * the first 1500 revisions of Anarchism the whole run takes a quarter less, and on Node 22 a third. With a million
 * that run takes a thirtieth more than with 700,000, with half a million shorter ones do. Node 20 counts what was
 * executed, its successors calls of a function.
 */
if (major === 11) setFlagsFromString("--interrupt-budget=700000");
else if (isMeasured) setFlagsFromString("--invocation-count-for-turbofan=30000");

/** Compiles a regular expression once: V8 would interpret it the first time. One of all letters takes a millisecond. */
if (major === 11) setFlagsFromString("--no-regexp-tier-up");

/**
 * Lets V8 take a fifth to two fifths of what it would into a function that it optimises: to optimise was an eighth of a
 * long run. On Node 20 the full Anarchism takes 0 to 7 % less with 200 than with 400, the first 1500 revisions 3 %; on its
 * successors there is no difference between the two. What was optimised is not measurably slower.
 */
if (isMeasured) setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${major === 11 ? 200 : 400}`);

/**
 * What died young is collected by one thread. Little of it is alive, and several threads on two processors took a tenth
 * more time of a long run, on the wall too.
 */
if (isMeasured) setFlagsFromString("--no-parallel-scavenge");

/**
 * Keeps V8 from putting what mostly lives long into the old generation at once. What dies there all the same keeps alive what it
 * leads to until the heap is collected as a whole: a revision of 100,000 templates takes a fifth less without, others 0 to 2 %.
 * On its successors there is no difference.
 */
if (major === 11) setFlagsFromString("--no-allocation-site-pretenuring");

/**
 * Lets the heap grow to three times what was alive before it is collected as a whole, not to as much as four: on Node 20
 * the full Anarchism takes 20 to 30 MiB less at its peak, in the same time. Past Node 22 the peak is of other making.
 */
if (major === 11 || major === 12) setFlagsFromString("--heap-growing-percent=200");

/**
 * Lets the young generation of a run that has lasted for half a second grow to its full size at once instead of doubling:
 * most of the collections of a run of a second came before it had, and their survivors filled the old generation until
 * that was collected, too. From the start on it cost a run of half a second, as that over a page of 1 MB, a seventh of its
 * time and 15 MiB, for memory that nobody has touched is dear; longer ones take 0 to 2 % more than they would.
 */
if (major === 11 || major === 12) {
  setTimeout(() => setFlagsFromString("--semi-space-growth-factor=16"), 500).unref();
}
