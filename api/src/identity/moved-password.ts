/**
 * Passwords that customers had in another shop: its hash is kept until the first right login, when it becomes ours
 * (decisions/0069). What is made of MD5 stands inside of an argon2id, so that no MD5 is in the database.
 */
import { createHash, createHmac, hash } from "node:crypto";
import { isBcrypt } from "./bcrypt.ts";
import { hashPassword, isPassword } from "./password.ts";

/** As another shop's export has it. */
export interface MovedHash {
  kind: "bcrypt" | "wordpress" | "phpass" | "md5";
  hash: string;
}

/** $moved$kind$what the other shop put in before hashing, in base64url$the hash. */
const KEPT = /^\$moved\$(bcrypt|wordpress|phpass|md5)\$([\w-]*)(\$.+)$/;

/** What to keep of it. `cookieKey` is PrestaShop's `_COOKIE_KEY_`, which it put before passwords until 1.7. */
export async function keepMovedHash(moved: MovedHash, cookieKey = ""): Promise<string> {
  if (moved.kind === "bcrypt") return `$moved$bcrypt$${moved.hash}`;
  if (moved.kind === "wordpress") return `$moved$wordpress$${moved.hash.slice("$wp".length)}`;
  const before = moved.kind === "md5" ? cookieKey : moved.hash.slice(0, PHPASS_SETTING);
  const wrapped = await hashPassword(moved.hash);
  return `$moved$${moved.kind}$${Buffer.from(before).toString("base64url")}${wrapped}`;
}

/** Whether a kept hash is another shop's. */
export function isMovedHash(kept: string | null | undefined): kept is string {
  return kept?.startsWith("$moved$") === true;
}

/** Whether it is the password of a kept hash, ours or another shop's; as `isPassword` where there is none. */
export function isPasswordOf(kept: string | null | undefined, password: string): Promise<boolean> {
  return isMovedHash(kept) ? isMovedPassword(kept, password) : isPassword(kept, password);
}

async function isMovedPassword(kept: string, password: string): Promise<boolean> {
  const [, kind, before = "", hashed = ""] = KEPT.exec(kept) ?? [];
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

/** WordPress since 6.8: bcrypt takes 72 bytes, so it gets a digest. (wp_hash_password) */
function wordpressDigest(password: string): string {
  return createHmac("sha384", "wp-sha384").update(password.trim()).digest("base64");
}

const PHPASS_SIGNS = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** $P$, one sign for how often, eight of salt. */
const PHPASS_SETTING = 12;
const MAX_DOUBLINGS = 20;

/** WordPress until 6.7: MD5 over and over. (PasswordHash::crypt_private) */
function phpass(password: string, setting: string): string {
  const doublings = PHPASS_SIGNS.indexOf(setting[3] ?? "");
  if (doublings < 0 || doublings > MAX_DOUBLINGS) return "";
  const bytes = Buffer.from(password);
  const md5 = (...parts: Uint8Array[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();
  let digest = md5(Buffer.from(setting.slice(4)), bytes);
  for (let left = 2 ** doublings; left > 0; left -= 1) digest = md5(digest, bytes);
  return setting + phpassText(digest);
}

/** Six bits a sign, the lowest first. */
function phpassText(digest: Uint8Array): string {
  let text = "";
  for (let at = 0; at < digest.length; at += 3) {
    const [one = 0, two, three] = digest.subarray(at, at + 3);
    const value = one | ((two ?? 0) << 8) | ((three ?? 0) << 16);
    const signs = three !== undefined ? 4 : two !== undefined ? 3 : 2;
    for (let sign = 0; sign < signs; sign += 1) text += PHPASS_SIGNS[(value >> (6 * sign)) & 63] ?? "";
  }
  return text;
}
