/** Links expire by the database's clock, because the clocks of machines may differ (decision 0121). */
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

export type LinkKind = "invitation" | "password";

export interface Link {
  memberId: number;
  /** Encrypted secret of the authenticator app to set up; null for password links. */
  totpSecret: string | null;
  challenge: string | null;
  /** Digest of a secret that only the accepting browser has; null before a browser starts. */
  begunBy: Buffer | null;
  expiresAt: Date;
}

export async function insertLink(
  db: Db,
  link: Omit<Link, "expiresAt" | "begunBy"> & {
    tokenHash: Buffer;
    kind: LinkKind;
    now: Date;
    minutes: number;
  },
): Promise<void> {
  await db
    .insertInto("staff_link")
    .values({
      token_hash: link.tokenHash,
      member_id: link.memberId,
      kind: link.kind,
      totp_secret: link.totpSecret,
      challenge: link.challenge,
      created_at: link.now,
      expires_at: sql<Date>`now() + ${link.minutes} * interval '1 minute'`,
    })
    .execute();
}

/** Returns a valid link; undefined if the link was used or has expired. */
export async function findLink(
  db: Db,
  input: { tokenHash: Buffer; kind: LinkKind },
): Promise<Link | undefined> {
  return open(db, input).executeTakeFirst();
}

/** Locks a valid link. Only one of two concurrent uses finds it. */
export async function lockLink(
  tx: Tx,
  input: { tokenHash: Buffer; kind: LinkKind },
): Promise<Link | undefined> {
  return open(tx, input).forUpdate().executeTakeFirst();
}

function open(db: Db, { tokenHash, kind }: { tokenHash: Buffer; kind: LinkKind }) {
  return db
    .selectFrom("staff_link")
    .select([
      "member_id as memberId",
      "totp_secret as totpSecret",
      "challenge",
      "begun_by as begunBy",
      "expires_at as expiresAt",
    ])
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", sql<Date>`now()`);
}

/** Records the browser that started to accept. Returns false if the invitation is no longer valid. */
export async function updateBegun(
  db: Db,
  tokenHash: Buffer,
  { begunBy, totpSecret, challenge }: { begunBy: Buffer; totpSecret: string; challenge: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_link")
    .set({ begun_by: begunBy, totp_secret: totpSecret, challenge })
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", "invitation")
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteLinks(tx: Tx, memberId: number, kind?: LinkKind): Promise<void> {
  await tx
    .deleteFrom("staff_link")
    .where("member_id", "=", memberId)
    .$if(kind !== undefined, (only) => only.where("kind", "=", kind ?? ""))
    .execute();
}

export async function deleteOldLinks(db: Db): Promise<void> {
  await db
    .deleteFrom("staff_link")
    .where("expires_at", "<=", sql<Date>`now()`)
    .execute();
}
