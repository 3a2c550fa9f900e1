import { describe, expect, it } from "vitest";
import { type AddressPolicy, checkAddress, type Resolve } from "../../src/net/check-address.ts";

const names: Readonly<Record<string, readonly string[]>> = {
  localhost: ["127.0.0.1", "::1"],
  "wiki.localhost": ["127.0.0.1"],
  "wiki.example": ["93.184.215.14"],
  "inside.example": ["10.0.0.7"],
  "mixed.example": ["93.184.215.14", "10.0.0.7"],
  "both.example": ["93.184.215.14", "127.0.0.1"],
  "pretender.example": ["127.0.0.1"],
  "none.example": [],
};
const resolve: Resolve = async (name) => {
  const found = names[name];
  if (found === undefined) throw new Error("ENOTFOUND");
  return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
};
const stranger: AddressPolicy = { kind: "public-and-loopback", allowHosts: [], loopback: true };
const check = (address: string, policy: AddressPolicy = stranger) =>
  checkAddress(new URL(address), policy, resolve).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

describe("checkAddress", () => {
  it.each([
    ["https://wiki.example/w/api.php", "public"],
    ["https://8.8.8.8/", "public"],
    ["http://localhost:8080/", "loopback"],
    ["http://localhost./", "loopback"],
    ["http://wiki.localhost/", "loopback"],
    ["http://127.0.0.1:8080/", "loopback"],
    ["http://127.1/", "loopback"],
    ["http://0x7f000001/", "loopback"],
    ["http://[::1]/", "loopback"],
  ])("lets a stranger ask %s (%s)", async (address, kind) => {
    expect(await check(address)).toBe(kind);
  });

  it.each([
    "http://inside.example/",
    "http://mixed.example/",
    "http://both.example/",
    "http://pretender.example/",
    "http://none.example/",
    "http://10.0.0.7/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:127.0.0.1]/",
    "http://[fd00::1]/",
    "http://0/",
    "ftp://wiki.example/",
    "https://user:secret@wiki.example/",
    "https://user@wiki.example/",
    "https://:secret@wiki.example/",
  ])("refuses a stranger's %s", async (address) => {
    expect(await check(address)).toBe("ADDRESS_REFUSED");
  });

  it("refuses loopback where the operator wants the public internet only", async () => {
    expect(await check("http://localhost/", { ...stranger, loopback: false })).toBe("ADDRESS_REFUSED");
  });

  it.each([
    ["inside.example", "http://inside.example:99/", "private"],
    [" Inside.Example ", "http://inside.example/", "private"],
    ["inside.example.", "http://inside.example./", "private"],
    ["inside.example.:99", "http://inside.example:99/", "private"],
    ["10.1.2.3:8080", "http://10.1.2.3:8080/", "private"],
    ["10.1.2.3:8080", "http://10.1.2.3:8081/", "ADDRESS_REFUSED"],
    ["10.1.2.3:443", "https://10.1.2.3/", "private"],
    ["10.1.2.3:443", "http://10.1.2.3/", "ADDRESS_REFUSED"],
    ["10.1.2.3:80", "http://10.1.2.3/", "private"],
    ["fd00::1", "http://[fd00::1]/", "private"],
    ["[fd00::1]", "http://[fd00::1]/", "private"],
    ["[fd00::1]:8080", "http://[fd00::1]:8080/", "private"],
    ["[fd00::1]:8080", "http://[fd00::1]/", "ADDRESS_REFUSED"],
  ])("answers, where the operator lists %j, a stranger who asks %s by %s", async (entry, address, answer) => {
    expect(await check(address, { ...stranger, allowHosts: [entry] })).toBe(answer);
  });

  it("trusts a person with any address that was typed", async () => {
    expect(await check("http://10.0.0.7/", { kind: "typed" })).toBe("private");
  });

  it("names the setting that would allow it", async () => {
    await expect(checkAddress(new URL("http://inside.example/"), stranger, resolve)).rejects.toThrow(
      "STEMMA_ALLOW_HOSTS=inside.example",
    );
  });

  it("tells an unknown host", async () => {
    expect(await check("https://wiki.exmaple/")).toBe("NETWORK");
  });
});
