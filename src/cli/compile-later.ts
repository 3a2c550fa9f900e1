import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 gather a little longer before it optimises a function, where that saves time.
 *
 * A run of a second or two spent 40 % of its processor time on compiling functions that were hot for a moment only: on
 * the first 1500 revisions of Anarchism the whole run takes a quarter less. With twice this budget a long run waits too
 * long for its optimised code. Node 20 alone has the setting under this name; later versions have a middle tier.
 */
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=1000000");
