import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { schemaVersion } from "../../src/event.ts";
import { canonicalJson, sha256 } from "../../src/json.ts";
import { register } from "../../src/walk/registry.ts";
import { runDigest } from "../../src/walk/run-digest.ts";

const registered = register(builtInDetectors);

describe("runDigest", () => {
  it("is another one for other bytes of a detector's file", () => {
    const digestOf = (fileDigest: string | undefined) =>
      runDigest(
        registered.map((one) => ({ ...one, fileDigest })),
        "detailed",
        "1.0.0",
      );
    expect(new Set([undefined, sha256("a"), sha256("b")].map(digestOf)).size).toBe(3);
  });

  it("is made of names, versions and parameters alone where no detector has a file", () => {
    const detectors = registered.map(({ detector: { name, version }, recorded }) => ({
      name,
      version,
      recorded,
    }));
    expect(runDigest(registered, "detailed", "1.0.0")).toBe(
      sha256(canonicalJson({ depth: "detailed", detectors, schemaVersion, version: "1.0.0" })),
    );
  });
});
