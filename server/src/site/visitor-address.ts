/** Whose address counts: the connection's, or the one that a proxy of ours passes on. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The visitor's address of a request; X-Forwarded-For is believed from the right, as far as the proxies are ours. */
export function visitorAddressOf(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
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

function blockList(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An IPv4 address that came over an IPv6 socket, as itself. */
function plain(address: string): string {
  return address.replace(/^::ffff:/, "");
}
