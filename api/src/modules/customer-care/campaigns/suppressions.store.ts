import type { SuppressionReason } from "@curat/contract/staff/campaigns.values";
import { sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";

export interface Suppression {
  id: number;
  email: string | null;
  reason: SuppressionReason;
  detail: string;
  createdAt: Date;
}

const COLUMNS = sql`id, email, reason, detail, created_at as "createdAt"`;

export async function listSuppressions(
  db: Db,
  { text, page, perPage }: Paging & { text: string | undefined },
): Promise<{ rows: Suppression[]; total: number }> {
  const filter = text ? sql`email like ${containing(text.toLowerCase())}` : sql`true`;
  const { rows } = await sql<Suppression>`
    select ${COLUMNS} from mail_suppression where ${filter}
    order by id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from mail_suppression where ${filter}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function lockSuppression(tx: Tx, id: number): Promise<Suppression | undefined> {
  const { rows } = await sql<Suppression>`
    select ${COLUMNS} from mail_suppression where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findSuppression(db: Db, email: string): Promise<Suppression | undefined> {
  const { rows } = await sql<Suppression>`
    select ${COLUMNS} from mail_suppression where digest = sha256(convert_to(${email}, 'UTF8'))`.execute(db);
  return rows[0];
}

/** Suppresses an address. Returns false if it was already suppressed, and keeps the earlier reason. */
export async function insertSuppression(
  db: Db,
  { email, reason, detail, at }: { email: string; reason: SuppressionReason; detail: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into mail_suppression (digest, email, reason, detail, created_at)
    values (sha256(convert_to(${email}, 'UTF8')), ${email}, ${reason}, ${detail}, ${at})
    on conflict (digest) do nothing`.execute(db);
  return numAffectedRows > 0n;
}

export async function deleteSuppression(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("mail_suppression").where("id", "=", id).execute();
}
