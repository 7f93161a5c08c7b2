/**
 * Requests waybills. Stores the attempt before calling the courier, and does not lock the order during the call.
 * (decision 0073)
 */
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { courierOf } from "@curat/contract/deliveries.values";
import { CHECK_WITH_COURIER } from "@curat/contract/staff/orders.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { StaleVersion } from "../../platform/changes/index.ts";
import { lockOrder, type Order, type StaffResult } from "../../selling/orders/index.ts";
import type { AwbRequest } from "../../selling/shipping/index.ts";
import { type CreatedAwb, createAwb, findLostAwb, type MadeAwb } from "./awb.ts";
import { writeDocument } from "./waybill-documents.store.ts";
import { type AwbTry, closeTry, findTry, forgetTry, writeTry } from "./awb-tries.store.ts";

export type Waybill = Omit<MadeAwb, "document">;

/** The request to send and how to store its waybill, or a result that needs no request. */
export type Plan =
  | { answer: StaffResult }
  | { request: AwbRequest; store: (waybill: Waybill) => Promise<StaffResult> };

interface Asking {
  orderId: number;
  /** Called while the order is locked: before the request, and again after the response. */
  plan: (tx: Tx, order: Order) => Promise<Plan>;
  /** True if staff have checked with the courier whether an earlier attempt created a waybill. */
  isChecked: boolean;
  /** Time to wait for a concurrent request for the same order. */
  timeoutMs: number;
}

/** Maximum wait for a courier. The view `awb_problem` has the same limit. */
export const ASKING_MS = 45_000;
const STEP_MS = 200;
const LOST = `Cererea către curier s-a întrerupt. ${CHECK_WITH_COURIER}`;
const BUSY = "Cererea de AWB este în curs. Reîncarcă pagina peste câteva secunde.";
const CONFLICT = { ok: false, error: "conflict" } as const;

/**
 * Creates at most one waybill, even with concurrent requests or a crash. After an attempt with an unknown outcome,
 * staff must check with the courier before the next one (`isChecked`). If the order changes in the meantime, the new
 * waybill is cancelled.
 */
export async function requestWaybill(context: ApiContext, asking: Asking): Promise<StaffResult> {
  const { orderId } = asking;
  const lost = await findLost(context, asking);
  if (lost) return store(context, asking, lost);
  const reserved = await reserve(context, asking);
  if ("answer" in reserved) return reserved.answer;
  const { request, at } = reserved;
  const created = await createOnce(context, withReference(request, at)).catch(async (error: unknown) => {
    await closeTry(context.db, { orderId, at }, { state: "unsure", why: LOST });
    throw error;
  });
  if (!created.ok) {
    const state = created.isUnsure ? "unsure" : "refused";
    await closeTry(context.db, { orderId, at }, { state, why: created.message });
    return refusedAwb(created.message);
  }
  return store(context, asking, { request, at, waybill: created });
}

/**
 * Creates a waybill. If the response is lost, looks for the waybill at the courier, if the courier can search by
 * reference.
 */
async function createOnce(context: ApiContext, request: AwbRequest): Promise<CreatedAwb> {
  const created = await createAwb(context, request);
  return created.ok || !created.isUnsure ? created : ((await findLostAwb(context, request)) ?? created);
}

interface Made {
  request: AwbRequest;
  /** Time of the attempt to create the waybill. */
  at: Date;
  waybill: MadeAwb;
}

/**
 * Returns the waybill of an earlier attempt whose outcome is unknown, if the courier finds one for the same request.
 */
async function findLost(context: ApiContext, { orderId, plan }: Asking): Promise<Made | undefined> {
  const earlier = await findTry(context.db, orderId);
  if (!earlier || earlier.state === "refused" || isUnderway(earlier, context.now())) return undefined;
  const { at } = earlier;
  const planned = await transaction(context.db, async (tx) => plan(tx, await lockOrder(tx, orderId)));
  if ("answer" in planned) return undefined;
  const { request } = planned;
  const waybill = await findLostAwb(context, withReference(request, at));
  return waybill && { request, at, waybill };
}

/**
 * Adds a reference made of the attempt's time and a digest of the request, so that a search does not find a waybill
 * from before the order changed.
 */
function withReference(request: AwbRequest, at: Date): AwbRequest {
  const digest = createHash("sha256").update(JSON.stringify(request)).digest("hex").slice(0, 6);
  return { ...request, reference: `${request.orderNumber}-${at.getTime().toString(36)}-${digest}` };
}

async function store(
  context: ApiContext,
  asking: Asking,
  { request, at, waybill: created }: Made,
): Promise<StaffResult> {
  const { orderId } = asking;
  const { document, ...waybill } = created;
  try {
    if (document) await writeDocument(context.db, { ...waybill, orderId, document });
    return await transaction(context.db, (tx) => storeWaybill(tx, asking, { request, at, waybill }));
  } catch (error) {
    const { awb } = created;
    context.log({
      level: "error",
      message: "A waybill was created but not stored.",
      awb,
      error: String(error),
    });
    throw error;
  }
}

export function refusedAwb(message: string): StaffResult {
  return { ok: false, error: "refused", errors: { awb: [message] } };
}

type Reserved = { answer: StaffResult } | { request: AwbRequest; at: Date };

async function reserve(context: ApiContext, asking: Asking): Promise<Reserved> {
  for (let waitedMs = 0; ; waitedMs += STEP_MS) {
    const reserved = await tryToReserve(context, asking);
    if (reserved !== "busy") return reserved;
    if (waitedMs >= asking.timeoutMs) return { answer: refusedAwb(BUSY) };
    await pause(STEP_MS);
  }
}

function tryToReserve(
  { db, now }: ApiContext,
  { orderId, plan, isChecked }: Asking,
): Promise<Reserved | "busy"> {
  return transaction(db, async (tx) => {
    const planned = await plan(tx, await lockOrder(tx, orderId));
    if ("answer" in planned) return planned;
    const earlier = await findTry(tx, orderId);
    const at = now();
    if (earlier && isUnderway(earlier, at)) return "busy";
    if (earlier && earlier.state !== "refused" && !isChecked) return { answer: refusedAwb(earlier.why) };
    const courier = courierOf(planned.request.deliveryCode) ?? null;
    await writeTry(tx, { orderId, courier, state: "asking", why: LOST, at });
    return { request: planned.request, at };
  });
}

function isUnderway({ state, at }: Pick<AwbTry, "state" | "at">, now: Date): boolean {
  return state === "asking" && now.getTime() - at.getTime() < ASKING_MS;
}

async function storeWaybill(
  tx: Tx,
  { orderId, plan }: Asking,
  { request, at, waybill }: { request: AwbRequest; at: Date; waybill: Waybill },
): Promise<StaffResult> {
  const planned = await planAgain(tx, plan, await lockOrder(tx, orderId));
  if ("answer" in planned || JSON.stringify(planned.request) !== JSON.stringify(request)) {
    const { courier, awb } = waybill;
    await enqueue(tx, "cancel_replaced_awb", { orderId, courier, awb }, `cancel-replaced-awb:${awb}`);
    await forgetTry(tx, orderId, at);
    return "answer" in planned ? planned.answer : CONFLICT;
  }
  const stored = await planned.store(waybill);
  // The number belongs to another order, so it is not cancelled.
  if (!stored.ok && stored.error === "refused")
    await closeTry(
      tx,
      { orderId, at },
      { state: "refused", why: Object.values(stored.errors).flat().join(" ") },
    );
  return stored;
}

async function planAgain(tx: Tx, plan: Asking["plan"], order: Order): Promise<Plan> {
  try {
    return await plan(tx, order);
  } catch (error) {
    if (error instanceof StaleVersion) return { answer: CONFLICT };
    throw error;
  }
}
