/** Hashes and checks passwords with argon2id (decisions/0021: Accounts and privacy). */
import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommendation for argon2id: 19 MiB, two iterations, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same strength for unknown accounts; no password matches it. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$ACaVommUQ59mhsa/ZYIsVg$NxMvFwXhfeiLKWn7LQ1fcZKnYqFMZ5fDrq+qP/zfEj0";

/** Returns the hash to store, which includes its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), STRENGTH);
}

/** Returns whether the password matches the hash. Without a hash it returns false after the same time. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? DUMMY_HASH, composed(password));
  return matches && typeof stored === "string";
}

/** Normalises the password, because keyboards send ș as one code point or as two. */
function composed(password: string): string {
  return password.normalize("NFKC");
}
