import type { Rhythm } from "@curat/contract/recurring-orders.values";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { findOrderRecord } from "../orders/index.ts";
import { insertDraft } from "./drafts.store.ts";
import { goodsOf } from "./model-order.ts";
import { insertRecurring, writeLines } from "./recurring-orders.store.ts";

export interface RecurringOrderImport extends Rhythm {
  /** Email of the customer whose latest order is repeated. The entry is skipped if the customer has no order. */
  email: string;
  nextOn: string;
  createdAt: Date;
  createdBy: string;
  /** The latest draft, not yet confirmed or skipped. */
  draft?: { dueOn: string; madeAt: Date; expiresAt: Date };
}
export interface RecurringOrdersImport {
  recurringOrders?: RecurringOrderImport[];
}

/** Imports recurring orders. Sends no emails. */
export async function importRecurringOrders(
  tx: Tx,
  { recurringOrders = [] }: RecurringOrdersImport,
): Promise<void> {
  for (const { email, draft, ...made } of recurringOrders) {
    const customerId = await findCustomerId(tx, email);
    const { rows } = await sql<{ id: number }>`
      select order_id as id from order_facts where customer_id = ${customerId ?? null} and email <> ''
      order by placed_at desc, order_id desc limit 1`.execute(tx);
    const record = rows[0] && (await findOrderRecord(tx, rows[0].id));
    const lines = record ? goodsOf(record) : [];
    if (!record || customerId === undefined || lines.length === 0) continue;
    const modelOrderId = record.order.id;
    const key = `import ${modelOrderId} ${made.createdAt.toISOString()}`;
    const id = await insertRecurring(tx, { ...made, email, customerId, modelOrderId, key });
    await writeLines(tx, id, lines);
    if (draft) await insertDraft(tx, { recurringOrderId: id, ...draft });
  }
}
