import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { visitorAddressOf } from "./visitor-address.ts";

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

it.each([
  ["a direct visitor", [], request("203.0.113.9"), "203.0.113.9"],
  ["a visitor who claims another address", [], request("203.0.113.9", "1.2.3.4"), "203.0.113.9"],
  ["a visitor behind our proxy", ["10.0.0.1"], request("10.0.0.1", "203.0.113.9"), "203.0.113.9"],
  [
    "a visitor behind two proxies of ours",
    ["10.0.0.0/8"],
    request("10.0.0.1", "203.0.113.9, 10.9.9.9"),
    "203.0.113.9",
  ],
  [
    "a visitor who put an address before the proxy's",
    ["10.0.0.1"],
    request("10.0.0.1", "6.6.6.6, 203.0.113.9"),
    "203.0.113.9",
  ],
  ["IPv4 over an IPv6 socket", ["10.0.0.1"], request("::ffff:10.0.0.1", "203.0.113.9"), "203.0.113.9"],
  ["an invalid address from the proxy", ["10.0.0.1"], request("10.0.0.1", "abc"), "10.0.0.1"],
  ["an IPv6 proxy", ["fd00::/8"], request("fd00::1", "2001:db8::7"), "2001:db8::7"],
])("visitorAddressOf returns the visitor's address: %s", (_, proxies, incoming, expected) => {
  expect(visitorAddressOf(proxies)(incoming)).toBe(expected);
});
