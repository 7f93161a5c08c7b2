/** The rest of an order that was paid before it grew: when it comes, and when a return lowers it. */
import { toLei } from "@curat/contract/lei.values";
import type { Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { hasPaid, postEvent } from "../ledger/index.ts";
import { actorOf, type OrderMover, storyActor } from "./order-changes.ts";
import { insertEvent } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";
import { settleMoney } from "./order-money.ts";

/** Notes that money in bani came for an order that does not wait for it; the order's row is locked by the caller. */
export async function settleRest(
  tx: Tx,
  order: Order,
  { bani, by, note, at }: { bani: number; by: OrderMover; note: string; at: Date },
): Promise<void> {
  const { id, number, status } = order;
  // What a card's processor took was posted with its payment.
  if (by !== "payment") await postEvent(tx, { orderId: id, at }, { event: "noted", bani, method: "unknown" });
  const what = hasPaid(order) ? "Diferența" : "Suma";
  const came = `${what} de ${formatOfficeLei(bani)} a fost plătită`;
  const told = note === "" ? `${came}.` : `${came}: ${note}`;
  await insertEvent(tx, { orderId: id, status, actor: storyActor(by), note: told, at });
  await recordChange(tx, {
    actor: actorOf(by, order),
    subject: { kind: "order", id },
    sentence: `Comanda ${number}: ${came.toLowerCase()}.`,
    before: { rest: toLei(bani) },
    after: { rest: 0 },
    touched: [],
  });
  await settleMoney(tx, order, by);
}

/** Gives up what stays to pay of an order, in bani; the order's row is locked by the caller. */
export async function forgive(
  tx: Tx,
  order: Order,
  { bani, by, at }: { bani: number; by: OrderMover; at: Date },
): Promise<void> {
  const { id, number, status } = order;
  await postEvent(tx, { orderId: id, at }, { event: "forgotten", bani });
  const sum = formatOfficeLei(bani);
  const note = `Magazinul renunță la diferența de ${sum}.`;
  await insertEvent(tx, { orderId: id, status, actor: storyActor(by), note, at });
  await recordChange(tx, {
    actor: actorOf(by, order),
    subject: { kind: "order", id },
    sentence: `Comanda ${number}: magazinul renunță la diferența de ${sum}.`,
    before: { rest: toLei(bani) },
    after: { rest: 0 },
    touched: [],
  });
  await settleMoney(tx, order, by);
}

/** Records that a return lowered the rest by so much, in bani; the account says so already. */
export async function tellWaived(
  tx: Tx,
  order: Order,
  { bani, by, note, at }: { bani: number; by: OrderMover; note: string; at: Date },
): Promise<void> {
  const { id, number, restBani, status } = order;
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
