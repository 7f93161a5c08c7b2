/** Checks URLs and host names that staff entered. They must not lead to services inside the shop's own network. */
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** Returns whether an IP address is private, local or reserved. An IPv4-mapped IPv6 address counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Thrown if a server's name resolves to a private address. */
export class PrivateAddress extends Error {}

/**
 * Returns whether the shop may call this URL: https, without credentials, at a public name or IP address.
 * `allowsPrivate` also allows http and private addresses. Names are resolved only when the URL is called.
 */
export function isServiceUrl(value: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(value);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (allowsPrivate) return url.protocol === "https:" || url.protocol === "http:";
  const host = hostOf(url);
  return (
    url.protocol === "https:" && (isIP(host) === 0 ? isServiceHost(host, false) : !isPrivateAddress(host))
  );
}

/** Returns whether the shop may connect to a server with this name. `allowsPrivate` also allows this machine. */
export function isServiceHost(name: string, allowsPrivate: boolean): boolean {
  if (allowsPrivate && /^(?:localhost|127\.0\.0\.1)$/.test(name)) return true;
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(name) && !/\.(?:local|internal|localhost)$/i.test(name);
}

/** Resolves the URL's host name. Rejects if any of its addresses is private, or if it has none. */
export async function refusePrivate(url: URL): Promise<void> {
  const found = await lookup(hostOf(url), { all: true });
  if (found.some(({ address }) => isPrivateAddress(address)))
    throw new PrivateAddress("The name leads to a private address.");
}

/** Returns the host without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
