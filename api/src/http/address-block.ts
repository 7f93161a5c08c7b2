/** Requests are counted per block, because any customer of an internet provider has 2^64 IPv6 addresses. */
import { isIPv6 } from "node:net";

/** Returns the first `bits` bits of an IPv6 address; any other address unchanged. */
export function addressBlock(address: string, bits: 48 | 64 = 64): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // URL normalises an IPv6 address to groups of hex digits.
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
