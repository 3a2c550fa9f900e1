import { createRequire } from "node:module";

// Loaded without `import`, for which Node reads every exported name, and from 22 on loads its own fetch for some of them.
// The path given does not matter: a program bundled as CommonJS has no `import.meta.url`, and Node's own modules are found
// from anywhere.
const load = createRequire("/");

/** Node's client. */
export const http: typeof import("node:http") = load("node:http");
/** Node's client over TLS. */
export const https: typeof import("node:https") = load("node:https");
