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

  it.each([
    ["9.255.255.255", "10.0.0.0", "10.255.255.255", "11.0.0.0"],
    ["100.63.255.255", "100.64.0.0", "100.127.255.255", "100.128.0.0"],
    ["169.253.255.255", "169.254.0.0", "169.254.255.255", "169.255.0.0"],
    ["172.15.255.255", "172.16.0.0", "172.31.255.255", "172.32.0.0"],
    ["191.255.255.255", "192.0.0.0", "192.0.0.255", "192.0.1.0"],
    ["192.0.1.255", "192.0.2.0", "192.0.2.255", "192.0.3.0"],
    ["192.88.98.255", "192.88.99.0", "192.88.99.255", "192.88.100.0"],
    ["192.167.255.255", "192.168.0.0", "192.168.255.255", "192.169.0.0"],
    ["198.17.255.255", "198.18.0.0", "198.19.255.255", "198.20.0.0"],
    ["198.51.99.255", "198.51.100.0", "198.51.100.255", "198.51.101.0"],
    ["203.0.112.255", "203.0.113.0", "203.0.113.255", "203.0.114.0"],
    ["2000:ffff::", "2001::", "2001:1ff:ffff::", "2001:200::"],
    ["2001:db7:ffff::", "2001:db8::", "2001:db8:ffff::", "2001:db9::"],
    ["2001:ffff::", "2002::", "2002:ffff::", "2003::"],
    ["3ffe:ffff::", "3fff::", "3fff:fff:ffff::", "3fff:1000::"],
  ])("calls %s public, from %s to %s private, and %s public again", (...ips) => {
    expect(ips.map(addressKind)).toEqual(["public", "private", "private", "public"]);
  });

  it.each(["1.0.0.0", "126.255.255.255", "128.0.0.0", "223.255.255.255", "2000::", "3fff:ffff::"])(
    "calls %s public, at the edge of what is",
    (ip) => {
      expect(addressKind(ip)).toBe("public");
    },
  );

  it.each(["0.255.255.255", "224.0.0.0", "1fff:ffff::", "4000::"])(
    "calls %s private, beyond the edge",
    (ip) => {
      expect(addressKind(ip)).toBe("private");
    },
  );
});
