import { expect, it } from "vitest";
import { addressBlock } from "./address-block.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["direct", "direct"],
])("addressBlock(%s) is %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

it("addressBlock groups the networks of one site at /48", () => {
  const blocks = ["2001:db8:1:2::1", "2001:db8:1:fffe::9"].map((address) => addressBlock(address, 48));
  expect(blocks).toEqual(["2001:db8:1::/48", "2001:db8:1::/48"]);
});
