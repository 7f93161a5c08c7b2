/** Who has an account with a password, ours or one of the shop that a customer moved in from (decisions/0069). */
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../../db/database.ts";
import { isLegacyHash, isPasswordOf } from "../../../identity/legacy-hash.ts";
import { hashPassword } from "../../../identity/password.ts";
import { type Credentials, findCredentials, hasLegacyPasswords, replacePassword } from "./customers.store.ts";

/** Longer than the slowest hash of another shop takes to be checked. */
const REFUSED_AFTER_MS = 500;

/**
 * The customer whose e-mail and password these are; undefined otherwise, and then after the same time for all: while there are
 * hashes of another shop, which take longer than ours, a refusal waits for the slowest of them. A right password's foreign hash
 * is replaced by ours.
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
  // As it stands now, whoever of two replaced it.
  return findWithPassword(db, email, password);
}
