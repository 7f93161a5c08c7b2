/**
 * Password hashes imported from another shop. They are used until the customer's first login, when our own hash
 * replaces them (decisions/0069). MD5-based hashes are wrapped in argon2id, so that the database contains no MD5.
 */
import { createHash, createHmac, hash } from "node:crypto";
import { isBcrypt } from "./bcrypt.ts";
import { hashPassword, isPassword } from "./password.ts";

/** A hash as another shop exports it. */
export interface LegacyHash {
  kind: "bcrypt" | "wordpress" | "phpass" | "md5";
  hash: string;
}

/**
 * Stored format: $moved$kind$prefix$hash. The base64url prefix is what the other shop prepended to the
 * password before hashing.
 */
const LEGACY_HASH = /^\$moved\$(bcrypt|wordpress|phpass|md5)\$([\w-]*)(\$.+)$/;

/**
 * Returns the hash in the format to store. `cookieKey` is PrestaShop's `_COOKIE_KEY_`, which versions before
 * 1.7 prepended to passwords.
 */
export async function wrapLegacyHash(moved: LegacyHash, cookieKey = ""): Promise<string> {
  if (moved.kind === "bcrypt") return `$moved$bcrypt$${moved.hash}`;
  if (moved.kind === "wordpress") return `$moved$wordpress$${moved.hash.slice("$wp".length)}`;
  const before = moved.kind === "md5" ? cookieKey : moved.hash.slice(0, PHPASS_SETTING);
  const wrapped = await hashPassword(moved.hash);
  return `$moved$${moved.kind}$${Buffer.from(before).toString("base64url")}${wrapped}`;
}

export function isLegacyHash(stored: string | null | undefined): stored is string {
  return stored?.startsWith("$moved$") === true;
}

/**
 * Returns whether the password matches a stored hash, our own or an imported one. Without a hash it returns
 * false after the same time, like `isPassword`.
 */
export function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  return isLegacyHash(stored) ? isLegacyPassword(stored, password) : isPassword(stored, password);
}

async function isLegacyPassword(stored: string, password: string): Promise<boolean> {
  const [, kind, before = "", hashed = ""] = LEGACY_HASH.exec(stored) ?? [];
  const salt = Buffer.from(before, "base64url").toString();
  switch (kind) {
    case "bcrypt":
      return isBcrypt(hashed, Buffer.from(password));
    case "wordpress":
      return isBcrypt(hashed, Buffer.from(wordpressDigest(password)));
    case "phpass":
      return isPassword(hashed, phpass(password.trim(), salt));
    case "md5":
      return isPassword(hashed, hash("md5", salt + password));
    default:
      return false;
  }
}

/**
 * WordPress since 6.8 applies bcrypt to a digest of the password, because bcrypt is limited to 72 bytes.
 * (wp_hash_password)
 */
function wordpressDigest(password: string): string {
  return createHmac("sha384", "wp-sha384").update(password.trim()).digest("base64");
}

const PHPASS_SIGNS = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Length of a PHPass setting: $P$, one character for the rounds, and eight of salt. */
const PHPASS_SETTING = 12;
const MAX_DOUBLINGS = 20;

/** Hashes a password as WordPress up to 6.7 does, with repeated MD5. (PasswordHash::crypt_private) */
function phpass(password: string, setting: string): string {
  const doublings = PHPASS_SIGNS.indexOf(setting[3] ?? "");
  if (doublings < 0 || doublings > MAX_DOUBLINGS) return "";
  const bytes = Buffer.from(password);
  const md5 = (...parts: Uint8Array[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();
  let digest = md5(Buffer.from(setting.slice(4)), bytes);
  for (let left = 2 ** doublings; left > 0; left -= 1) digest = md5(digest, bytes);
  return setting + phpassText(digest);
}

function phpassText(digest: Uint8Array): string {
  let text = "";
  for (let at = 0; at < digest.length; at += 3) {
    const [one = 0, two, three] = digest.subarray(at, at + 3);
    const value = one | ((two ?? 0) << 8) | ((three ?? 0) << 16);
    const signs = three !== undefined ? 4 : two !== undefined ? 3 : 2;
    for (let index = 0; index < signs; index += 1) text += PHPASS_SIGNS[(value >> (6 * index)) & 63] ?? "";
  }
  return text;
}
