import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import type { Person } from "../../../../http/caller.ts";
import { seal } from "../../../../identity/sealed.ts";
import { recordChange } from "../../changes/index.ts";
import { wrongFactor } from "../login/login.service.ts";
import { type Failed, refused, TOO_MANY } from "../login/outcomes.ts";
import { notifyOfLogin } from "../login/security-mail.ts";
import { GOOD_MINUTES, until } from "../login/session.rules.ts";
import {
  findNewTotp,
  takeChallenge,
  updateChallenge,
  updateNewTotp,
  updateSecondFactor,
  updateSeenAs,
} from "../login/sessions.store.ts";
import {
  factorsOf,
  isRight,
  noteFactor,
  renewRecoveryCodes,
  setUp,
  tryFactor,
} from "../factors/factors.service.ts";
import {
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  findTotp,
  loadPasskeys,
  lockFactors,
} from "../factors/factors.store.ts";
import { creationOptions, type Credential, newChallenge, type PasskeyOptions } from "../factors/passkeys.ts";
import { newTotpSecret, totpUri } from "../factors/totp.ts";
import { memberSentence } from "../people/people.rules.ts";
import { findMember, updateMember } from "../people/people.store.ts";
import { findRole } from "../roles/roles.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;
type Done = { ok: true };

export async function changeName({ db }: Pick<Shop, "db">, me: Person, name: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockFactors(tx, me.memberId);
    const member = await findMember(tx, me.memberId);
    if (!member) return;
    const roles = member.roles.map((role) => role.name);
    const before = { name: member.name, state: member.state, roles };
    const after = { ...before, name };
    await updateMember(tx, me.memberId, { name });
    await recordChange(tx, {
      actor: me,
      subject: { kind: "staff_member", id: me.memberId },
      sentence: memberSentence(before, after),
      before,
      after,
      touched: [],
    });
  });
}

/** Starts or ends viewing the office as another role in this session. Refuses an unknown role. */
export async function seeAs(
  { db }: Pick<Shop, "db">,
  { sessionId }: Person,
  roleId: number | null,
): Promise<Done | Failed> {
  if (roleId !== null && !(await findRole(db, roleId)))
    return refused({ role: ["Rolul ales nu mai există: alege altul."] });
  await updateSeenAs(db, sessionId, roleId);
  return { ok: true };
}

/** Returns the options for a second factor, with a passkey challenge valid for five minutes. */
export async function requestFactor(shop: Shop, { memberId, sessionId }: Person) {
  const challenge = await newSessionChallenge(shop, sessionId);
  return factorsOf(shop, shop.db, { memberId, challenge });
}

/** Verifies a second factor again, and so allows sensitive calls for ten minutes. */
export async function renewFactor(
  shop: Shop,
  { memberId, sessionId }: Person,
  shown: ShownFactor,
): Promise<{ ok: true; recentUntil: Date; recoveryCodesLeft: number } | Failed> {
  const { db, now } = shop;
  const at = now();
  if (!(await tryFactor(db, memberId, at))) return TOO_MANY;
  return transaction(db, async (tx) => {
    await lockFactors(tx, memberId);
    const challenge = shown.factor === "passkey" ? await takeChallenge(tx, sessionId) : null;
    if (!(await isRight(shop, tx, { memberId, shown, challenge }))) return wrongFactor(shown);
    await noteFactor(tx, memberId);
    const shownAt = await updateSecondFactor(tx, sessionId);
    const recoveryCodesLeft = await countRecoveryCodes(tx, memberId);
    return { ok: true, recentUntil: until.recent(shownAt), recoveryCodesLeft };
  });
}

/** Returns an authenticator secret. It takes effect with its first code in the same session. */
export async function offerTotp(
  { db, config }: Shop,
  { sessionId, email }: Person,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  await updateNewTotp(db, sessionId, seal(config.sealKey, secret));
  return { secret, uri: totpUri(secret, { shop: new URL(config.shopUrl).hostname, email }) };
}

export async function confirmTotp(shop: Shop, me: Person, code: string): Promise<Done | Failed> {
  const { memberId, sessionId } = me;
  return transaction(shop.db, async (tx): Promise<Done | Failed> => {
    await lockFactors(tx, memberId);
    const offered = { secret: await findNewTotp(tx, sessionId), challenge: null };
    const made = { factor: "totp" as const, code };
    if (!(await setUp(shop, tx, { memberId, made, offered }))) return wrongFactor(made);
    await updateNewTotp(tx, sessionId, null);
    await notifyOfFactorChange(shop, tx, me, "a schimbat aplicația de autentificare");
    return { ok: true };
  });
}

export async function offerPasskey(
  shop: Shop,
  { memberId, email, name, sessionId }: Person,
): Promise<PasskeyOptions> {
  const passkeys = await loadPasskeys(shop.db, memberId);
  const challenge = await newSessionChallenge(shop, sessionId);
  return creationOptions(shop.config, { memberId, email, name, challenge, standing: passkeys });
}

export async function addPasskey(
  shop: Shop,
  me: Person,
  { name, credential }: { name: string; credential: Credential },
): Promise<Done | Failed> {
  const { memberId, sessionId } = me;
  return transaction(shop.db, async (tx): Promise<Done | Failed> => {
    await lockFactors(tx, memberId);
    const challenge = await takeChallenge(tx, sessionId);
    const made = { factor: "passkey" as const, passkey_name: name, credential };
    if (!(await setUp(shop, tx, { memberId, made, offered: { secret: null, challenge } })))
      return wrongFactor(made);
    await notifyOfFactorChange(shop, tx, me, `a adăugat cheia de acces „${name}”`);
    return { ok: true };
  });
}

export type Removed = { ok: true } | { ok: false; error: "unknown" | "last" };

/** Removes the authenticator app if a passkey remains. */
export async function removeTotp(shop: Pick<Shop, "db" | "now">, me: Person): Promise<Removed> {
  return transaction(shop.db, async (tx): Promise<Removed> => {
    await lockFactors(tx, me.memberId);
    if ((await loadPasskeys(tx, me.memberId)).length === 0) return { ok: false, error: "last" };
    if (await deleteTotp(tx, me.memberId))
      await notifyOfFactorChange(shop, tx, me, "a renunțat la aplicația de autentificare");
    return { ok: true };
  });
}

/** Removes a passkey if another passkey or the app remains. */
export async function removePasskey(
  shop: Pick<Shop, "db" | "now">,
  me: Person,
  id: number,
): Promise<Removed> {
  return transaction(shop.db, async (tx): Promise<Removed> => {
    await lockFactors(tx, me.memberId);
    const passkeys = await loadPasskeys(tx, me.memberId);
    const passkey = passkeys.find((one) => one.id === id);
    if (!passkey) return { ok: false, error: "unknown" };
    if (passkeys.length === 1 && !(await findTotp(tx, me.memberId))) return { ok: false, error: "last" };
    await deletePasskey(tx, me.memberId, id);
    await notifyOfFactorChange(shop, tx, me, `a șters cheia de acces „${passkey.name}”`);
    return { ok: true };
  });
}

export async function newCodes(shop: Pick<Shop, "db" | "now">, me: Person): Promise<string[]> {
  return transaction(shop.db, async (tx) => {
    await lockFactors(tx, me.memberId);
    await notifyOfFactorChange(shop, tx, me, "a generat coduri de rezervă noi");
    return renewRecoveryCodes(tx, me.memberId);
  });
}

async function newSessionChallenge({ db }: Pick<Shop, "db">, sessionId: number): Promise<string> {
  const challenge = newChallenge();
  await updateChallenge(db, sessionId, challenge, GOOD_MINUTES.challenge);
  return challenge;
}

/** Reports a change of second factors in the audit log and by email, without secrets. */
async function notifyOfFactorChange(
  { now }: Pick<Shop, "now">,
  tx: Tx,
  me: Person,
  what: string,
): Promise<void> {
  await notifyOfLogin(tx, {
    memberId: me.memberId,
    what: "factors",
    details: `${me.name} ${what}.`,
    at: now(),
  });
  await recordChange(tx, {
    actor: me,
    subject: { kind: "staff_factors", id: me.memberId },
    sentence: `${me.name} ${what}.`,
    before: null,
    after: { changed: what },
    touched: [],
  });
}
