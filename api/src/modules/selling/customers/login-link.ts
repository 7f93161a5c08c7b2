/** The mail by which somebody sets a new password; asked for by its form, or by a login that needs the mailbox. */
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Allowance, attemptKey, takeAttempt } from "../../platform/attempts/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Whoever attacks an account shall not fill its mailbox; the form sends more to who asks for them. */
const LOGIN_LINKS: Allowance = { attempts: 2, windowMs: 6 * 3_600_000 };

/**
 * Has a mail sent where the address has an account. It takes the same time and tells the same where there is none;
 * whom someone sends too many mails gets no more of them for a while.
 */
export async function requestReset({ db, now }: Shop, email: string): Promise<void> {
  if (await takeAttempt(db, attemptKey("reset", email), now())) await enqueueReset(db, email);
}

/** The same mail, because a password alone does not open this account at the moment. */
export async function sendLoginLink({ db, now }: Shop, email: string): Promise<void> {
  const key = attemptKey("login-link", email.toLowerCase());
  if (await takeAttempt(db, key, now(), LOGIN_LINKS)) await enqueueReset(db, email);
}

async function enqueueReset(db: Shop["db"], email: string): Promise<void> {
  const request = randomId();
  await transaction(db, (tx) =>
    enqueue(tx, "password_reset_mail", { email, request }, `password-reset:${request}`),
  );
}
