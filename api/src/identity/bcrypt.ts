/** Checks bcrypt hashes of imported customers. New passwords are hashed with argon2id. */
import { verify } from "@node-rs/bcrypt";

const FORMAT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const MIN_COST = 4;
/** Highest accepted cost. PHP uses 10 to 12. Each step doubles the time; cost 14 takes about a second. */
const MAX_COST = 13;

/**
 * Returns whether the password matches the hash. False for invalid hashes and for a cost above 13. Runs on a
 * separate thread; bcrypt uses only the first 72 bytes.
 */
export async function isBcrypt(hash: string, password: Uint8Array): Promise<boolean> {
  const cost = Number(FORMAT.exec(hash)?.[1]);
  if (!(cost >= MIN_COST && cost <= MAX_COST)) return false;
  return verify(password, hash);
}
