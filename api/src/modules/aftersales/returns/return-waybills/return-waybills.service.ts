/** Requests the waybills of returns from couriers. No lock is held during a call, as for orders (decision 0073). */
import { COURIER_NAMES, type Courier, COURIERS } from "@curat/contract/deliveries.values";
import { CHECK_WITH_COURIER } from "@curat/contract/staff/orders.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { lockOrder } from "../../../selling/orders/index.ts";
import { courierPort, type ReturnRequest } from "../../../selling/shipping/index.ts";
import { findReturn, type Return } from "../returns.store.ts";
import type { ReturnStatus } from "../returns.rules.ts";
import {
  closeReturnRequest,
  findReturnWaybill,
  type ReturnWaybill,
  writeReturnRequest,
} from "./return-waybills.store.ts";

export interface ReturnInput {
  courier: string;
  weightKg: number;
  address: ReturnRequest["address"];
}

/** Longer than any call to a courier takes. */
const ASKING_MS = 45_000;
const LOST = `Cererea către curier s-a întrerupt. ${CHECK_WITH_COURIER}`;
const BUSY = "Cererea este în curs. Reîncarcă pagina peste câteva secunde.";
const WITH_BUYER: readonly ReturnStatus[] = ["approved", "declared"];

/** Returns whether the shop has accepted the return and the buyer still has the goods. */
export function takesWaybill({ status }: Pick<Return, "status">): boolean {
  return WITH_BUYER.includes(status);
}

/** Returns the courier's price in bani. Throws 422 at `courier` if the courier gives none. */
export async function estimateReturn(
  context: ApiContext,
  found: Return,
  input: ReturnInput,
): Promise<number> {
  const { service, name } = serviceOf(context, input.courier);
  if (!service.estimate) throw refusal(`${name} nu comunică prețul dinainte: îl găsești în contract.`);
  const priced = await service.estimate(await requestOf(context, found, input));
  if (!priced.ok) throw refusal(priced.message);
  return priced.value;
}

/** Creates a return's waybill, at most one even after concurrent requests or a crash. Throws 422 at `courier`. */
export async function requestReturn(
  context: ApiContext,
  found: Return,
  { isChecked, actor, ...input }: ReturnInput & { isChecked: boolean; actor: Actor },
): Promise<void> {
  const { db, now } = context;
  const { courier, service } = serviceOf(context, input.courier);
  const returnId = found.id;
  const request = await requestOf(context, found, input);
  const at = now();
  const isReserved = await transaction(db, async (tx) => {
    await lockOrder(tx, found.orderId);
    const current = await findReturn(tx, returnId);
    if (!current) throw notFound();
    const earlier = await findReturnWaybill(tx, returnId);
    if (earlier?.state === "made") return false;
    if (!takesWaybill(current)) throw refusal("Aprobă mai întâi returul.");
    const why = earlier && blockedBy(earlier, { at, isChecked });
    if (why !== undefined) throw refusal(why);
    await writeReturnRequest(tx, { returnId, courier, why: LOST, madeBy: actor.name, at });
    return true;
  });
  if (!isReserved) return;
  const created = await service.create(request).catch(() => undefined);
  if (!created?.ok) {
    const isUnsure = created?.kind !== "refused";
    const words = created ? created.message : LOST;
    const why = isUnsure && created ? `${words} ${CHECK_WITH_COURIER}` : words;
    await closeReturnRequest(db, { returnId, at }, { state: isUnsure ? "unsure" : "refused", why });
    throw refusal(why);
  }
  const { awb } = created.value;
  await transaction(db, async (tx) => {
    await lockOrder(tx, found.orderId);
    await closeReturnRequest(tx, { returnId, at }, { state: "made", why: "", ...created.value });
    const sentence = `Returul ${found.number}: ${COURIER_NAMES[courier]} aduce coletul cu AWB ${awb}.`;
    await recordChange(tx, noteOf(actor, found, { sentence, before: "", after: awb }));
    await enqueue(tx, "return_waybill_mail", { returnId, awb }, `return-waybill:${returnId}:${awb}`);
  });
}

/** Cancels the waybill at its courier; has no effect without one. Throws 422 at `courier` if the courier refuses. */
export async function cancelReturn(context: ApiContext, found: Return, actor: Actor): Promise<void> {
  const { db } = context;
  const waybill = await findReturnWaybill(db, found.id);
  if (waybill?.state !== "made") return;
  const { courier, awb, at } = waybill;
  const port = courierPort(context, courier);
  if (!port) throw refusal(`Magazinul nu mai are cont la ${COURIER_NAMES[courier]}.`);
  const cancelled = await port.cancelAwb(awb);
  if (!cancelled.ok) {
    const reported = await port.status(awb);
    if (!reported.ok || reported.value.state !== "cancelled") throw refusal(cancelled.message);
  }
  await transaction(db, async (tx) => {
    await lockOrder(tx, found.orderId);
    if ((await findReturnWaybill(tx, found.id))?.state !== "made") return;
    await closeReturnRequest(tx, { returnId: found.id, at }, { state: "cancelled", why: "" });
    const sentence = `Returul ${found.number}: AWB ${awb} a fost anulat.`;
    await recordChange(tx, noteOf(actor, found, { sentence, before: awb, after: "" }));
  });
}

function noteOf(
  actor: Actor,
  { id, orderId: orderID }: Return,
  { sentence, before, after }: Record<"sentence" | "before" | "after", string>,
) {
  const state = (awb: string) => ({ orderID, awb });
  const subject = { kind: "return", id } as const;
  return { actor, subject, sentence, before: state(before), after: state(after), touched: [] };
}

function blockedBy(
  { state, at, why }: ReturnWaybill,
  now: { at: Date; isChecked: boolean },
): string | undefined {
  if (state === "asking" && now.at.getTime() - at.getTime() < ASKING_MS) return BUSY;
  return (state === "asking" || state === "unsure") && !now.isChecked ? why : undefined;
}

function serviceOf(context: ApiContext, text: string) {
  const courier = COURIERS.find((one) => one === text);
  const service = courier && courierPort(context, courier)?.returns;
  if (!courier || !service) throw refusal("Alege un curier care aduce retururi.");
  return { courier, service, name: COURIER_NAMES[courier] };
}

async function requestOf(
  { db }: ApiContext,
  { number, fullName: name, phone, orderEmail: email, totalBani }: Return,
  { weightKg, address }: ReturnInput,
): Promise<ReturnRequest> {
  const { INVOICE: shop } = await loadSettings(db);
  return {
    reference: `RETUR-${number}`,
    buyer: { name, phone, email },
    address,
    shop: { name: shop.company, phone: shop.tel },
    weightGrams: weightKg * 1_000,
    valueBani: totalBani,
  };
}

function refusal(message: string): Error {
  return invalid({ courier: [message] });
}

/** A return waybill with what the buyer receives: label or code. */
export interface BuyersWaybill extends Pick<ReturnWaybill, "courier" | "awb" | "code"> {
  /** Undefined for couriers that give buyers no label. */
  label: Uint8Array | undefined;
}

/**
 * Returns the waybill for the buyer's email; undefined if it was cancelled or replaced. Throws while the courier does
 * not respond, so that the email waits for its label.
 */
export async function loadBuyersWaybill(
  context: ApiContext,
  { returnId, awb }: { returnId: number; awb: string },
): Promise<BuyersWaybill | undefined> {
  const waybill = await findReturnWaybill(context.db, returnId);
  if (waybill?.state !== "made" || waybill.awb !== awb) return undefined;
  const port = courierPort(context, waybill.courier);
  const label = port?.returns?.kind === "pickup" ? await port.label(awb, "A4") : undefined;
  if (label?.ok === false && label.kind === "unreachable") throw new Error(label.message);
  return { ...waybill, label: label?.ok ? label.value : undefined };
}

export interface ReturnCouriers {
  couriers: { courier: Courier; kind: "pickup" | "code"; hasPrice: boolean }[];
  without: Courier[];
}

/** Returns the couriers with an account, grouped by whether they offer returns. */
export function returnCouriers(context: ApiContext): ReturnCouriers {
  const couriers: ReturnCouriers["couriers"] = [];
  const without: Courier[] = [];
  for (const courier of COURIERS) {
    const port = courierPort(context, courier);
    if (port?.returns)
      couriers.push({ courier, kind: port.returns.kind, hasPrice: port.returns.estimate !== undefined });
    else if (port) without.push(courier);
  }
  return { couriers, without };
}
