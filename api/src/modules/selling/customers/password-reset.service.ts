import { createHash } from "node:crypto";
import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { type Customer, endSessionsOf } from "../../platform/sessions/index.ts";
import { type Refused, refused, notifyChange } from "./customers.service.ts";
import { findCredentials, findPerson, updatePassword } from "./customers.store.ts";
import { noteLogin } from "../../platform/attempts/index.ts";
import { hashPassword } from "../../../identity/password.ts";
import { isGuessable } from "../../../identity/password-rules.ts";
import { proveEmail } from "./email-proof.store.ts";
import { findReset, insertReset, useReset, useResetsOf } from "./password-reset.store.ts";
import { UNVOUCHED } from "./social/providers.ts";
import { deleteIdentities } from "./social/social.store.ts";
import { resetTexts } from "./texts.ts";

/** Validity of the emailed link (decisions/0021: Accounts and privacy). */
export const RESET_MINUTES = 60;

type Shop = Pick<ApiContext, "db" | "now">;

/**
 * Creates a reset token. Returns undefined for an unknown or blocked account. The database stores only the token's
 * hash.
 */
export async function createReset(
  { db, now }: Shop,
  email: string,
): Promise<{ customer: Customer; token: string } | undefined> {
  const credentials = await findCredentials(db, email.toLowerCase());
  if (credentials?.lockedAt) return undefined;
  const customer = credentials && (await findPerson(db, credentials.id));
  if (!customer) return undefined;
  const token = randomId();
  const stored = { tokenHash: hashOf(token), customerId: customer.id, now: now(), minutes: RESET_MINUTES };
  await insertReset(db, stored);
  return { customer, token };
}

/**
 * Sets a new password for the owner of the mailbox. Ends all sessions, other tokens and unverified social logins,
 * because another person may have opened the account through one of them.
 */
export async function resetPassword(
  { db, now }: Shop,
  { token, password }: { token: string; password: string },
  visitor: string,
): Promise<{ ok: true } | Refused> {
  const at = now();
  const tokenHash = hashOf(token);
  const found = await findReset(db, tokenHash);
  if (!found) return refused({ token: [resetTexts.useless] });
  const { customerId, email } = found;
  if (isGuessable(password, email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  const passwordHash = await hashPassword(password);
  return transaction(db, async (tx) => {
    if (!(await useReset(tx, tokenHash, at))) return refused({ token: [resetTexts.useless] });
    await useResetsOf(tx, customerId, at);
    await updatePassword(tx, customerId, passwordHash);
    await endSessionsOf(tx, customerId);
    await proveEmail(tx, customerId, at);
    await deleteIdentities(tx, customerId, UNVOUCHED);
    await notifyChange(tx, customerId);
    await noteLogin({ db: tx }, { email, visitor, now: at });
    return { ok: true };
  });
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
