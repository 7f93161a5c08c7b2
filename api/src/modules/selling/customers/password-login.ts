import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../../db/database.ts";
import { isLegacyHash, isPasswordOf } from "../../../identity/legacy-hash.ts";
import { hashPassword } from "../../../identity/password.ts";
import { type Credentials, findCredentials, hasLegacyPasswords, replacePassword } from "./customers.store.ts";

/** Minimum duration of a refusal while legacy hashes exist. Checking the slowest legacy hash takes less time. */
const REFUSED_AFTER_MS = 500;

/**
 * Returns the customer with this email and password. A correct password replaces a legacy hash with a current one
 * (decisions/0069). While legacy hashes exist, every refusal takes as long as the slowest check, so its duration
 * reveals nothing.
 */
export async function findWithPassword(
  db: Db,
  email: string,
  password: string,
): Promise<Credentials | undefined> {
  const refusal = (await hasLegacyPasswords(db)) && pause(REFUSED_AFTER_MS, undefined, { ref: false });
  const customer = await findCredentials(db, email);
  if (!(await isPasswordOf(customer?.passwordHash, password)) || !customer) {
    await refusal;
    return undefined;
  }
  if (!isLegacyHash(customer.passwordHash)) return customer;
  await replacePassword(db, customer, await hashPassword(password));
  // A concurrent login may have replaced the hash, so check again.
  return findWithPassword(db, email, password);
}
