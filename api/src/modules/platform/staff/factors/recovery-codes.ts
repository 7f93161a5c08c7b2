/** Codes kept on paper, for one who has lost everything else; each is good once. */
import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@curat/contract/staff/people.values";
import { keyDigest } from "../../../../identity/key-digest.ts";

/** Without the letters that are mistaken for others on paper. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP = 4;

/** Ten codes of 79 bits: "abcd-efgh-jkmn-pqrs". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return Array.from({ length: GROUPS }, (_, group) =>
      letters.slice(group * GROUP, (group + 1) * GROUP),
    ).join("-");
  });
}

/** What is kept of a code, however it is written. */
export function recoveryDigest(code: string): Buffer {
  return keyDigest(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
}
