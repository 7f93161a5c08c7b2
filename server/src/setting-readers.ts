import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";

type Reader<T> = (name: string, value: string) => T;

/** Returns a reader for an unsigned whole number within these limits. */
export function readWholeNumber(min: number, max: number): Reader<number> {
  return (name, value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  };
}

/**
 * Returns a reader for a URL with one of these schemes, without a trailing slash.
 * Error messages never contain the URL's password.
 */
export function readUrl(...schemes: string[]): Reader<string | undefined> {
  return (name, value) => {
    const url = URL.parse(value);
    if (url && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== "")
      return value.replace(/\/+$/, "");
    const shown = value.includes("@") ? "the given one" : `"${value}"`;
    throw new Error(
      `${name} must be an address that begins with ${schemes.join(":// or ")}://, not ${shown}.`,
    );
  };
}

/** Returns a reader for URLs separated by commas. */
export function readUrls(...schemes: string[]): Reader<string[]> {
  const readOne = readUrl(...schemes);
  return (name, value) => value.split(",").flatMap((one) => readOne(name, one.trim()) ?? []);
}

/** Reads an IP address or a host name to listen on. */
export function readHost(name: string, value: string): string {
  if (isIP(value) || /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) {
    // A value such as 300.1.1.1 would be accepted as a host name.
    if (isIP(value) || !/^[\d.]+$/.test(value)) return value;
  }
  throw new Error(`${name} must be an IP address or a host name, not "${value}".`);
}

/** Reads a folder, resolved against the working directory. */
export function readFolder(name: string, value: string): string {
  if (value.includes("\0")) throw new Error(`${name} must be the path of a folder.`);
  return resolve(value);
}

/** Reads the location of an archive: an absolute folder, or a bucket with a prefix for all names. */
export function readArchivePlace(
  name: string,
  value: string,
): { kind: "folder"; path: string } | { kind: "s3"; bucket: string; prefix: string } {
  if (isAbsolute(value) && !value.includes("\0")) return { kind: "folder", path: resolve(value) };
  const [, bucket, prefix = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]*?))?\/?$/.exec(value) ?? [];
  if (bucket === undefined)
    throw new Error(`${name} must be the full path of a folder, or s3://BUCKET/PREFIX, not "${value}".`);
  return { kind: "s3", bucket, prefix: prefix && `${prefix}/` };
}

/**
 * Returns a reader for a secret in printable ASCII, because it is sent in a header. Error messages omit it.
 */
export function readText(length: { min: number; max: number }): Reader<string | undefined> {
  return (name, value) => {
    if (value.length >= length.min && value.length <= length.max && /^[\x21-\x7e]+$/.test(value))
      return value;
    throw new Error(
      `${name} must have ${length.min} to ${length.max} letters, digits or punctuation characters, without spaces.`,
    );
  };
}

/** Headers that `fetch` or the contract's client sets itself. */
const RESERVED_HEADERS = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Reads a header's name in lower case. Error messages omit the input, which may be a misplaced secret. */
export function readHeaderName(name: string, value: string): string {
  const header = value.toLowerCase();
  if (/^[a-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(header) && !RESERVED_HEADERS.has(header)) return header;
  throw new Error(
    `${name} must be a header name of at most 64 letters, digits or hyphens that HTTP itself does not use.`,
  );
}

/**
 * Reads up to 10 headers in the format `name: value; name: value`, keyed by lower-case name.
 * Error messages omit the input.
 */
export function readHeaders(name: string, value: string): Record<string, string> {
  const pairs = value.split(";").filter((pair) => pair.trim() !== "");
  const headers = pairs.map((pair) => {
    const colon = pair.indexOf(":");
    const text = pair.slice(colon + 1).trim();
    if (colon < 1 || !/^[\x20-\x7e]{1,2000}$/.test(text))
      throw new Error(
        `${name} must be "name: value" pairs separated by ";", with values of 1 to 2000 ASCII characters.`,
      );
    return [readHeaderName(name, pair.slice(0, colon).trim()), text] as const;
  });
  if (new Set(headers.map(([header]) => header)).size < headers.length || headers.length > 10)
    throw new Error(`${name} must contain at most 10 headers with different names.`);
  return Object.fromEntries(headers);
}

/** Reads IP addresses and CIDR ranges separated by commas. */
export function readAddressList(name: string, value: string): string[] {
  const entries = value.split(",").map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isAddressOrRange(entry));
  if (wrong === undefined) return entries;
  throw new Error(
    `${name} must list IP addresses or ranges such as 10.0.0.0/8, separated by commas, not "${wrong}".`,
  );
}

function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, ...extraParts] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || extraParts.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Returns a reader that accepts only these values. */
export function readOneOf<Word extends string>(...words: Word[]): Reader<Word> {
  return (name, value) => {
    const word = words.find((known) => known === value);
    if (word === undefined) throw new Error(`${name} must be ${words.join(" or ")}, not "${value}".`);
    return word;
  };
}

/**
 * Returns a reader for a file with a PEM key; for a certificate, its public key. Error messages omit the
 * content.
 */
export function readKeyFile(kind: "public" | "private"): Reader<string> {
  return (name, value) => {
    try {
      const pem = readFileSync(resolve(value), "utf8");
      if (kind === "private") createPrivateKey(pem);
      else createPublicKey(pem);
      return pem;
    } catch {
      throw new Error(`${name} must name a readable file with a ${kind} key in PEM, not "${value}".`);
    }
  };
}

/** Returns whether all variables are set. Reports a problem if only some are. */
export function areSetTogether(
  environment: Readonly<Record<string, string | undefined>>,
  names: string[],
  problems: string[],
): boolean {
  const present = names.filter((name) => environment[name]?.trim());
  if (present.length > 0 && present.length < names.length)
    problems.push(`${names.join(", ")} must be set together: set all of them, or none.`);
  return present.length === names.length;
}
