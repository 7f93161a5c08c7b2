/** Drafts of recurring orders. A job creates them; the customer confirms or skips them, or ends the recurring order. */
import type { FieldErrors } from "@curat/contract/envelope";
import { RECURRING_LIMITS } from "@curat/contract/recurring-orders.values";
import type { ApiContext } from "../../../context.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { isAccess, signAccess } from "../../../identity/signed-access.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, CLOCK, recordChange } from "../../platform/changes/index.ts";
import { lockOpenAccount } from "../customers/index.ts";
import { placeManualIn } from "../manual-orders/index.ts";
import { closedText, goodsToPlace, type Shop, stateOf, viewDraft } from "./draft-view.service.ts";
import {
  closeDraft,
  type Draft,
  endDrafts,
  expireDrafts,
  findDraft,
  insertDraft,
  lockDraft,
} from "./drafts.store.ts";
import { loadModelOrder } from "./model-order.ts";
import {
  dueIds,
  lockDue,
  lockRecurring,
  type RecurringLine,
  type RecurringOrder,
  updateRecurring,
} from "./recurring-orders.store.ts";
import { daysAfter, nextDay } from "./rhythm.rules.ts";
import { recurringTexts } from "./texts.ts";

/** Creates the drafts that are due, each in its own transaction. Returns how many it created. */
export async function makeDueDrafts({ db, now }: Pick<ApiContext, "db" | "now">): Promise<number> {
  const today = romanianDay(now());
  let made = 0;
  for (const id of await dueIds(db, today))
    if (await transaction(db, (tx) => makeDraft(tx, id, { now: now(), today }))) made += 1;
  return made;
}

async function makeDraft(tx: Tx, id: number, { now, today }: { now: Date; today: string }): Promise<boolean> {
  const recurring = await lockDue(tx, id, today);
  if (!recurring) return false;
  if (!(await loadModelOrder(tx, recurring))) {
    await moveIn(tx, recurring, { state: "ended", actor: CLOCK, now });
    return false;
  }
  const dueOn = recurring.nextOn;
  await updateRecurring(tx, id, { nextOn: nextDay(recurring, dueOn, today) });
  await expireDrafts(tx, id, now);
  const expiresAt = romanianTime(`${daysAfter(today, RECURRING_LIMITS.draftDays)} 00:00`);
  const draftId = await insertDraft(tx, { recurringOrderId: id, dueOn, madeAt: now, expiresAt });
  if (draftId === undefined) return false;
  await enqueue(tx, "recurring_draft_mail", { draftId }, `recurring-draft:${draftId}`);
  return true;
}

const subjectOf = (id: number) => `recurring-draft:${id}`;

/** Returns the signed link token of a draft, such as "12.1793000000.Zk3…". It works until the draft expires. */
export function draftLink({ config }: Pick<Shop, "config">, { id, expiresAt }: Draft): string {
  return `${id}.${signAccess(config.sealKey, subjectOf(id), expiresAt)}`;
}

/** Returns the id of the draft in a link token. Throws 404 if the token is forged or expired. */
export function draftOfLink({ config, now }: Pick<Shop, "config" | "now">, link: string): number {
  const [, id, access] = /^(\d{1,10})\.(.+)$/.exec(link) ?? [];
  if (id === undefined || access === undefined) throw notFound();
  if (!isAccess(config.sealKey, access, { to: subjectOf(Number(id)), now: now() })) throw notFound();
  return Number(id);
}

interface Confirming {
  lines: readonly RecurringLine[];
  totalBani: number;
}

/**
 * Places the draft's order once. Throws 404 for an erased draft. Throws 422 at `draft` or `lines.0.quantity` if the
 * order cannot be placed as the customer saw it.
 */
export async function confirmDraft(shop: Shop, id: number, { lines, totalBani }: Confirming): Promise<void> {
  const { db, now } = shop;
  const requestedLines = lines.filter(({ quantity }) => quantity > 0);
  const view = await viewDraft(shop, id, requestedLines);
  if (!view) throw notFound();
  const { recurring, model, deliveryId } = view;
  if (view.state === "ordered") return;
  const known = new Set(recurring.lines.map(({ productId }) => productId));
  if (requestedLines.some(({ productId }) => !known.has(productId))) throw refused(recurringTexts.changed);
  if (view.hindrance !== undefined || !model?.body || deliveryId === undefined)
    throw refused(view.hindrance ?? recurringTexts.noAddress);
  if (view.sums.totalBani !== totalBani) throw refused(recurringTexts.changed);
  const body = { ...model.body, delivery: { deliveryid: deliveryId } };
  await transaction(db, async (tx) => {
    // Lock the account first, as an erasure does, to avoid a deadlock.
    if (recurring.customerId !== null && !(await lockOpenAccount(tx, recurring.customerId))) throw notFound();
    const locked = await lockRecurring(tx, recurring.id);
    const draft = locked && (await lockDraft(tx, id));
    if (!draft) throw notFound();
    if (draft.state === "ordered") return;
    const state = stateOf(draft, now());
    if (state !== "open") throw refused(closedText(state));
    const actor = customerOf(recurring);
    const orderId = await placeManualIn(tx, shop, {
      ...goodsToPlace(recurring, requestedLines),
      // Form keys contain no spaces, so no form can have this key.
      key: `recurring draft ${id}`,
      totalBani,
      body,
      creditReason: undefined,
      actor,
      placedText: "a fost confirmată de client, din comanda recurentă.",
    });
    await closeDraft(tx, id, { state: "ordered", orderId });
    await updateRecurring(tx, recurring.id, { modelOrderId: orderId, own: null });
    await record(tx, recurring, { actor, sentence: "Clientul a confirmat livrarea", draft, orderId });
  }).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 422 ? toDraftErrors(error) : error;
  });
}

/**
 * Skips a draft, or ends its recurring order. Idempotent. Throws 422 at `draft` if the draft was closed in another
 * way.
 */
export async function dismissDraft({ db, now }: Shop, id: number, act: "skip" | "end"): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await findDraft(tx, id);
    const recurring = found && (await lockRecurring(tx, found.recurringOrderId));
    const draft = recurring && (await lockDraft(tx, id));
    if (!draft) throw notFound();
    const actor = customerOf(recurring);
    const state = stateOf(draft, now());
    if (state === (act === "skip" ? "skipped" : "ended")) return;
    if (state !== "open") throw refused(closedText(state));
    if (act === "end") return moveIn(tx, recurring, { state: "ended", actor, now: now() });
    await closeDraft(tx, id, { state: "skipped" });
    await record(tx, recurring, { actor, sentence: "Clientul a sărit peste livrarea", draft });
  });
}

/** Changes the state of a locked recurring order. Ending it also closes its open drafts. */
export async function moveIn(
  tx: Tx,
  recurring: RecurringOrder,
  {
    state,
    actor,
    expectedVersion,
    now,
  }: { state: RecurringOrder["state"]; actor: Actor; expectedVersion?: number | undefined; now: Date },
): Promise<void> {
  const today = romanianDay(now);
  const isLate = state === "active" && recurring.nextOn <= today;
  await updateRecurring(tx, recurring.id, {
    state,
    ...(isLate && { nextOn: nextDay(recurring, recurring.nextOn, today) }),
  });
  if (state === "ended") await endDrafts(tx, recurring.id, now);
  await recordChange(tx, {
    actor,
    subject: { kind: "recurring-order", id: recurring.id },
    expectedVersion,
    sentence: MOVED[state],
    before: { state: recurring.state },
    after: { state },
    touched: [],
  });
}

const MOVED = {
  active: "Comanda recurentă a fost reluată.",
  paused: "Comanda recurentă a fost pusă în pauză.",
  ended: "Comanda recurentă a fost încheiată.",
};

export function customerOf({ customerId }: Pick<RecurringOrder, "customerId">): Actor {
  return { kind: "customer", id: customerId === null ? null : String(customerId), name: "Comandă recurentă" };
}

async function record(
  tx: Tx,
  { id }: RecurringOrder,
  { actor, sentence, draft, orderId }: { actor: Actor; sentence: string; draft: Draft; orderId?: number },
): Promise<void> {
  await recordChange(tx, {
    actor,
    subject: { kind: "recurring-order", id },
    sentence: `${sentence} din ${draft.dueOn}.`,
    before: { draft: draft.id, draftState: "open" },
    after: { draft: draft.id, draftState: orderId === undefined ? "skipped" : "ordered", orderID: orderId },
    touched: [],
  });
}

function refused(text: string): Refusal {
  return invalid({ draft: [text] });
}

/** Keeps errors of quantities at their lines and moves all other errors to `draft`. */
function toDraftErrors({ body: { errors = {} } }: Refusal): Refusal {
  const entries = Object.entries(errors);
  const ofLines = entries.filter(([field]) => /^lines\.\d+\.quantity$/.test(field));
  const otherErrors = entries.filter((entry) => !ofLines.includes(entry)).flatMap(([, texts]) => texts);
  const draft: FieldErrors = otherErrors.length > 0 ? { draft: [...new Set(otherErrors)] } : {};
  return invalid({ ...Object.fromEntries(ofLines), ...draft });
}
