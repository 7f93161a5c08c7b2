/** Document URLs contain a version, which changes with the content. */
import { hash } from "../chance.ts";

/** Increment when a document's layout changes, so that browsers reload it. */
const LAYOUT = 3;

/** Returns eight hex digits, a hash of the document's data. */
export function versionOf(spec: unknown): string {
  return hash(`${LAYOUT}${JSON.stringify(spec)}`)
    .toString(16)
    .padStart(8, "0");
}

/** Splits "ft-x-1a2b3c4d" into name and version. A plain name has no version. */
export function splitVersion(address: string): { name: string; version: string | undefined } {
  const match = /^(.*)-([0-9a-f]{8})$/.exec(address);
  return match?.[1] ? { name: match[1], version: match[2] } : { name: address, version: undefined };
}
