/** What was put into carts many lines at once, so that a sending that comes twice goes in once. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { AddedLine, SentLine } from "./added-lines.rules.ts";

/** A browser sends a form again within minutes, or not at all. */
const RETENTION_HOURS = 24;

interface Addition {
  cartId: number;
  key: string;
  sent: readonly SentLine[];
}

/** What these very lines were answered when they came under this key before; undefined when they did not. */
export async function findAddition(
  tx: Tx,
  { cartId, key, sent }: Addition,
): Promise<AddedLine[] | undefined> {
  const { rows } = await sql<{ answered: AddedLine[] }>`
    select answered from cart_addition
    where cart_id = ${cartId} and key = ${key} and asked = ${JSON.stringify(sent)}::jsonb`.execute(tx);
  return rows[0]?.answered;
}

/** Remembers a sending for a day; other lines under the same key take its place. */
export async function noteAddition(
  tx: Tx,
  { cartId, key, sent, added, now }: Addition & { added: readonly AddedLine[]; now: Date },
): Promise<void> {
  const goneBy = new Date(now.getTime() - RETENTION_HOURS * 3_600_000);
  await tx
    .deleteFrom("cart_addition")
    .where("cart_id", "=", cartId)
    .where((where) => where.or([where("added_at", "<", goneBy), where("key", "=", key)]))
    .execute();
  await tx
    .insertInto("cart_addition")
    .values({
      cart_id: cartId,
      key,
      asked: JSON.stringify(sent),
      answered: JSON.stringify(added),
      added_at: now,
    })
    .execute();
}
