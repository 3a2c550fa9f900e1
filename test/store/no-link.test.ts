import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEnvironment } from "../../src/store/environment.ts";
import { keptPages } from "../../src/store/page-files.ts";
import { scratchFolder } from "../support/scratch-store.ts";

/** A file of some values, closed, and one of somebody else's. */
async function written() {
  const folder = scratchFolder();
  const file = join(folder, "values.mdb");
  const environment = await openEnvironment(file);
  environment.change(({ put }) => put("key", Buffer.from("value")));
  await environment.close();
  const others = join(folder, "others.txt");
  writeFileSync(others, "kept");
  chmodSync(others, 0o644);
  return { file, others };
}

const made = [
  ["a symbolic link", (part: string, others: string) => symlinkSync(others, part)],
  ["not a regular file", (part: string) => execFileSync("mkfifo", [part])],
] as const;

describe("a file of the store", () => {
  it.each(["", "-lock"].flatMap((end) => made.map(([what, make]) => [end, what, make] as const)))(
    "is not used where values.mdb%s is %s",
    async (end, what, make) => {
      const { file, others } = await written();
      const part = `${file}${end}`;
      rmSync(part);
      make(part, others);
      await expect(openEnvironment(file)).rejects.toMatchObject({
        code: "STORE_FAILED",
        message: `the store cannot use ${part}: it is ${what}; remove it, or name another folder with --store`,
      });
      expect([readFileSync(others, "utf8"), statSync(others).mode & 0o777]).toEqual(["kept", 0o644]);
    },
  );

  it("is named where the system does not let it be looked at", async () => {
    const { file } = await written();
    // With `-lock` behind it the name is too long. A folder that is shut does so, too, but not for root.
    const long = join(dirname(file), `${"7".repeat(250)}.mdb`);
    copyFileSync(file, long);
    await expect(keptPages(dirname(file), (_, use) => use())).rejects.toMatchObject({
      code: "STORE_FAILED",
      details: { file: long },
    });
  });
});
