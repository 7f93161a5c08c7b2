/**
 * Who may try a password, counted in the database before it is tried (decision 0026): from one address at one
 * account 5 times in 15 minutes, as attempts.store.ts bounds whatever has no bound of its own; further bounds stand here.
 */
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

/** All networks of one IPv6 site, at one account. */
const OF_A_SITE: Allowance = { attempts: 20, windowMs: 15 * 60_000 };
/** One network, at all accounts: many people may share it, and few of them forget their password at once. */
const OF_A_NETWORK: Allowance = { attempts: 60, windowMs: 15 * 60_000 };
/** The whole world, at one account; where the account was entered before does not count. */
const OF_AN_ACCOUNT: Allowance = { attempts: 30, windowMs: 6 * 3_600_000 };

export interface Attempt {
  /** The same address may have an account as a customer and as one of the shop's people; left out, the customer's. */
  of?: "customer" | "staff";
  email: string;
  /** The address that it comes from. */
  visitor: string;
  now: Date;
}

/** "link": too many have tried this account from everywhere; only the mailbox still tells its owner apart. */
export type Tried = "allowed" | "too-many" | "link";

/** Counts an attempt to enter an account before its password is tried. */
export async function tryLogin({ db, log }: Shop, attempt: Attempt): Promise<Tried> {
  const { now } = attempt;
  const keys = keysOf(attempt);
  const take = (key: Buffer, allowance?: Allowance): Promise<boolean> => takeAttempt(db, key, now, allowance);
  const isBounded =
    !(await take(keys.here)) ||
    (keys.site !== undefined && !(await take(keys.site, OF_A_SITE))) ||
    !(await take(keys.network, OF_A_NETWORK));
  if (isBounded) {
    log({ level: "warn", message: "Logins are locked after failures.", ...namesOf(attempt) });
    return "too-many";
  }
  if ((await isKnownPlace(db, keys.place, now)) || (await take(keys.account, OF_AN_ACCOUNT)))
    return "allowed";
  log({ level: "warn", message: "An account is tried from many addresses.", ...namesOf(attempt) });
  return "link";
}

/** The password was wrong: what was counted stays, and the log says so. */
export function noteFailedLogin({ log }: Pick<Shop, "log">, attempt: Attempt): void {
  log({ level: "warn", message: "A login failed.", ...namesOf(attempt) });
}

/** Whether this account was entered from this network before, as long as that is remembered. */
export async function wasHereBefore({ db }: Pick<Shop, "db">, attempt: Attempt): Promise<boolean> {
  return isKnownPlace(db, keysOf(attempt).place, attempt.now);
}

/** The password was right: the failures before it are forgotten, and its owner is known here from now on. */
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

/** An account in the log by what tells it apart from others, without its address. */
function namesOf({ email, visitor }: Attempt): { account: string; visitor: string } {
  return { account: attemptKey(email.toLowerCase()).toString("hex").slice(0, 12), visitor };
}
