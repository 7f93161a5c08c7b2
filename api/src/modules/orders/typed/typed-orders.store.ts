/** The SQL of orders that the shop's people typed in. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** Whoever sends the same form meanwhile waits until the transaction ends. */
export async function lockTypedKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`typed order ${key}`}, 0))`.execute(tx);
}

/** The order that a form made. */
export async function findTyped(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx.selectFrom("orders").select("id").where("typed_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Until when an order waits for its money. */
export async function writeRelease(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx.updateTable("orders").set({ release_at: at }).where("id", "=", orderId).execute();
}
