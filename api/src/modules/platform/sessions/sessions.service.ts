/** Session tokens are stored as hashes and valid for seven days (requirements: C12). */
import { createHash } from "node:crypto";
import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../../http/caller.ts";
import { tag, touch } from "../changes/index.ts";
import { Refusal } from "../../../http/refusal.ts";
import { randomId } from "../../../identity/random-id.ts";
import { deviceOf } from "../../../identity/device.ts";
import {
  deleteSession,
  deleteSessionsBefore,
  deleteSessionsOf,
  findSession,
  insertSession,
  loadOpenSessions,
  type OpenSession,
  type SessionRow,
  updateUsed,
} from "./sessions.store.ts";

const SESSION_DAYS = 7;
const DAY_MS = 86_400_000;
/** Minimum interval for recording the last use, so that not every request writes. */
const USED_MS = 10 * 60_000;

type Shop = Pick<ApiContext, "db" | "now">;

/** Returns the customer of a token; undefined if the token is missing, unknown or expired. */
export async function findCustomer(shop: Shop, token: string | undefined): Promise<Customer | undefined> {
  const session = token === undefined ? undefined : await findSession(shop.db, hashOf(token));
  return session && session.expiresAt > shop.now() ? use(shop, session) : undefined;
}

/** Returns the customer of a token. Throws 401 with `token_expired` or `token_not_provided`. */
export async function requireCustomer(shop: Shop, token: string | undefined): Promise<Customer> {
  const session = token === undefined ? undefined : await findSession(shop.db, hashOf(token));
  if (!session) throw new Refusal(401, { message: "Unauthenticated.", error: "token_not_provided" });
  if (session.expiresAt <= shop.now())
    throw new Refusal(401, { message: "token_expired", error: "token_expired" });
  return use(shop, session);
}

/** Opens a session and returns its token. Stores a short device name instead of the user agent. */
export async function openSession(
  db: Db,
  { customerId, userAgent, now }: { customerId: number; userAgent: string | undefined; now: Date },
): Promise<string> {
  const token = randomId();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await insertSession(db, {
    tokenHash: hashOf(token),
    customerId,
    device: deviceOf(userAgent),
    now,
    expiresAt,
  });
  return token;
}

/** Returns a customer's open sessions: the one of `token` first, then the others by last use. */
export async function loadSessions(
  { db, now }: Shop,
  customerId: number,
  token: string | undefined,
): Promise<OpenSession[]> {
  return loadOpenSessions(db, { customerId, current: hashOf(token ?? ""), now: now() });
}

/** Ends a session. Ignores an unknown token. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  const customerId = await deleteSession(tx, hashOf(token));
  if (customerId !== undefined) await touch(tx, [tag.customer(customerId)]);
}

/** Ends a customer's sessions, except the one of `keptToken`. */
export async function endSessionsOf(tx: Tx, customerId: number, keptToken?: string): Promise<void> {
  await deleteSessionsOf(tx, customerId, keptToken === undefined ? undefined : hashOf(keptToken));
  await touch(tx, [tag.customer(customerId)]);
}

/** Deletes sessions seven days after their expiry. Until then, their tokens are reported as expired. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await deleteSessionsBefore(db, new Date(now.getTime() - SESSION_DAYS * DAY_MS));
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Records the use at most every ten minutes. A failure to record it does not affect the request. */
async function use({ db, now }: Shop, session: SessionRow): Promise<Customer> {
  const { id, firstName, lastName, email, phone, usedAt, tokenHash } = session;
  const at = now();
  if (at.getTime() - usedAt.getTime() >= USED_MS) await updateUsed(db, tokenHash, at).catch(() => undefined);
  return { id, firstName, lastName, email, phone };
}
