import { setFlagsFromString } from "node:v8";

const major = Number.parseInt(process.versions.v8, 10);
/** Node 20 to 26. A later V8 would complain on standard error about a setting that it no longer has. */
const isMeasured = major >= 11 && major <= 14;

/**
 * Lets V8 gather longer before it optimises a function, where that saves time.
 *
 * Of a run of a second or two, 40 % of the processor time went into compiling functions that were hot only for a moment: on
 * the first 1500 revisions of Anarchism the whole run takes a quarter less, and on Node 22 a third. With a million that run
 * takes a thirtieth more than with 700,000; with half a million, shorter runs take more. Node 20 counts the code executed,
 * later versions count calls of a function.
 */
if (major === 11) setFlagsFromString("--interrupt-budget=700000");
else if (isMeasured) setFlagsFromString("--invocation-count-for-turbofan=30000");

/**
 * Compiles a regular expression once: otherwise V8 would interpret it the first time. One with all letters takes a
 * millisecond.
 */
if (major === 11) setFlagsFromString("--no-regexp-tier-up");

/**
 * Lets V8 inline only a fifth to two fifths of the usual amount into a function that it optimises, as optimising took an
 * eighth of a long run. On Node 20 the full Anarchism takes 0 to 7 % less with 200 than with 400, the first 1500 revisions 3
 * %; on later versions the two make no difference. Optimised code is not measurably slower.
 */
if (isMeasured) setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${major === 11 ? 200 : 400}`);

/**
 * Collects the young generation in one thread. Little of it is alive, and on two processors several threads made a long run
 * take a tenth more, even in wall-clock time.
 */
if (isMeasured) setFlagsFromString("--no-parallel-scavenge");

/**
 * Keeps V8 from allocating what mostly lives long directly in the old generation. What dies there all the same keeps alive
 * what it refers to until the whole heap is collected: without this, a revision of 100,000 templates takes a fifth less,
 * others 0 to 2 %. On later versions it makes no difference.
 */
if (major === 11) setFlagsFromString("--no-allocation-site-pretenuring");

/**
 * Lets the heap grow to three times what was alive before the whole heap is collected, rather than to as much as four times:
 * on Node 20 the full Anarchism takes 20 to 30 MiB less at its peak, in the same time. After Node 22 the peak has other
 * causes.
 */
if (major === 11 || major === 12) setFlagsFromString("--heap-growing-percent=200");

/**
 * Lets the young generation of a run that has lasted for half a second grow to its full size at once instead of doubling:
 * most collections of a run of a second came before it was full-size, and their survivors filled the old generation until
 * that was collected, too. From the start on, this cost a run of half a second, such as that over a page of 1 MB, a seventh
 * of its time and 15 MiB, as memory is expensive on first use; longer runs take 0 to 2 % more than they would.
 */
if (major === 11 || major === 12) {
  setTimeout(() => setFlagsFromString("--semi-space-growth-factor=16"), 500).unref();
}
