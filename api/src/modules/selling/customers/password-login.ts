/** Finds the account of an e-mail and password, whose hash may be ours or another shop's (decisions/0069). */
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../../db/database.ts";
import { isLegacyHash, isPasswordOf } from "../../../identity/legacy-hash.ts";
import { hashPassword } from "../../../identity/password.ts";
import { type Credentials, findCredentials, hasLegacyPasswords, replacePassword } from "./customers.store.ts";

/** Longer than the slowest check of another shop's hash. */
const REFUSED_AFTER_MS = 500;

/**
 * Returns the customer with this e-mail and password; undefined otherwise. A refusal always takes the same
 * time: while hashes of another shop exist, which are slower than ours, it waits for the slowest of them. If
 * the password is correct, a foreign hash is replaced by ours.
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
  // Read again, because a concurrent login may have replaced the hash.
  return findWithPassword(db, email, password);
}
