/** What stays to pay of an order that was paid before it grew: once it comes, and where its goods go back instead. */
import { toLei } from "@curat/contract/lei.values";
import type { Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { actorOf, type OrderMover, storyActor } from "./order-changes.ts";
import { insertEvent } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { clearRest, lessenRest } from "./rest-to-pay.store.ts";

/** Notes that the rest came; the order's row is locked by the caller. */
export async function settleRest(
  tx: Tx,
  order: Order,
  { by, note, at }: { by: OrderMover; note: string; at: Date },
): Promise<void> {
  const { id, number, restBani, status } = order;
  await clearRest(tx, id);
  const came = `Diferența de ${formatOfficeLei(restBani)} a fost plătită`;
  const told = note === "" ? `${came}.` : `${came}: ${note}`;
  await insertEvent(tx, { orderId: id, status, actor: storyActor(by), note: told, at });
  await recordChange(tx, {
    actor: actorOf(by, order),
    subject: { kind: "order", id },
    sentence: `Comanda ${number}: ${came.toLowerCase()}.`,
    before: { rest: toLei(restBani) },
    after: { rest: 0 },
    touched: [],
  });
  // Where all that came before went back, this is what the shop has of it.
  await settleRefunds(tx, { ...order, restBani: 0 }, by);
}

/** Notes that so much of the rest, in bani, is asked for no more, since its goods went back; the order's row is locked by the caller. */
export async function waiveRest(
  tx: Tx,
  order: Order,
  { bani, by, note, at }: { bani: number; by: OrderMover; note: string; at: Date },
): Promise<void> {
  const { id, number, restBani, status } = order;
  await lessenRest(tx, id, bani);
  const told = `Diferența de plată scade cu ${formatOfficeLei(bani)}: ${note}`;
  await insertEvent(tx, { orderId: id, status, actor: storyActor(by), note: told, at });
  await recordChange(tx, {
    actor: actorOf(by, order),
    subject: { kind: "order", id },
    sentence: `Comanda ${number}: diferența de plată scade cu ${formatOfficeLei(bani)} (${note}).`,
    before: { rest: toLei(restBani) },
    after: { rest: toLei(restBani - bani) },
    touched: [],
  });
}
