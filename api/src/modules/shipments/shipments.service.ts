/** Giving an order its waybill: the number that staff has, or a new one of the courier. */
import { type DeliveryCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../context.ts";
import { type Tx, transaction } from "../../db/database.ts";
import { loadMeasures } from "../catalog/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale } from "../changes/index.ts";
import { findOrder, lockOrder, type Order, type StaffResult } from "../orders/index.ts";
import { type AwbRequest, type Courier, COURIERS, parcelOf, type Piece } from "../shipping/index.ts";
import { courierOf, createAwb, LOOK_FIRST, trackingUrl } from "./awb.ts";
import { findTry, forgetTry, writeTry } from "./awb-tries.store.ts";
import { takesAwb } from "./shipments.rules.ts";
import {
  findShipment,
  findWaybill,
  isForeignAwb,
  type NewShipment,
  type Waybill,
  writeShipment,
} from "./shipments.store.ts";

/**
 * Keeps the number given, in place of an earlier one; without one asks the courier, unless a number stands already.
 * The order stays locked while the courier answers, so that two clicks never make two parcels. Throws StaleVersion (409)
 * where another waybill was seen.
 */
export async function registerAwb(
  context: ApiContext,
  orderId: number,
  asked: { awb: string; courier: string; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (!takesAwb(order)) return { ok: false, error: "conflict" };
    const standing = async () => (await findWaybill(tx, orderId)) ?? {};
    await refuseStale(tx, { kind: "shipment", id: orderId }, { seen: asked.seen, standing });
    return asked.awb === ""
      ? askCourier(context, tx, { order, ...asked })
      : keepAwb(context, tx, { order, ...asked });
  });
}

/**
 * Asks the courier for a waybill with nobody at hand who could look what became of an earlier try: where that is not
 * known it is refused, unless somebody `isChecked` it. The same job run twice makes one waybill: that it asks stands
 * written before it does, whatever becomes of its process.
 */
export async function requestAwb(
  context: ApiContext,
  orderId: number,
  { actor, isChecked }: { actor: Actor; isChecked: boolean },
): Promise<StaffResult> {
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (await findShipment(tx, order.id)) return { ok: true };
    if (!takesAwb(order)) return { ok: false, error: "conflict" };
    const earlier = await findTry(tx, orderId);
    if (earlier?.state === "unsure" && !isChecked) return refused("awb", earlier.why);
    // Beside this transaction, which may never end.
    await writeTry(context.db, { orderId, state: "unsure", why: LOST, at: context.now() });
    return askCourier(context, tx, { order, actor });
  });
}
const LOST = `Cererea către curier s-a întrerupt. ${LOOK_FIRST}`;

async function keepAwb(
  { now }: ApiContext,
  tx: Tx,
  { order, actor, ...given }: Asked & { awb: string; courier: string },
): Promise<StaffResult> {
  const awb = given.awb.replaceAll(/\s/g, "");
  const courier = given.courier === "" ? courierOf(codeOf(order)) : findCourier(given.courier);
  if (!courier) return refused("courier", MESSAGES.invalid("Curier"));
  if (!/^[\w-]{4,40}$/.test(awb)) return refused("awb", MESSAGES.invalid("AWB"));
  const page = trackingUrl(courier, awb);
  return keepShipment(tx, { courier, awb, trackingUrl: page, costBani: null, at: now() }, { order, actor });
}

async function askCourier(context: ApiContext, tx: Tx, { order, actor }: Asked): Promise<StaffResult> {
  if (await findShipment(tx, order.id)) return { ok: true };
  const created = await createAwb(context, await requestOf(tx, order));
  if (!created.ok) {
    const state = created.isUnsure ? "unsure" : "refused";
    await writeTry(tx, { orderId: order.id, state, why: created.message, at: context.now() });
    return refused("awb", created.message);
  }
  return keepShipment(tx, { ...created, at: context.now() }, { order, actor });
}

interface Asked {
  order: Order;
  actor: Actor;
}

async function keepShipment(
  tx: Tx,
  shipment: Omit<NewShipment, "orderId">,
  { order: { id: orderId, number }, actor }: Asked,
): Promise<StaffResult> {
  const { courier, awb } = shipment;
  if (await isForeignAwb(tx, awb, orderId)) return refused("awb", "Acest AWB este al altei comenzi.");
  const before = await findWaybill(tx, orderId);
  await writeShipment(tx, { ...shipment, orderId });
  await forgetTry(tx, orderId);
  await giveUpReplaced(tx, orderId, { before, awb });
  await recordChange(tx, {
    actor,
    subject: { kind: "shipment", id: orderId },
    sentence: `AWB-ul comenzii ${number}: ${courier} ${awb}.`,
    before: before ? { courier: before.courier, awb: before.awb } : null,
    after: { courier, awb },
    touched: [],
  });
  return { ok: true };
}

/** What the courier made for the order is not waited for by it any more; a number that was typed is left alone. */
async function giveUpReplaced(
  tx: Tx,
  orderId: number,
  { before, awb }: { before: Waybill | undefined; awb: string },
): Promise<void> {
  if (!before || before.awb === awb || before.costBani === null) return;
  const { courier, awb: replaced } = before;
  await enqueue(
    tx,
    "cancel_replaced_awb",
    { orderId, courier, awb: replaced },
    `cancel-replaced-awb:${replaced}`,
  );
}

async function requestOf(tx: Tx, order: Order): Promise<AwbRequest> {
  return {
    deliveryCode: codeOf(order),
    orderNumber: order.number,
    recipient: {
      name: `${order.firstName} ${order.lastName}`,
      phone: order.phone,
      email: order.email,
      company: order.company?.name ?? null,
    },
    address: {
      county: order.deliveryCounty,
      city: order.deliveryCity,
      street: order.deliveryStreet,
      postcode: order.deliveryPostcode,
    },
    locker: order.locker,
    parcel: parcelOf(await listPieces(tx, order.id)),
    cashOnDeliveryBani: order.paymentCode === PAYMENT_CODE.cashOnDelivery ? order.totalBani : 0,
    observation: order.observation,
  };
}

/** What the order's products measure and weigh today. */
async function listPieces(tx: Tx, orderId: number): Promise<Piece[]> {
  const { lines = [] } = (await findOrder(tx, orderId)) ?? {};
  const measures = await loadMeasures(
    tx,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return lines.flatMap(({ productId, quantity }) => {
    const measured = measures.get(productId ?? 0);
    return measured ? { ...measured, quantity } : [];
  });
}

/** Placing writes only codes of deliveries that are offered. */
function codeOf({ deliveryCode }: Order): DeliveryCode {
  return deliveryCode as DeliveryCode;
}

function findCourier(text: string): Courier | undefined {
  return COURIERS.find((courier) => courier === text.toLowerCase());
}

function refused(field: string, message: string): StaffResult {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}
