/** Lifetimes use the database's clock, because the clocks of machines may differ (decision 0121). */
import { RECENT_MINUTES, STAFF_IDLE_MINUTES } from "@curat/contract/staff/people.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Role } from "../roles/roles.store.ts";

export interface SessionRow {
  id: number;
  memberId: number;
  name: string;
  email: string;
  isIdle: boolean;
  /** True if the last recorded request is more than a minute old. */
  isUseNews: boolean;
  expiresAt: Date;
  /** True if a second factor was presented in the last ten minutes. */
  isConfirmed: boolean;
  /** Seconds left in which the last second factor allows sensitive calls; 0 afterwards. */
  confirmedSeconds: number;
  roles: Role[];
  seenAs: Role | null;
}

/** Returns the session of a token, with its active member and their current roles. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return sessions(db).where("s.token_hash", "=", tokenHash).executeTakeFirst();
}

export async function findSessionOf(db: Db, id: number): Promise<SessionRow | undefined> {
  return sessions(db).where("s.id", "=", id).executeTakeFirst();
}

const ROLES = sql<Role[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions, 'isOwner', r.is_owner,
    'discountPercent', r.discount_percent)
    order by r.is_owner desc, r.name)
  from staff_member_role mr join staff_role r on r.id = mr.role_id where mr.member_id = m.id), '[]')`;
const SEEN_AS = sql<Role | null>`(
  select json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions, 'isOwner', r.is_owner,
    'discountPercent', r.discount_percent)
  from staff_role r where r.id = s.seen_as)`;

const IN_USE = sql<boolean>`s.used_at > now() - ${STAFF_IDLE_MINUTES} * interval '1 minute'`;

function sessions(db: Db) {
  return db
    .selectFrom("staff_session as s")
    .innerJoin("staff_member as m", "m.id", "s.member_id")
    .where("m.state", "=", "active")
    .select((eb) => [
      "s.id",
      "s.member_id as memberId",
      "m.name",
      // Active members always have an email.
      eb.ref("m.email").$castTo<string>().as("email"),
      sql<boolean>`not ${IN_USE}`.as("isIdle"),
      sql<boolean>`s.used_at < now() - interval '1 minute'`.as("isUseNews"),
      "s.expires_at as expiresAt",
      sql<boolean>`s.second_factor_at >= now() - ${RECENT_MINUTES} * interval '1 minute'`.as("isConfirmed"),
      sql<number>`greatest(0, floor(extract(epoch from s.second_factor_at - now())) + ${RECENT_MINUTES * 60})::integer`.as(
        "confirmedSeconds",
      ),
      ROLES.as("roles"),
      SEEN_AS.as("seenAs"),
    ]);
}

export async function insertSession(
  tx: Tx,
  session: {
    tokenHash: Buffer;
    memberId: number;
    device: string;
    address: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { now } = session;
  await tx
    .insertInto("staff_session")
    .values({
      token_hash: session.tokenHash,
      member_id: session.memberId,
      device: session.device,
      address: session.address,
      created_at: now,
      used_at: sql<Date>`now()`,
      expires_at: session.expiresAt,
      second_factor_at: sql<Date>`now()`,
    })
    .execute();
}

export async function updateUsed(db: Db, id: number): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Records that a second factor was presented. Returns the time. */
export async function updateSecondFactor(tx: Tx, id: number): Promise<Date> {
  const { shownAt } = await tx
    .updateTable("staff_session")
    .set({ second_factor_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returning("second_factor_at as shownAt")
    .executeTakeFirstOrThrow();
  return shownAt;
}

/** Sets the role with whose permissions the member views the office; null restores the member's own permissions. */
export async function updateSeenAs(db: Db, id: number, roleId: number | null): Promise<void> {
  await db.updateTable("staff_session").set({ seen_as: roleId }).where("id", "=", id).execute();
}

export async function updateChallenge(db: Db, id: number, challenge: string, minutes: number): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ challenge, challenge_until: sql<Date>`now() + ${minutes} * interval '1 minute'` })
    .where("id", "=", id)
    .execute();
}

export async function updateNewTotp(db: Db, id: number, secret: string | null): Promise<void> {
  await db.updateTable("staff_session").set({ new_totp: secret }).where("id", "=", id).execute();
}

/** Returns and deletes the session's passkey challenge; null if there is none or it has expired. */
export async function takeChallenge(tx: Tx, id: number): Promise<string | null> {
  const { rows } = await sql<{ challenge: string | null }>`
    update staff_session s set challenge = null, challenge_until = null
    from (select id, challenge, challenge_until from staff_session where id = ${id} for update) before
    where s.id = before.id
    returning case when before.challenge_until > now() then before.challenge end as challenge`.execute(tx);
  return rows[0]?.challenge ?? null;
}

export async function findNewTotp(tx: Tx, id: number): Promise<string | null> {
  const row = await tx.selectFrom("staff_session").select("new_totp").where("id", "=", id).executeTakeFirst();
  return row?.new_totp ?? null;
}

export interface OpenSession {
  id: number;
  device: string;
  address: string;
  createdAt: Date;
  usedAt: Date;
  expiresAt: Date;
}

/** Returns a member's unexpired sessions, latest use first. */
export async function loadSessions(db: Db, memberId: number, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom("staff_session as s")
    .select([
      "id",
      "device",
      "address",
      "created_at as createdAt",
      "used_at as usedAt",
      "expires_at as expiresAt",
    ])
    .where("member_id", "=", memberId)
    .where("expires_at", ">", now)
    .where(IN_USE)
    .orderBy("used_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** Ends a member's session. Returns false if the session is not theirs. */
export async function deleteSession(db: Db, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_session")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends a member's pending logins and all their sessions except the given one. */
export async function deleteSessionsOf(tx: Tx, memberId: number, stored?: number): Promise<void> {
  await tx.deleteFrom("staff_login").where("member_id", "=", memberId).execute();
  await tx
    .deleteFrom("staff_session")
    .where("member_id", "=", memberId)
    .$if(stored !== undefined, (query) => query.where("id", "!=", stored ?? 0))
    .execute();
}

/** Deletes sessions that expired before `ended`, and expired pending logins. */
export async function deleteOldSessions(db: Db, ended: Date): Promise<void> {
  await db.deleteFrom("staff_session").where("expires_at", "<", ended).execute();
  await db
    .deleteFrom("staff_login")
    .where("expires_at", "<=", sql<Date>`now()`)
    .execute();
}

export interface PendingLogin {
  memberId: number;
  challenge: string;
  tries: number;
}

export async function insertLogin(
  db: Db,
  login: { tokenHash: Buffer; memberId: number; challenge: string; minutes: number },
): Promise<void> {
  await db
    .insertInto("staff_login")
    .values({
      token_hash: login.tokenHash,
      member_id: login.memberId,
      challenge: login.challenge,
      expires_at: sql<Date>`now() + ${login.minutes} * interval '1 minute'`,
    })
    .execute();
}

export async function findLogin(db: Db, tokenHash: Buffer): Promise<PendingLogin | undefined> {
  return pendingLogin(db, tokenHash).executeTakeFirst();
}

/** Locks and returns a login that awaits its second factor. */
export async function lockLogin(tx: Tx, tokenHash: Buffer): Promise<PendingLogin | undefined> {
  return pendingLogin(tx, tokenHash).forUpdate().executeTakeFirst();
}

function pendingLogin(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("staff_login")
    .select(["member_id as memberId", "challenge", "tries"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`);
}

export async function updateTries(tx: Tx, tokenHash: Buffer, tries: number): Promise<void> {
  await tx.updateTable("staff_login").set({ tries }).where("token_hash", "=", tokenHash).execute();
}

export async function deleteLogin(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom("staff_login").where("token_hash", "=", tokenHash).execute();
}
