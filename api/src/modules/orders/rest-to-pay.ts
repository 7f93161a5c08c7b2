/** What stays to pay of an order that was paid before it grew, once it comes. */
import type { Tx } from "../../db/database.ts";
import { formatLei } from "../../text/money.ts";
import { recordChange } from "../changes/index.ts";
import { actorOf, type OrderMover, storyActor } from "./order-changes.ts";
import { insertEvent } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";
import { clearRest } from "./rest-to-pay.store.ts";

/** Notes that the rest came; the order's row is locked by the caller. */
export async function settleRest(
  tx: Tx,
  order: Order,
  { by, note, at }: { by: OrderMover; note: string; at: Date },
): Promise<void> {
  const { id, number, restBani, status } = order;
  await clearRest(tx, id);
  const came = `Diferența de ${formatLei(restBani)} a fost plătită`;
  const told = note === "" ? `${came}.` : `${came}: ${note}`;
  await insertEvent(tx, { orderId: id, status, actor: storyActor(by), note: told, at });
  await recordChange(tx, {
    actor: actorOf(by, order),
    subject: { kind: "order", id },
    sentence: `Comanda ${number}: ${came.toLowerCase()}.`,
    before: { rest: restBani / 100 },
    after: { rest: 0 },
    touched: [],
  });
}
