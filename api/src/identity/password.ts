/** Keeping and checking passwords: argon2id (decisions/0021: Accounts and privacy). */
import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommendation for argon2id: 19 MiB, two rounds, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made with the same strength from a password that nobody has: for an account that is not there. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$ACaVommUQ59mhsa/ZYIsVg$NxMvFwXhfeiLKWn7LQ1fcZKnYqFMZ5fDrq+qP/zfEj0";

/** The hash to keep, with salt and strength in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), STRENGTH);
}

/** Whether it is the password of the hash; takes as long when there is none, and is false then. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(kept ?? NOBODYS_HASH, composed(password));
  return matches && typeof kept === "string";
}

/** Keyboards write ș as one character or as two; to its owner it is one password. */
function composed(password: string): string {
  return password.normalize("NFKC");
}
