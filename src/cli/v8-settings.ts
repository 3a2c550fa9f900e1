import { setFlagsFromString } from "node:v8";

const major = Number.parseInt(process.versions.v8, 10);

/**
 * Lets V8 gather a little longer before it optimises a function, where that saves time.
 *
 * A run of a second or two spent 40 % of its processor time on compiling functions that were hot for a moment only: on
 * the first 1500 revisions of Anarchism the whole run takes a quarter less. With twice this budget a long run waits too
 * long for its optimised code. Node 20 alone has the setting under this name; later versions have a middle tier.
 */
if (major === 11) setFlagsFromString("--interrupt-budget=1000000");

/**
 * The parser of HTTP answers is one WebAssembly function of 29 kB, and each byte of a header counts as a walk through
 * all of it: one answer made V8 optimise it, for 0.1 s of processor time. What takes longer to run is still optimised.
 * A V8 without the setting would complain on standard error.
 */
if (major >= 11 && major <= 13) setFlagsFromString("--wasm-tiering-budget=2000000000");

/**
 * What died young is collected by one thread. Little of it is alive, and several threads on two processors took a tenth
 * more time of a long run, on the wall too.
 */
if (major >= 11 && major <= 13) setFlagsFromString("--no-parallel-scavenge");

/**
 * Lets V8 take less than half of what it would into a function that it optimises: to optimise was an eighth of a long run,
 * and is a fifth cheaper so. What was optimised is not measurably slower. Node 20 alone was measured.
 */
if (major === 11) setFlagsFromString("--max-inlined-bytecode-size-cumulative=400");
