import type { OrderBody } from "@curat/contract/orders";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface OrderReferences {
  /** The number of the buyer's own purchase order. */
  purchaseOrder: string;
  contract: string;
  seap: string;
}

export const NO_REFERENCES: OrderReferences = { purchaseOrder: "", contract: "", seap: "" };

export function toReferences(sent: NonNullable<OrderBody["references"]>): OrderReferences {
  return { purchaseOrder: sent.purchase_order, contract: sent.contract, seap: sent.seap };
}

export async function loadReferences(db: Db, orderId: number): Promise<OrderReferences> {
  const { rows } = await sql<OrderReferences>`
    select purchase_order as "purchaseOrder", contract, seap from order_reference where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? NO_REFERENCES;
}

export async function writeReferences(
  tx: Tx,
  orderId: number,
  { purchaseOrder, contract, seap }: OrderReferences,
): Promise<void> {
  await sql`
    insert into order_reference (order_id, purchase_order, contract, seap)
    values (${orderId}, ${purchaseOrder}, ${contract}, ${seap})
    on conflict (order_id) do update set purchase_order = excluded.purchase_order, contract = excluded.contract,
      seap = excluded.seap`.execute(tx);
}
