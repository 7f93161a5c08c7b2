import { sql } from "kysely";
import type { Db, Tx } from "../../../../../db/database.ts";

export interface Connection {
  accessToken: string;
  refreshToken: string;
  accessUntil: Date;
  refreshUntil: Date;
  connectedAt: Date;
  connectedBy: string;
  brokenAt: Date | null;
  broken: string | null;
}

export async function findConnection(db: Db): Promise<Connection | undefined> {
  const row = await db.selectFrom("efactura_connection").selectAll().executeTakeFirst();
  return (
    row && {
      accessToken: row.access_token,
      refreshToken: row.refresh_token,
      accessUntil: row.access_until,
      refreshUntil: row.refresh_until,
      connectedAt: row.connected_at,
      connectedBy: row.connected_by,
      brokenAt: row.broken_at,
      broken: row.broken,
    }
  );
}

export async function putConnection(db: Db, stored: Omit<Connection, "brokenAt" | "broken">): Promise<void> {
  const row = {
    access_token: stored.accessToken,
    refresh_token: stored.refreshToken,
    access_until: stored.accessUntil,
    refresh_until: stored.refreshUntil,
    connected_at: stored.connectedAt,
    connected_by: stored.connectedBy,
    refreshed_at: null,
    renewing_until: null,
    broken_at: null,
    broken: null,
  };
  await db
    .insertInto("efactura_connection")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteConnection(tx: Tx): Promise<boolean> {
  return (await tx.deleteFrom("efactura_connection").returning("id").execute()).length > 0;
}

/**
 * Claims the renewal of the login. Returns false if another process has claimed or completed it. Uses the database's
 * clock, because servers' clocks may differ.
 */
export async function claimRenewal(
  db: Db,
  { refreshToken, ms }: { refreshToken: string; ms: number },
): Promise<boolean> {
  const { rows } = await sql`
    update efactura_connection set renewing_until = now() + ${ms / 1_000} * interval '1 second'
    where refresh_token = ${refreshToken} and (renewing_until is null or renewing_until <= now())
    returning id`.execute(db);
  return rows.length > 0;
}

export async function writeRenewed(
  db: Db,
  former: string,
  next: Pick<Connection, "accessToken" | "refreshToken" | "accessUntil" | "refreshUntil"> & { at: Date },
): Promise<void> {
  await db
    .updateTable("efactura_connection")
    .set({
      access_token: next.accessToken,
      refresh_token: next.refreshToken,
      access_until: next.accessUntil,
      refresh_until: next.refreshUntil,
      refreshed_at: next.at,
      renewing_until: null,
    })
    .where("refresh_token", "=", former)
    .execute();
}

export async function endRenewing(db: Db, refreshToken: string): Promise<void> {
  await db
    .updateTable("efactura_connection")
    .set({ renewing_until: null })
    .where("refresh_token", "=", refreshToken)
    .execute();
}

/** Records why the login fails and keeps the time of the first failure. `null` records that the login works again. */
export async function writeBroken(db: Db, why: { at: Date; words: string } | null): Promise<void> {
  await (
    why
      ? sql`update efactura_connection set broken_at = coalesce(broken_at, ${why.at}), broken = ${why.words}`
      : sql`update efactura_connection set broken_at = null, broken = null where broken_at is not null`
  ).execute(db);
}

/** Inserts a started login. Deletes logins that were not completed within an hour. */
export async function insertLogin(db: Db, login: { stateHash: string; by: string; at: Date }): Promise<void> {
  const { stateHash: state_hash, by: begun_by, at: begun_at } = login;
  const hourAgo = new Date(begun_at.getTime() - 3_600_000);
  await db.deleteFrom("efactura_login").where("begun_at", "<", hourAgo).execute();
  await db.insertInto("efactura_login").values({ state_hash, begun_by, begun_at }).execute();
}

/** Completes a login that this person started after the given time; returns false if there is none. */
export async function takeLogin(
  db: Db,
  { stateHash, by, after }: { stateHash: string; by: string; after: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom("efactura_login")
    .where("state_hash", "=", stateHash)
    .where("begun_by", "=", by)
    .where("begun_at", ">", after)
    .returning("state_hash")
    .execute();
  return taken.length > 0;
}
