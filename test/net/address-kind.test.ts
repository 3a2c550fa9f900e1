import { describe, expect, it } from "vitest";
import { addressKind } from "../../src/net/address-kind.ts";

describe("addressKind", () => {
  it.each(["8.8.8.8", "1.1.1.1", "91.198.174.192", "2620:0:862:ed1a::1", "2a00:1450::1"])(
    "calls %s public",
    (ip) => {
      expect(addressKind(ip)).toBe("public");
    },
  );

  it.each(["127.0.0.1", "127.255.0.3", "::1"])("calls %s loopback", (ip) => {
    expect(addressKind(ip)).toBe("loopback");
  });

  it.each([
    ["0.0.0.0", "this host"],
    ["10.1.2.3", "private"],
    ["100.64.0.1", "carrier"],
    ["100.127.255.1", "carrier"],
    ["169.254.169.254", "metadata"],
    ["172.31.0.1", "private"],
    ["192.88.99.1", "6to4 relay"],
    ["192.168.1.1", "private"],
    ["198.18.0.1", "benchmark"],
    ["198.19.0.1", "benchmark"],
    ["224.0.0.1", "multicast"],
    ["255.255.255.255", "broadcast"],
    ["::", "unspecified"],
    ["::ffff:127.0.0.1", "mapped loopback"],
    ["::ffff:8.8.8.8", "mapped"],
    ["64:ff9b::a00:1", "NAT64"],
    ["2002:7f00:1::", "6to4"],
    ["2001::1", "Teredo"],
    ["2001:1ff::1", "protocol assignments"],
    ["2001:db8::1", "documentation"],
    ["3fff::1", "documentation"],
    ["fc00::1", "unique local"],
    ["fd12::1", "unique local"],
    ["fe80::1", "link-local"],
    ["ff02::1", "multicast"],
  ])("calls %s (%s) private", (ip) => {
    expect(addressKind(ip)).toBe("private");
  });
});
