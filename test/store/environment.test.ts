import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HistoryError } from "../../src/errors.ts";
import { type Environment, openEnvironment, type Writing } from "../../src/store/environment.ts";
import type { FileGuard } from "../../src/store/file-guard.ts";
import { scratchFolder } from "../support/scratch-store.ts";

/** Nobody else is there. */
const unguarded: FileGuard = (_, work) => work();

const pieces = ["a", "b", "c", "d", "e", "f", "g"];
const pieceBytes = 190_000;

const put = (run: number, write: Writing) => {
  for (const [i, piece] of pieces.entries())
    write.put(`run/${run}/${piece}`, Buffer.alloc(pieceBytes + 1000 * i, run));
};
const remove = (run: number, write: Writing) => {
  for (const piece of pieces) write.remove(`run/${run}/${piece}`);
};

/** Values of which one run's take more than a megabyte, after a few changes of their own. */
async function written(file: string): Promise<Environment> {
  const environment = await openEnvironment(file);
  for (let n = 0; n < 14; n++) environment.change((write) => write.put(`note/${n}`, Buffer.from("note")));
  environment.change((write) => {
    for (let run = 1; run <= 4; run++) put(run, write);
  });
  return environment;
}

// Without what `change` does for it the library ends the process here.
describe("a file of the store that was written anew", () => {
  it.each([
    ["at once", async (environment: Environment) => environment],
    [
      "when it is opened again",
      async (environment: Environment, file: string) => {
        await environment.close();
        return openEnvironment(file);
      },
    ],
  ])("lets megabytes of values go %s", async (_, next) => {
    const file = join(scratchFolder(), "values.mdb");
    const first = await written(file);
    await first.compact(unguarded);
    const environment = await next(first, file);
    for (let run = 1; run <= 4; run++) {
      environment.change((write) => {
        remove(run, write);
        put(run + 4, write);
      });
    }
    expect(environment.keys("run/").map((key) => environment.get(key)?.[0])).toEqual(
      [5, 6, 7, 8].flatMap((run) => pieces.map(() => run)),
    );
    expect(environment.keys("")).toHaveLength(4 * pieces.length + 14);
    await environment.close();
  });

  it("is whole where a run that was killed had left a part of a copy", async () => {
    const file = join(scratchFolder(), "values.mdb");
    const environment = await openEnvironment(file);
    environment.change((write) => write.put("note", Buffer.from("whole")));
    writeFileSync(`${file}.compact`, "a part");
    await environment.compact(unguarded);
    expect(String(environment.get("note"))).toBe("whole");
    await environment.close();
  });

  it("is as it was where the copy may not take its place, and leaves none", async () => {
    const file = join(scratchFolder(), "values.mdb");
    const environment = await openEnvironment(file);
    environment.change((write) => write.put("note", Buffer.from("whole")));
    const guarded: FileGuard = () => Promise.reject(new HistoryError("LOCKED", "others have the file"));
    await expect(environment.compact(guarded)).rejects.toMatchObject({ code: "LOCKED" });
    expect([existsSync(`${file}.compact`), String(environment.get("note"))]).toEqual([false, "whole"]);
    await environment.close();
  });

  it("takes values where all had been removed", async () => {
    const file = join(scratchFolder(), "values.mdb");
    const environment = await written(file);
    environment.change((write) => {
      for (const key of environment.keys("")) write.remove(key);
    });
    await environment.compact(unguarded);
    environment.change((write) => put(1, write));
    environment.change((write) => put(2, write));
    environment.change((write) => remove(1, write));
    expect(environment.keys("")).toEqual(pieces.map((piece) => `run/2/${piece}`));
    await environment.close();
  });
});
