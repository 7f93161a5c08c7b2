/** What an address is counted under: a customer of any provider has 2^64 IPv6 addresses of his own. */
import { isIPv6 } from "node:net";

/** An IPv6 address as its first `bits` bits, which must be a multiple of 16; anything else as it is. */
export function addressBlock(address: string, bits: 48 | 64 = 64): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // URL writes an address in one way, as groups of hex digits alone.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [before = "", after] = written.split("::");
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = after === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
}

function groupsOf(text = ""): string[] {
  return text === "" ? [] : text.split(":");
}
