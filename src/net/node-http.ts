import { createRequire } from "node:module";

// Not by `import`: for that Node looks at every name they export, and from 22 on loads its own fetch for some of them.
// From no file: a program that is bundled as CommonJS knows of no `import.meta.url`, and Node's own are found from anywhere.
const load = createRequire("/");

/** Node's client. */
export const http: typeof import("node:http") = load("node:http");
/** Node's client over TLS. */
export const https: typeof import("node:https") = load("node:https");
