import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Allowance, attemptKey, takeAttempt } from "../../platform/attempts/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Limits links after failed logins, so that attackers cannot flood a mailbox. The reset form has a higher limit. */
const LOGIN_LINKS: Allowance = { attempts: 2, windowMs: 6 * 3_600_000 };

/**
 * Enqueues a password reset email. It is sent only if the email has an account, but duration and response are always
 * the same. After too many requests, enqueues nothing for a while.
 */
export async function requestReset({ db, now }: Shop, email: string): Promise<void> {
  if (await takeAttempt(db, attemptKey("reset", email), now())) await enqueueReset(db, email);
}

/** Enqueues the password reset email after too many failed logins, when even the correct password is refused. */
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
