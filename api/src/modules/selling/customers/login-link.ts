import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Allowance, attemptKey, takeAttempt } from "../../platform/attempts/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Prevents attackers from flooding an account's mailbox. The form allows more emails. */
const LOGIN_LINKS: Allowance = { attempts: 2, windowMs: 6 * 3_600_000 };

/**
 * Enqueues a password reset email, which is sent only if the address has an account. Duration and response
 * are the same in both cases.
 * After too many requests, nothing is enqueued for a while.
 */
export async function requestReset({ db, now }: Shop, email: string): Promise<void> {
  if (await takeAttempt(db, attemptKey("reset", email), now())) await enqueueReset(db, email);
}

/** Enqueues the same email after too many failed logins, when a password is no longer enough to log in. */
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
