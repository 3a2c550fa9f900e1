import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, type TestContext } from "vitest";

/**
 * A folder on a disk of its own that is soon full. Only root may mount one: for others the tests are skipped and counted.
 *
 * @param size - In the form for `mount`: `200k`.
 */
export function smallDisk(size: string) {
  const folder = mkdtempSync(join(tmpdir(), "stemma-full-"));
  let isMounted = false;
  beforeAll(() => {
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "ignore" });
      isMounted = true;
    } catch {}
  });
  afterAll(() => {
    if (isMounted) execFileSync("umount", ["-l", folder], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    /** To be called first in each test that fills the disk: it removes what the one before left there. */
    need({ skip }: Pick<TestContext, "skip">): void {
      if (!isMounted) skip("no disk could be mounted");
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    },
  };
}
