import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import {
  awaitsTransfer,
  lockOrders,
  lowerBalanceDue,
  notableBani,
  type Order,
  recordTransfer,
  reversePayment,
} from "../../selling/orders/index.ts";
import {
  findRow,
  insertParts,
  listPayableInvoices,
  lockOpen,
  lockParts,
  reopenSplit,
  type StoredRow,
  writeMatches,
} from "./incoming.store.ts";
import { invoicesOfPayer, type SuggestedPart, suggestParts } from "./split.rules.ts";

export interface Part {
  orderId: number;
  amountBani: number;
}
export type Split =
  | { ok: true }
  | { ok: false; error: "not-open" }
  | { ok: false; error: "refused"; errors: FieldErrors };

const MAX_SHOWN = 100;

/**
 * Returns the invoices that a transfer may pay: those that match `q` or, if `q` is empty, those of companies that the
 * transfer mentions.
 */
export async function partsFor(db: Db, row: StoredRow, q: string): Promise<SuggestedPart[]> {
  const transfer = { ...row, amountBani: row.amountBani ?? 0 };
  const invoices = await listPayableInvoices(db, q);
  const named = q === "" ? invoicesOfPayer(transfer, invoices) : invoices;
  const parts = suggestParts(transfer, named);
  // Parts that the transfer pays come first, because the list is cut off at a limit.
  const paidFirst = parts.toSorted((one, other) => Number(other.amountBani > 0) - Number(one.amountBani > 0));
  return paidFirst.slice(0, MAX_SHOWN);
}

/** Pays the parts in one transaction. Locks the row before the orders. */
export async function splitTransfer(
  { db, now }: Pick<ApiContext, "db" | "now">,
  id: number,
  { parts, actor }: { parts: readonly Part[]; actor: Actor },
): Promise<Split> {
  const at = now();
  return transaction(db, async (tx): Promise<Split> => {
    const isOpen = (await lockOpen(tx, [id])).has(id);
    const row = isOpen ? await findRow(tx, id) : undefined;
    if (row?.kind !== "bank") return { ok: false, error: "not-open" };
    const why = refusalOf(row, parts);
    if (why) return { ok: false, error: "refused", errors: { parts: [why] } };
    const orders = new Map(
      (
        await lockOrders(
          tx,
          parts.map(({ orderId }) => orderId),
        )
      ).map((order) => [order.id, order]),
    );
    const errors: FieldErrors = {};
    for (const [index, part] of parts.entries()) {
      const fault = await partFault(tx, part, orders.get(part.orderId));
      if (fault) errors[`parts.${index}.amount`] = [fault];
    }
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    const note = ["Extras de cont", row.reference, row.payer].filter(Boolean).join(", ");
    for (const { orderId, amountBani } of parts) {
      const order = orders.get(orderId);
      if (!order) continue;
      if (awaitsTransfer(order)) await recordTransfer(tx, { orderId, amountBani, note, actor, at });
      else {
        const paid = { how: "paid", method: "transfer", bani: amountBani } as const;
        await lowerBalanceDue(tx, order, { ...paid, by: actor, note, at });
      }
    }
    await writeParts(tx, row, { parts, orders, actor, at });
    return { ok: true };
  });
}

export type UndoneSplit =
  | { ok: true }
  | { ok: false; error: "not-split" }
  | { ok: false; error: "refused"; why: string };

/**
 * Undoes a split in one transaction: reverses every part and reopens the row. Changes nothing if one part cannot be
 * reversed.
 */
export async function undoSplit(
  { db, now }: Pick<ApiContext, "db" | "now">,
  id: number,
  actor: Actor,
): Promise<UndoneSplit> {
  try {
    return await transaction(db, (tx) => undoInOneStep(tx, id, { actor, at: now() }));
  } catch (error) {
    // Thrown to roll back parts that are already reversed.
    if (error instanceof NotReversed) return { ok: false, error: "refused", why: error.why };
    throw error;
  }
}

class NotReversed extends Error {
  readonly why: string;
  constructor(why: string) {
    super("A part of a transfer cannot be reversed.");
    this.why = why;
  }
}

async function undoInOneStep(
  tx: Tx,
  id: number,
  { actor, at }: { actor: Actor; at: Date },
): Promise<UndoneSplit> {
  const parts = await lockParts(tx, id);
  const row = await findRow(tx, id);
  if (!row || parts.length === 0) return { ok: false, error: "not-split" };
  const amounts = new Map(parts.map(({ orderId, amountBani }) => [orderId, amountBani]));
  const orders = await lockOrders(tx, [...amounts.keys()]);
  for (const order of orders) {
    const reversal = { bani: amounts.get(order.id) ?? 0, method: "transfer", actor, at } as const;
    const why = await reversePayment(tx, order, { ...reversal, note: UNDONE_NOTE });
    if (why !== undefined) throw new NotReversed(`Împărțirea nu se mai poate anula. ${why}`);
  }
  await reopenSplit(tx, id);
  const numbers = orders.map(({ number }) => number).join(", ");
  await recordChange(tx, {
    actor,
    subject: { kind: "incoming_row", id },
    sentence: `Împărțirea transferului de ${formatOfficeLei(row.amountBani ?? 0)} pe comenzile ${numbers} a fost anulată.`,
    before: partsShown(parts),
    after: null,
    touched: [],
  });
  return { ok: true };
}

const UNDONE_NOTE = "împărțirea transferului a fost anulată.";

function partsShown(parts: readonly Part[]) {
  return { parts: parts.map(({ orderId, amountBani }) => ({ order: orderId, amount: toLei(amountBani) })) };
}

function refusalOf(
  { amountBani, currency, bankState }: StoredRow,
  parts: readonly Part[],
): string | undefined {
  if (amountBani === undefined || currency !== "RON" || bankState !== "")
    return "Transferul nu poate fi împărțit: suma nu este în lei sau nu a intrat încă în cont.";
  const ids = new Set(parts.map(({ orderId }) => orderId));
  if (ids.size < parts.length) return "Aceeași factură apare de două ori: păstreaz-o o singură dată.";
  const bani = parts.reduce((sum, part) => sum + part.amountBani, 0);
  if (bani === amountBani) return undefined;
  return `Ai împărțit ${formatOfficeLei(bani)} din ${formatOfficeLei(amountBani)}. Împarte toată suma.`;
}

async function partFault(
  tx: Tx,
  { amountBani }: Part,
  order: Order | undefined,
): Promise<string | undefined> {
  if (!order) return "Comanda nu mai există: reîncarcă pagina.";
  const isAwaited = awaitsTransfer(order);
  const openBani = isAwaited ? order.totalBani : await notableBani(tx, order);
  if (openBani === 0) return "Comanda nu mai are nimic de plată: șterge suma.";
  if (amountBani > openBani) return `Scrie cel mult ${formatOfficeLei(openBani)}: atât mai este de plată.`;
  if (isAwaited && amountBani < openBani)
    return `Comanda se plătește integral: scrie ${formatOfficeLei(openBani)}.`;
  return undefined;
}

async function writeParts(
  tx: Tx,
  row: StoredRow,
  {
    parts,
    orders,
    actor,
    at,
  }: { parts: readonly Part[]; orders: ReadonlyMap<number, Order>; actor: Actor; at: Date },
): Promise<void> {
  const [first] = parts;
  if (!first) return;
  await insertParts(tx, row.id, parts);
  await writeMatches(tx, [{ id: row.id, orderId: first.orderId, parcelId: null }], { by: actor.name, at });
  const numbers = parts.map(({ orderId }) => orders.get(orderId)?.number).join(", ");
  await recordChange(tx, {
    actor,
    subject: { kind: "incoming_row", id: row.id },
    sentence: `Transferul de ${formatOfficeLei(row.amountBani ?? 0)} a fost împărțit pe comenzile ${numbers}.`,
    before: null,
    after: partsShown(parts),
    touched: [],
  });
}
