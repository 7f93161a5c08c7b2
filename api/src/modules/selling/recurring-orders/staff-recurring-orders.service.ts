import type { FieldErrors } from "@curat/contract/envelope";
import {
  RECURRING_LIMITS,
  type RecurringState,
  type Rhythm,
  rhythmText,
} from "@curat/contract/recurring-orders.values";
import type { ApiContext } from "../../../context.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { dottedDay } from "../../../text/time.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import { lockOpenAccount } from "../customers/index.ts";
import { loadOfferedProducts } from "../offers/index.ts";
import { findOrderIdByNumber, findOrderRecord } from "../orders/index.ts";
import { customerOf, moveIn } from "./drafts.service.ts";
import { goodsOf } from "./model-order.ts";
import {
  countOfBuyer,
  findByKey,
  findRecurring,
  insertRecurring,
  lockRecurring,
  type RecurringLine,
  type RecurringOrder,
  updateRecurring,
  writeLines,
} from "./recurring-orders.store.ts";
import { mayBecome, nextDayFault } from "./rhythm.rules.ts";
import { recurringTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface Repeating extends Rhythm {
  orderNumber: string;
  nextOn: string;
  key: string;
}

/** Creates a recurring order from a placed order, once per form key, and returns its id. Throws 422. */
export async function createRecurring(
  { db, now }: Shop,
  { orderNumber, key, ...rhythm }: Repeating,
  actor: Actor,
): Promise<number> {
  const at = now();
  return transaction(db, async (tx) => {
    const orderId = await findOrderIdByNumber(tx, orderNumber);
    const record = orderId === undefined ? undefined : await findOrderRecord(tx, orderId);
    if (!record) throw invalid({ order_number: ["Nu există o comandă cu acest număr."] });
    const { id: modelOrderId, email, customerId } = record.order;
    const isOpen = customerId === null || (await lockOpenAccount(tx, customerId));
    if (!isOpen) throw invalid({ order_number: ["Clientul nu mai are cont sau este blocat."] });
    if (email === "")
      throw invalid({
        order_number: ["Comanda nu are e-mail, deci clientul nu poate primi linkul de confirmare."],
      });
    const count = await countOfBuyer(tx, email.toLowerCase());
    const existing = await findByKey(tx, key);
    if (existing !== undefined) return existing;
    if (count >= RECURRING_LIMITS.perBuyer)
      throw invalid({
        order_number: [`Clientul are deja ${count} de comenzi recurente. Încheie una dintre ele.`],
      });
    refuseDay(rhythm.nextOn, at);
    const lines = goodsOf(record);
    if (lines.length === 0) throw invalid({ order_number: ["Comanda nu are produse care se pot repeta."] });
    if (lines.length > RECURRING_LIMITS.lines)
      throw invalid({
        order_number: [`Comanda are peste ${RECURRING_LIMITS.lines} de produse, deci nu poate fi repetată.`],
      });
    const buyer = { customerId, email, modelOrderId };
    const id = await insertRecurring(tx, { ...buyer, ...rhythm, key, createdAt: at, createdBy: actor.name });
    await writeLines(tx, id, lines);
    await recordChange(tx, {
      actor,
      subject: { kind: "recurring-order", id },
      sentence: `Comanda ${orderNumber} se repetă ${rhythmText(rhythm)}, din ${dottedDay(rhythm.nextOn)}.`,
      before: null,
      after: { ...recorded({ ...rhythm, lines }), orderID: modelOrderId },
      touched: [],
    });
    return id;
  });
}

interface Changing extends Rhythm {
  lines: readonly { code: string; quantity: number }[];
  nextOn: string;
}
export interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

/** Replaces lines, rhythm and next day. Throws StaleVersion (409), 404, or 422 at the field. */
export async function changeRecurring(
  { db, now }: Shop,
  input: WriteInput,
  { lines, ...rhythm }: Changing,
): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    const before = await lockExpected(tx, input);
    if (before.state === "ended") throw invalid({ state: [recurringTexts.isEnded] });
    if (rhythm.nextOn !== before.nextOn) refuseDay(rhythm.nextOn, at);
    const after = { ...rhythm, lines: await readLines(tx, lines, at) };
    await writeLines(tx, before.id, after.lines);
    await updateRecurring(tx, before.id, rhythm);
    await recordChange(tx, {
      actor: input.actor,
      subject: { kind: "recurring-order", id: before.id },
      expectedVersion: input.expectedVersion,
      sentence: `Comanda recurentă a fost modificată: ${rhythmText(rhythm)}, următoarea pe ${dottedDay(rhythm.nextOn)}.`,
      before: recorded(before),
      after: recorded(after),
      touched: [],
    });
  });
}

async function readLines(tx: Tx, written: Changing["lines"], now: Date): Promise<RecurringLine[]> {
  const codes = written.map(({ code }) => code);
  const found = await loadOfferedProducts(tx, { codes, now });
  const products = new Map(found.map((product) => [product.code.toLowerCase(), product]));
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  const lines = written.flatMap(({ code, quantity }, index): RecurringLine[] => {
    const product = products.get(code.toLowerCase());
    if (!product) errors[`lines.${index}.code`] = ["Niciun produs nu are acest cod."];
    else if (seen.has(product.id))
      errors[`lines.${index}.code`] = ["Produsul apare deja mai sus: schimbă cantitatea acolo."];
    if (!product) return [];
    seen.add(product.id);
    return [{ productId: product.id, quantity }];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

/** Pauses, resumes or ends a recurring order. Throws StaleVersion (409), 404, or 422 at `state`. */
export async function moveRecurring(
  { db, now }: Shop,
  input: WriteInput,
  state: RecurringState,
): Promise<void> {
  await transaction(db, async (tx) => {
    const recurring = await lockExpected(tx, input);
    await move(tx, recurring, {
      state,
      actor: input.actor,
      expectedVersion: input.expectedVersion,
      now: now(),
    });
  });
}

/** Pauses, resumes or ends a customer's own recurring order. Throws 404, or 422 at `state`. */
export async function moveOwnRecurring(
  { db, now }: Shop,
  { id, customerId, state }: { id: number; customerId: number; state: RecurringState },
): Promise<void> {
  await transaction(db, async (tx) => {
    const recurring = await lockRecurring(tx, id);
    if (recurring?.customerId !== customerId) throw notFound();
    await move(tx, recurring, { state, actor: customerOf(recurring), now: now() });
  });
}

async function move(
  tx: Tx,
  recurring: RecurringOrder,
  to: { state: RecurringState; actor: Actor; expectedVersion?: number; now: Date },
): Promise<void> {
  if (recurring.state === to.state) return;
  if (!mayBecome(recurring.state, to.state)) throw invalid({ state: [recurringTexts.isEnded] });
  await moveIn(tx, recurring, to);
}

/** Locks and returns a recurring order. Throws StaleVersion (409) if its version differs from `expectedVersion`, or 404. */
export async function lockExpected(tx: Tx, { id, expectedVersion }: WriteInput): Promise<RecurringOrder> {
  const recurring = await lockRecurring(tx, id);
  if (!recurring) throw notFound();
  const subject = { kind: "recurring-order" as const, id };
  await refuseStale(tx, subject, { expectedVersion, loadCurrent: async () => recorded(recurring) });
  return recurring;
}

function refuseDay(day: string, now: Date): void {
  const fault = nextDayFault(day, romanianDay(now));
  if (fault !== undefined) throw invalid({ next_on: [fault] });
}

function recorded({
  everyWeeks,
  monthDay,
  nextOn,
  lines,
}: Rhythm & Pick<RecurringOrder, "nextOn" | "lines">) {
  return {
    every_weeks: everyWeeks,
    month_day: monthDay,
    next_on: nextOn,
    lines: lines.map(({ productId, quantity }) => ({ productid: productId, quantity })),
  };
}

export async function findVersioned(
  { db }: Pick<Shop, "db">,
  id: number,
): Promise<{ recurring: RecurringOrder; version: number } | undefined> {
  // Read the version first: if the record changes in between, a later write fails as stale.
  const version = await versionOf(db, { kind: "recurring-order", id });
  const recurring = await findRecurring(db, id);
  return recurring && { recurring, version };
}
