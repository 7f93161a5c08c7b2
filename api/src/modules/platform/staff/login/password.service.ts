import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import type { Person } from "../../../../http/caller.ts";
import { keyDigest } from "../../../../identity/key-digest.ts";
import { isGuessable } from "../../../../identity/password-rules.ts";
import { hashPassword, isPassword } from "../../../../identity/password.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import {
  type Allowance,
  attemptKey,
  noteFailedLogin,
  noteLogin,
  takeAttempt,
  tryLogin,
} from "../../attempts/index.ts";
import { lockFactors } from "../factors/factors.store.ts";
import { findMember, findMemberOf, updateMember } from "../people/people.store.ts";
import { deleteLinks, findLink, insertLink, lockLink } from "./links.store.ts";
import { type Failed, GONE, refused, TOO_MANY } from "./outcomes.ts";
import { GOOD_MINUTES } from "./session.rules.ts";
import { notifyOfLogin } from "./security-mail.ts";
import { deleteSessionsOf } from "./sessions.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Limits emailed links, so that an attacker cannot flood a mailbox. */
const LOGIN_LINKS: Allowance = { attempts: 2, windowMs: 6 * 3_600_000 };
const WRONG_OLD_PASSWORD = "Parola veche nu este corectă.";

/** Queues a reset email. Also queues a job for an unknown address, so that response and duration are the same. */
export async function requestPassword({ db, now }: Shop, email: string): Promise<void> {
  if (await takeAttempt(db, attemptKey("staff-reset", email), now()))
    await enqueuePasswordMail({ db }, email);
}

/** Queues a reset email when password logins of the account are blocked. */
export async function sendLoginLink({ db, now }: Shop, email: string): Promise<void> {
  if (await takeAttempt(db, attemptKey("staff-login-link", email), now(), LOGIN_LINKS))
    await enqueuePasswordMail({ db }, email);
}

async function enqueuePasswordMail({ db }: Pick<Shop, "db">, email: string): Promise<void> {
  const request = randomId();
  await transaction(db, (tx) =>
    enqueue(tx, "staff_password_mail", { email, request }, `staff-password:${request}`),
  );
}

/** Creates a link for the active member with this email. Only the email contains the token. */
export async function createPasswordLink(
  { db, now }: Shop,
  email: string,
): Promise<{ name: string; email: string; token: string } | undefined> {
  const member = await findMemberOf(db, email);
  if (!member?.email || member.state !== "active") return undefined;
  const token = randomId();
  await insertLink(db, {
    tokenHash: keyDigest(token),
    memberId: member.id,
    kind: "password",
    totpSecret: null,
    challenge: null,
    now: now(),
    minutes: GOOD_MINUTES.passwordLink,
  });
  return { name: member.name, email: member.email, token };
}

/** Sets the password of the link's member. Ends all their sessions and deletes their other links. */
export async function setPassword(
  { db, now }: Shop,
  { token, password }: { token: string; password: string },
  visitor: string,
): Promise<{ ok: true } | Failed> {
  const at = now();
  const input = { tokenHash: keyDigest(token), kind: "password" as const };
  const found = await findLink(db, input);
  const member = found && (await findMember(db, found.memberId));
  if (!member?.email) return GONE;
  const { id, email } = member;
  if (isGuessable(password, email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  const passwordHash = await hashPassword(password);
  return transaction(db, async (tx): Promise<{ ok: true } | Failed> => {
    await lockFactors(tx, id);
    const current = await findMember(tx, id);
    if (!(await lockLink(tx, input)) || current?.state !== "active") return GONE;
    await deleteLinks(tx, id);
    await updateMember(tx, id, { passwordHash });
    await deleteSessionsOf(tx, id);
    await noteLogin({ db: tx }, { of: "staff", email, visitor, now: at });
    await notifyOfLogin(tx, { memberId: id, what: "password", at });
    return { ok: true };
  });
}

/** Changes a password if the old one is correct. Ends the member's other sessions. */
export async function changePassword(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  { memberId, email, sessionId }: Person,
  { oldPassword, password, visitor }: { oldPassword: string; password: string; visitor: string },
): Promise<{ ok: true } | Failed> {
  const attempt = { of: "staff" as const, email, visitor, now: now() };
  if ((await tryLogin({ db, log }, attempt)) === "too-many") return TOO_MANY;
  const stored = (await findMember(db, memberId))?.passwordHash;
  if (!(await isPassword(stored, oldPassword))) {
    noteFailedLogin({ log }, attempt);
    return refused({ old_password: [WRONG_OLD_PASSWORD] });
  }
  await noteLogin({ db }, attempt);
  if (isGuessable(password, email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  const passwordHash = await hashPassword(password);
  return transaction(db, async (tx): Promise<{ ok: true } | Failed> => {
    await lockFactors(tx, memberId);
    if ((await findMember(tx, memberId))?.passwordHash !== stored)
      return refused({ old_password: [WRONG_OLD_PASSWORD] });
    await updateMember(tx, memberId, { passwordHash });
    await deleteLinks(tx, memberId, "password");
    await deleteSessionsOf(tx, memberId, sessionId);
    await notifyOfLogin(tx, { memberId, what: "password", at: attempt.now });
    return { ok: true };
  });
}
