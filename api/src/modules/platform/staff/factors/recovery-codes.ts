import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@curat/contract/staff/people.values";
import { keyDigest } from "../../../../identity/key-digest.ts";

/** Excludes characters that look alike on paper. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP = 4;

/** Returns ten codes of 79 bits: "abcd-efgh-jkmn-pqrs". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return Array.from({ length: GROUPS }, (_, group) =>
      letters.slice(group * GROUP, (group + 1) * GROUP),
    ).join("-");
  });
}

/** Returns the digest to store. It is the same for every spelling of the code. */
export function recoveryDigest(code: string): Buffer {
  return keyDigest(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
}
