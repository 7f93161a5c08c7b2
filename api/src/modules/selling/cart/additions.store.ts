import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { AddedLine, SentLine } from "./added-lines.rules.ts";

const RETENTION_HOURS = 24;

interface Addition {
  cartId: number;
  key: string;
  sent: readonly SentLine[];
}

/** Returns the outcomes stored for the same lines under this idempotency key, if any. */
export async function findAddition(
  tx: Tx,
  { cartId, key, sent }: Addition,
): Promise<AddedLine[] | undefined> {
  const { rows } = await sql<{ answered: AddedLine[] }>`
    select answered from cart_addition
    where cart_id = ${cartId} and key = ${key} and asked = ${JSON.stringify(sent)}::jsonb`.execute(tx);
  return rows[0]?.answered;
}

/**
 * Stores a submission's outcomes, replacing those stored under the same key. Also deletes the cart's submissions that
 * are more than a day old.
 */
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
