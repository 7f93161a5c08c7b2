import type { SecondFactor } from "@curat/contract/staff/people.values";
import type { NewFactor, ShownFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { seal, unseal } from "../../../../identity/sealed.ts";
import { type Allowance, attemptKey, clearAttempts, takeAttempt } from "../../attempts/index.ts";
import {
  countRecoveryCodes,
  findTotp,
  insertPasskey,
  loadPasskeys,
  putTotp,
  replaceRecoveryCodes,
  usePasskey,
  useRecoveryCode,
  useStep,
} from "./factors.store.ts";
import { counterOf, type PasskeyOptions, passkeyOf, requestOptions } from "./passkeys.ts";
import { newRecoveryCodes, recoveryDigest } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";

type Shop = Pick<ApiContext, "config" | "now">;

const IN_15_MINUTES: Allowance = { attempts: 5, windowMs: 15 * 60_000 };
/** Limits guessing, because three of a million codes are valid at any time. */
const IN_A_DAY: Allowance = { attempts: 30, windowMs: 24 * 3_600_000 };

/** Counts an attempt at a second factor before it is checked. Returns false if there were too many. */
export async function tryFactor(db: Db, memberId: number, now: Date): Promise<boolean> {
  const [often, long] = keysOf(memberId);
  return (await takeAttempt(db, often, now, IN_15_MINUTES)) && (await takeAttempt(db, long, now, IN_A_DAY));
}

export async function noteFactor(tx: Tx, memberId: number): Promise<void> {
  for (const key of keysOf(memberId)) await clearAttempts(tx, key);
}

function keysOf(memberId: number): [often: Buffer, long: Buffer] {
  return [attemptKey("staff-factor", String(memberId)), attemptKey("staff-factor-day", String(memberId))];
}

/** Returns the member's second factors and the passkey options for this challenge. */
export async function factorsOf(
  { config }: Pick<Shop, "config">,
  db: Db,
  { memberId, challenge }: { memberId: number; challenge: string },
): Promise<{ factors: SecondFactor[]; passkey: PasskeyOptions | null }> {
  const [totp, passkeys, codes] = await Promise.all([
    findTotp(db, memberId),
    loadPasskeys(db, memberId),
    countRecoveryCodes(db, memberId),
  ]);
  const factors: SecondFactor[] = [];
  if (totp) factors.push("totp");
  if (passkeys.length > 0) factors.push("passkey");
  if (codes > 0) factors.push("recovery");
  return { factors, passkey: passkeys.length > 0 ? await requestOptions(config, passkeys, challenge) : null };
}

/** Returns whether the presented factor is valid, and uses it up. Passkeys require a challenge. */
export async function isRight(
  { config, now }: Shop,
  tx: Tx,
  { memberId, shown, challenge }: { memberId: number; shown: ShownFactor; challenge: string | null },
): Promise<boolean> {
  switch (shown.factor) {
    case "totp": {
      const totp = await findTotp(tx, memberId);
      const secret = totp && unseal(config.sealKey, totp.secret);
      const step = secret === undefined ? undefined : stepOfCode(secret, shown.code, now());
      return step !== undefined && (await useStep(tx, memberId, step));
    }
    case "recovery":
      return useRecoveryCode(tx, memberId, recoveryDigest(shown.code));
    case "passkey": {
      const { credential } = shown;
      const passkey = (await loadPasskeys(tx, memberId)).find((one) => one.credentialId === credential.id);
      if (!passkey || challenge === null) return false;
      const counter = await counterOf(config, credential, { passkey, challenge });
      return counter !== undefined && (await usePasskey(tx, passkey.id, counter, now()));
    }
  }
}

/** Sets up a factor from the offered data. Returns false for a wrong code or passkey. `secret` is encrypted. */
export async function setUp(
  { config, now }: Shop,
  tx: Tx,
  {
    memberId,
    made,
    offered,
  }: { memberId: number; made: NewFactor; offered: { secret: string | null; challenge: string | null } },
): Promise<boolean> {
  if (made.factor === "totp") {
    const secret = offered.secret === null ? undefined : unseal(config.sealKey, offered.secret);
    const lastStep = secret === undefined ? undefined : stepOfCode(secret, made.code, now());
    if (secret === undefined || lastStep === undefined) return false;
    await putTotp(tx, memberId, { secret: seal(config.sealKey, secret), lastStep }, now());
    return true;
  }
  const { challenge } = offered;
  const name = made.passkey_name || UNNAMED;
  const passkey =
    challenge === null ? undefined : await passkeyOf(config, made.credential, { challenge, name });
  return passkey !== undefined && (await insertPasskey(tx, memberId, passkey, now()));
}

const UNNAMED = "Passkey";

/** Replaces the recovery codes and returns ten new ones. They cannot be read again later. */
export async function renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, memberId, codes.map(recoveryDigest));
  return codes;
}
