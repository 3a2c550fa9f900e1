import { userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { speltOut, storeFolder } from "../../../src/cli/history/store-folder.ts";

const own = [".local", "share", "stemma"];

describe("storeFolder", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ["kept", { STEMMA_STORE: "/other" }, "kept"],
    [undefined, { STEMMA_STORE: "/other", XDG_DATA_HOME: "/data" }, "/other"],
    [undefined, { STEMMA_STORE: "", XDG_DATA_HOME: "/data" }, join("/data", "stemma")],
  ])("of %j and %j is %j", (named, env, folder) => {
    expect(storeFolder(named, { env })).toBe(folder);
  });

  it.skipIf(process.platform === "win32")("lies in the home folder, past a relative XDG_DATA_HOME", () => {
    vi.stubEnv("HOME", "/home/ada");
    expect(storeFolder(undefined, { env: { XDG_DATA_HOME: "data" } })).toBe(join("/home/ada", ...own));
  });

  it.skipIf(process.platform === "win32").each(["", "ada"])(
    "lies in the user's home folder, not in the working directory, where HOME is %j",
    (home) => {
      vi.stubEnv("HOME", home);
      expect(storeFolder(undefined, { env: {} })).toBe(join(userInfo().homedir, ...own));
    },
  );

  it.each([
    ["~/kept", {}, "--store"],
    [undefined, { STEMMA_STORE: "~" }, "STEMMA_STORE"],
    [undefined, { STEMMA_STORE: "~\\kept" }, "STEMMA_STORE"],
  ])("refuses %j and %j: no shell has read it", (named, env, name) => {
    expect(() => storeFolder(named, { env })).toThrow(new RegExp(`^${name}: ~ stands for the home folder`));
  });
});

const { platform } = process;

describe("speltOut", () => {
  afterEach(() => {
    Object.defineProperty(process, "platform", { value: platform });
  });

  it("refuses a variable on Windows, which cmd alone reads", () => {
    Object.defineProperty(process, "platform", { value: "win32" });
    expect(() => speltOut("%LOCALAPPDATA%\\stemma", "--store")).toThrow(
      '--store: %LOCALAPPDATA% stands for a folder only in cmd; spell that folder out (was "%LOCALAPPDATA%\\\\stemma")',
    );
    expect(speltOut("D:\\100%\\50%", "--store")).toBe("D:\\100%\\50%");
  });

  it("takes what looks like one elsewhere", () => {
    Object.defineProperty(process, "platform", { value: "linux" });
    expect(speltOut("%a%/kept", "--store")).toBe("%a%/kept");
  });

  it("takes a folder whose name only begins with ~", () => {
    expect(speltOut("~kept", "--events")).toBe("~kept");
  });
});
