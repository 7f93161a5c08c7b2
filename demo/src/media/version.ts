/** Addresses of pictures and documents: /media/{name}-{version}. A new drawing has a new address. */
import { hash } from "../drawing/chance.ts";

/** Raised when the drawing kit or a document's layout changes, so that browsers ask anew. */
const KIT = 3;

/** Eight hex digits of what the drawing is made from. */
export function versionOf(spec: unknown): string {
  return hash(`${KIT}${JSON.stringify(spec)}`)
    .toString(16)
    .padStart(8, "0");
}

export function mediaUrl(name: string, spec: unknown): string {
  return `/media/${name}-${versionOf(spec)}`;
}

/** Splits "packshot/x-0-1a2b3c4d" into name and version; a bare name has none. */
export function splitVersion(address: string): { name: string; version: string | undefined } {
  const match = /^(.*)-([0-9a-f]{8})$/.exec(address);
  return match?.[1] ? { name: match[1], version: match[2] } : { name: address, version: undefined };
}
