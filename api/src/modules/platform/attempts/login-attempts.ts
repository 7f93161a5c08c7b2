/** Limits password attempts. Attempts are counted before the password is checked (decision 0026). */
import type { ApiContext } from "../../../context.ts";
import { addressBlock } from "../../../http/address-block.ts";
import {
  type Allowance,
  attemptKey,
  clearAttempts,
  isKnownPlace,
  rememberPlace,
  takeAttempt,
} from "./attempts.store.ts";

type Shop = Pick<ApiContext, "db" | "log">;

/** Limit for one account from all networks of an IPv6 site. */
const OF_A_SITE: Allowance = { attempts: 20, windowMs: 15 * 60_000 };
/**
 * Limit for one network across all accounts. Many people may share a network, but few of them mistype their passwords
 * within the same 15 minutes.
 */
const OF_A_NETWORK: Allowance = { attempts: 60, windowMs: 15 * 60_000 };
/** Limit for one account from all visitors. Networks where its owner has logged in before are exempt. */
const OF_AN_ACCOUNT: Allowance = { attempts: 30, windowMs: 6 * 3_600_000 };

export interface Attempt {
  /** Defaults to customer. The same email may belong to a customer and a staff member. */
  of?: "customer" | "staff";
  email: string;
  visitor: string;
  now: Date;
}

/** "link": after too many attempts from all networks together, only an emailed link can identify the owner. */
export type Tried = "allowed" | "too-many" | "link";

export async function tryLogin({ db, log }: Shop, attempt: Attempt): Promise<Tried> {
  const { now } = attempt;
  const keys = keysOf(attempt);
  const take = (key: Buffer, allowance?: Allowance): Promise<boolean> => takeAttempt(db, key, now, allowance);
  const isBounded =
    !(await take(keys.here)) ||
    (keys.site !== undefined && !(await take(keys.site, OF_A_SITE))) ||
    !(await take(keys.network, OF_A_NETWORK));
  if (isBounded) {
    log({ level: "warn", message: "Logins are locked after failed attempts.", ...namesOf(attempt) });
    return "too-many";
  }
  if ((await isKnownPlace(db, keys.place, now)) || (await take(keys.account, OF_AN_ACCOUNT)))
    return "allowed";
  log({
    level: "warn",
    message: "Failed logins to one account come from many addresses.",
    ...namesOf(attempt),
  });
  return "link";
}

/** Logs a wrong password. The attempt has already been counted. */
export function noteFailedLogin({ log }: Pick<Shop, "log">, attempt: Attempt): void {
  log({ level: "warn", message: "A login failed.", ...namesOf(attempt) });
}

/** Returns whether the account logged in from this network within the last 90 days. */
export async function wasHereBefore({ db }: Pick<Shop, "db">, attempt: Attempt): Promise<boolean> {
  return isKnownPlace(db, keysOf(attempt).place, attempt.now);
}

/** Clears the failed attempts after a successful login and records the network as known. */
export async function noteLogin({ db }: Pick<Shop, "db">, attempt: Attempt): Promise<void> {
  const { here, network, account, place } = keysOf(attempt);
  await clearAttempts(db, here);
  await clearAttempts(db, account);
  await clearAttempts(db, network, 1);
  await rememberPlace(db, place, attempt.now);
}

interface Keys {
  here: Buffer;
  site: Buffer | undefined;
  network: Buffer;
  account: Buffer;
  place: Buffer;
}

function keysOf({ of = "customer", email, visitor }: Attempt): Keys {
  const account = `${of === "staff" ? "staff " : ""}${email.toLowerCase()}`;
  const [block, site] = [addressBlock(visitor), addressBlock(visitor, 48)];
  return {
    here: attemptKey("login", account, block),
    site: site === block ? undefined : attemptKey("login-site", account, site),
    network: attemptKey("login-network", block),
    account: attemptKey("login-account", account),
    place: attemptKey("login-place", account, block),
  };
}

function namesOf({ email, visitor }: Attempt): { account: string; visitor: string } {
  return { account: attemptKey(email.toLowerCase()).toString("hex").slice(0, 12), visitor };
}
