/** Whose address counts: the connection's, or the one that a proxy of ours passes on. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { addressesOf } from "./address-list.ts";

/** The visitor's address of a request; X-Forwarded-For is believed from the right, as far as the proxies are ours. */
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

/** An IPv4 address that came over an IPv6 socket, as itself. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, "");
}
