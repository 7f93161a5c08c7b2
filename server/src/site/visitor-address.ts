import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { addressesOf } from "./address-list.ts";

/**
 * Returns a function that determines the visitor's IP address.
 * It reads X-Forwarded-For from right to left, for as long as the proxies are trusted.
 */
export function visitorAddressOf(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = addressesOf(trustedProxies);
  return (request) => {
    const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
    let address = plain(request.socket.remoteAddress ?? "unknown");
    while (isTrusted(address)) {
      const before = plain(forwarded.pop()?.trim() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Returns the IPv4 address if it arrived over an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, "");
}
