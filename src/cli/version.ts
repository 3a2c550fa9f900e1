import manifest from "./package.json" with { type: "json" };

/** Version of both packages. */
export const { version } = manifest;
