import { describe, expect, it } from "vitest";
import { strangersPolicy } from "../../../src/cli/history/address-policy.ts";

const policyOf = (network: string, hosts: string) =>
  strangersPolicy({ env: { STEMMA_NETWORK: network, STEMMA_ALLOW_HOSTS: hosts } });

describe("strangersPolicy", () => {
  it("leaves this machine open where nothing is set", () => {
    const policy = { kind: "public-and-loopback", allowHosts: [], loopback: true };
    expect(strangersPolicy({ env: {} })).toEqual(policy);
    expect(policyOf(" ", " , ")).toEqual(policy);
  });

  it("takes a list of hosts, with and without a port", () => {
    const { allowHosts, loopback } = Object(policyOf("Public", " Wiki.Corp,10.1.2.3:8080 , [::1]:80,::1"));
    expect(allowHosts).toEqual(["wiki.corp", "10.1.2.3:8080", "[::1]:80", "::1"]);
    expect(loopback).toBe(false);
  });

  it.each([
    "https://wiki.corp",
    "*.corp",
    "wiki.corp/w",
    "wiki.corp:0",
    "wiki.corp:65536",
    "10.1.2",
    "a b",
    "wiki.corp,wiki.corp/w",
  ])("refuses %j, of which no address could be met", (hosts) => {
    expect(() => policyOf("", hosts)).toThrow("STEMMA_ALLOW_HOSTS: must be hosts such as wiki.corp");
  });

  it("refuses a network that is misspelt", () => {
    expect(() => policyOf("publik", "")).toThrow("STEMMA_NETWORK: must be public, or left out");
  });
});
