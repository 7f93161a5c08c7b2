/** Versions in the addresses of documents: a sheet of another content has another address. */
import { hash } from "../chance.ts";

/** Raised when the layout of a document changes, so that browsers ask for it again. */
const LAYOUT = 3;

/** Eight hex digits of what a document is made from. */
export function versionOf(spec: unknown): string {
  return hash(`${LAYOUT}${JSON.stringify(spec)}`)
    .toString(16)
    .padStart(8, "0");
}

/** Splits "ft-x-1a2b3c4d" into name and version; a bare name has none. */
export function splitVersion(address: string): { name: string; version: string | undefined } {
  const match = /^(.*)-([0-9a-f]{8})$/.exec(address);
  return match?.[1] ? { name: match[1], version: match[2] } : { name: address, version: undefined };
}
