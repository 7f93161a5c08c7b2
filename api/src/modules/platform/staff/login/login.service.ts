import type { SecondFactor } from "@curat/contract/staff/people.values";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { keyDigest } from "../../../../identity/key-digest.ts";
import { isPassword } from "../../../../identity/password.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { type Attempt, noteFailedLogin, noteLogin, tryLogin, wasHereBefore } from "../../attempts/index.ts";
import { factorsOf, isRight, noteFactor, tryFactor } from "../factors/factors.service.ts";
import { countRecoveryCodes, lockFactors } from "../factors/factors.store.ts";
import { newChallenge, type PasskeyOptions } from "../factors/passkeys.ts";
import { findMember, findMemberOf } from "../people/people.store.ts";
import { type Failed, refused, TOO_MANY } from "./outcomes.ts";
import { sendLoginLink } from "./password.service.ts";
import { notifyOfLogin } from "./security-mail.ts";
import { GOOD_MINUTES, TRIES_A_LOGIN } from "./session.rules.ts";
import { type Opened, openSession, type Place } from "./sessions.service.ts";
import { deleteLogin, findLogin, insertLogin, lockLogin, updateTries } from "./sessions.store.ts";

const WRONG_LOGIN = "E-mail sau parolă incorecte.";
const LINK_SENT =
  "Au fost prea multe încercări de a intra în acest cont. Ți-am trimis un e-mail: alege o parolă nouă prin linkul din el.";
const LOGIN_OVER = "Sesiunea a expirat. Introdu din nou e-mailul și parola.";
const WRONG_CODE = "Codul nu este corect sau a fost deja folosit.";
const WRONG_PASSKEY = "Cheia de acces nu a fost recunoscută.";

type Started = {
  ok: true;
  login: string;
  factors: SecondFactor[];
  passkey: PasskeyOptions | null;
};

/**
 * Checks email and password. A wrong password and an unknown email cause the same error, which therefore does not
 * reveal who is staff.
 */
export async function startLogin(
  shop: ApiContext,
  { email, password }: { email: string; password: string },
  visitor: string,
): Promise<Started | Failed> {
  const { db, now, log } = shop;
  const at = now();
  const attempt: Attempt = { of: "staff", email, visitor, now: at };
  const tried = await tryLogin({ db, log }, attempt);
  if (tried === "too-many") return TOO_MANY;
  if (tried === "link") {
    await sendLoginLink(shop, email);
    return refused({ email: [LINK_SENT] });
  }
  const member = await findMemberOf(db, email);
  const matches = await isPassword(member?.passwordHash, password);
  if (!member || !matches || member.state !== "active") {
    noteFailedLogin({ log }, attempt);
    return refused({ email: [WRONG_LOGIN] });
  }
  const [login, challenge] = [randomId(), newChallenge()];
  const { id: memberId } = member;
  const begun = await transaction(db, async (tx) => {
    await lockFactors(tx, memberId);
    const current = await findMember(tx, memberId);
    if (current?.state !== "active" || current.passwordHash !== member.passwordHash) return false;
    await insertLogin(tx, { tokenHash: keyDigest(login), memberId, challenge, minutes: GOOD_MINUTES.login });
    return true;
  });
  if (!begun) return refused({ email: [WRONG_LOGIN] });
  return { ok: true, login, ...(await factorsOf(shop, db, { memberId, challenge })) };
}

/** Checks the second factor and opens the session. Uses up the code and the login token. */
export async function finishLogin(
  shop: ApiContext,
  { login, shown }: { login: string; shown: ShownFactor },
  place: Place,
): Promise<(Opened & { recoveryCodesLeft: number }) | Failed> {
  const { db, now, log } = shop;
  const at = now();
  const tokenHash = keyDigest(login);
  const found = await findLogin(db, tokenHash);
  if (!found) return refused({ login: [LOGIN_OVER] });
  const { memberId } = found;
  if (!(await tryFactor(db, memberId, at))) {
    log({
      level: "warn",
      message: "Second factors are locked after failed attempts.",
      account: `staff ${memberId}`,
    });
    return TOO_MANY;
  }
  return transaction(db, async (tx): Promise<(Opened & { recoveryCodesLeft: number }) | Failed> => {
    await lockFactors(tx, memberId);
    const pending = await lockLogin(tx, tokenHash);
    const member = await findMember(tx, memberId);
    if (!pending || member?.state !== "active" || pending.tries >= TRIES_A_LOGIN)
      return refused({ login: [LOGIN_OVER] });
    if (!(await isRight(shop, tx, { memberId, shown, challenge: pending.challenge }))) {
      await updateTries(tx, tokenHash, pending.tries + 1);
      log({ level: "warn", message: "A second factor was wrong.", account: `staff ${memberId}` });
      return wrongFactor(shown);
    }
    await deleteLogin(tx, tokenHash);
    await noteFactor(tx, memberId);
    // Only erased members have no email.
    const attempt: Attempt = { of: "staff", email: member.email ?? "", visitor: place.visitor, now: at };
    if (!(await wasHereBefore({ db: tx }, attempt)))
      await notifyOfLogin(tx, { memberId, what: "new_place", details: place.visitor, at });
    await noteLogin({ db: tx }, attempt);
    const opened = await openSession(tx, { memberId, place, now: at });
    return { ...opened, recoveryCodesLeft: await countRecoveryCodes(tx, memberId) };
  });
}

/** Returns the error for a wrong second factor, at its field. */
export function wrongFactor({ factor }: Pick<ShownFactor, "factor">): Failed {
  return refused(factor === "passkey" ? { credential: [WRONG_PASSKEY] } : { code: [WRONG_CODE] });
}
