import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileUnderRoots, newFileUnderRoots } from "../../../src/cli/files/roots.ts";
import { testHost } from "../../support/test-host.ts";

const folder = mkdtempSync(join(tmpdir(), "stemma-roots-"));
writeFileSync(join(folder, "pages.txt"), "Lamp\n");
mkdirSync(join(folder, "..."));
symlinkSync("/etc", join(folder, "way-out"));
symlinkSync("/etc/hosts", join(folder, "hosts"));
symlinkSync("/etc/none", join(folder, "nowhere"));
symlinkSync("none", join(folder, "dangling"));
const { host } = testHost();

describe("fileUnderRoots", () => {
  it("finds a file in the temporary and in the working directory", async () => {
    expect(await fileUnderRoots(join(folder, "pages.txt"), "pagesFile", host)).toContain("pages.txt");
    expect(await fileUnderRoots("package.json", "pagesFile", host)).toContain("package.json");
  });

  it.each([
    "/etc/hosts",
    join(folder, "hosts"),
    join(folder, "way-out/hosts"),
    "/etc/none",
    join(folder, "nowhere"),
    join(folder, "way-out/none"),
    join(folder, "way-out/none/deeper"),
    join(folder, "way-out/hosts/deeper"),
    `${folder}/.../../way-out/none`,
    "../../../../../../../../../../etc/hosts",
  ])("refuses %s and names the setting", async (file) => {
    await expect(fileUnderRoots(file, "pagesFile", host)).rejects.toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining("STEMMA_ROOTS"),
    });
  });

  it("names the folders that files may be in, however long the path that is refused", async () => {
    const added = testHost("", { STEMMA_ROOTS: folder });
    const refused = fileUnderRoots(`/etc/${"x".repeat(2_000)}`, "pagesFile", added.host);
    await expect(refused).rejects.toThrow(/^.{0,1000}$/);
    for (const root of [process.cwd(), tmpdir(), folder]) {
      await expect(refused).rejects.toThrow(JSON.stringify(root));
    }
  });

  it.each(["none", "none/deeper", "dangling"])("says that %s under the roots is not there", async (file) => {
    await expect(fileUnderRoots(join(folder, file), "pagesFile", host)).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
    });
  });

  it("takes the words of a path for the way, not where a link in it leads", async () => {
    for (const name of ["usr", "none"]) {
      await expect(fileUnderRoots(`${folder}/way-out/../${name}`, "pagesFile", host)).rejects.toMatchObject({
        code: "INPUT_NOT_FOUND",
      });
    }
  });

  it("takes folders the operator adds", async () => {
    const added = testHost("", { STEMMA_ROOTS: `/nowhere:/etc` });
    expect(await fileUnderRoots("/etc/hosts", "pagesFile", added.host)).toContain("/etc/hosts");
  });
});

describe("newFileUnderRoots", () => {
  it("gives the place of a file that is not there, in any folder under the roots", async () => {
    expect(await newFileUnderRoots(join(folder, ".../new.json"), "output", host)).toContain("new.json");
  });

  it.each([
    [join(folder, "way-out/new.json"), "STEMMA_ROOTS"],
    ["/etc/new.json", "STEMMA_ROOTS"],
    [join(folder, "way-out/missing/new.json"), "STEMMA_ROOTS"],
    [join(folder, "way-out/hosts/new.json"), "STEMMA_ROOTS"],
    [join(folder, "nowhere/new.json"), "STEMMA_ROOTS"],
    [join(folder, "missing/new.json"), "there is no folder"],
    ["/etc/missing/new.json", "STEMMA_ROOTS"],
    [join(folder, "a\0b"), "cannot be the name of a file"],
    [join(folder, "x".repeat(256)), "cannot be the name of a file"],
    [join(folder, "pages.txt"), "exists already"],
    [join(folder, "hosts"), "exists already"],
    [folder, "is a folder; name a file in it"],
    [tmpdir(), "is a folder; name a file in it"],
    [`${tmpdir()}/`, "is a folder; name a file in it"],
  ])("refuses %s", async (file, message) => {
    await expect(newFileUnderRoots(file, "output", host)).rejects.toThrow(message);
  });
});
