/** Settles a company's invoices against what the shop owes that company as a supplier. (Codul civil, art. 1616) */
import type { FieldErrors } from "@curat/contract/envelope";
import { toLei } from "@curat/contract/lei.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { lockOrders, lowerBalanceDue, notableBani, reversePayment } from "../../selling/orders/index.ts";
import {
  insertSetOff,
  isSupplier,
  listCompanyInvoices,
  lockCompany,
  lockSetOff,
  type SetOff,
  writeSetOffUndone,
} from "./set-offs.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type Settled =
  | { ok: true }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

interface NewSetOff {
  cui: string;
  signedOn: string;
  supplierDocuments: string;
  parts: readonly { orderId: number; amountBani: number }[];
  expectedVersion: number;
  actor: Actor;
}

export function setOffName({ number, year }: Pick<SetOff, "number" | "year">): string {
  return `PVC ${number}/${year}`;
}

const subjectOf = (cui: string) => ({ kind: "company-credit" as const, id: cui });
const refused = (errors: FieldErrors) => ({ ok: false, error: "refused", errors }) as const;

/** Settles the parts in one transaction and assigns the year's next number. Throws StaleVersion (409). */
export function makeSetOff({ db, now }: Shop, made: NewSetOff): Promise<Settled> {
  return transaction(db, (tx) => settle(tx, made, now()));
}

async function settle(
  tx: Tx,
  { cui, signedOn, supplierDocuments, parts, expectedVersion, actor }: NewSetOff,
  at: Date,
): Promise<Settled> {
  await lockCompany(tx, cui);
  await refuseStale(tx, subjectOf(cui), { expectedVersion, loadCurrent: async () => ({}) });
  if (signedOn > romanianDay(at)) return refused({ signed_on: ["Alege ziua de azi sau o dată din trecut."] });
  if (!(await isSupplier(tx, cui)))
    return refused({ parts: ["Firma nu este furnizor. Adaug-o mai întâi la Furnizori, cu același CUI."] });
  const ids = parts.map(({ orderId }) => orderId);
  if (new Set(ids).size < ids.length)
    return refused({ parts: ["Aceeași factură apare de două ori: păstreaz-o o singură dată."] });
  const orders = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
  const invoices = new Map((await listCompanyInvoices(tx, cui)).map((invoice) => [invoice.orderId, invoice]));
  const errors: FieldErrors = {};
  const settled = [];
  for (const [index, { orderId, amountBani }] of parts.entries()) {
    const [order, invoice] = [orders.get(orderId), invoices.get(orderId)];
    const openBani = order && invoice ? await notableBani(tx, order) : 0;
    if (!order || !invoice || openBani === 0)
      errors[`parts.${index}.amount`] = ["Factura nu mai are nimic de plată: șterge suma."];
    else if (amountBani > openBani)
      errors[`parts.${index}.amount`] = [
        `Scrie cel mult ${formatOfficeLei(openBani)}: atât mai este de plată.`,
      ];
    else settled.push({ ...invoice, order, amountBani });
  }
  if (Object.keys(errors).length > 0) return refused(errors);
  const year = Number(signedOn.slice(0, 4));
  const stored = { cui, supplierDocuments, signedOn, at, madeBy: actor.name, parts: settled, year };
  const { number } = await insertSetOff(tx, stored);
  const document = setOffName({ number, year });
  for (const { order, amountBani: bani } of settled)
    await lowerBalanceDue(tx, order, {
      how: "paid",
      bani,
      by: actor,
      document,
      note: `compensare, ${document}`,
      at,
    });
  const bani = settled.reduce((sum, { amountBani }) => sum + amountBani, 0);
  await recordChange(tx, {
    actor,
    subject: subjectOf(cui),
    sentence: `Compensare ${document} cu firma cu CUI ${cui}: ${formatOfficeLei(bani)}.`,
    before: null,
    after: {
      set_off: document,
      parts: settled.map(({ invoice, amountBani }) => ({ invoice, amount: toLei(amountBani) })),
    },
    touched: [],
  });
  return { ok: true };
}

/**
 * Undoes a set-off and reopens all its invoices, or changes nothing if one cannot be reopened. Undoing it again has
 * no effect.
 */
export async function undoSetOff(
  { db, now }: Shop,
  undone: { cui: string; id: number; reason: string; actor: Actor },
): Promise<Settled> {
  try {
    return await transaction(db, (tx) => undoLocked(tx, undone, now()));
  } catch (error) {
    // Thrown to roll back parts that are already reversed.
    if (error instanceof NotReversed) return refused({ reason: [error.why] });
    throw error;
  }
}

class NotReversed extends Error {
  readonly why: string;
  constructor(why: string) {
    super("A part of a set-off cannot be reversed.");
    this.why = why;
  }
}

async function undoLocked(
  tx: Tx,
  { cui, id, reason, actor }: { cui: string; id: number; reason: string; actor: Actor },
  at: Date,
): Promise<Settled> {
  const found = await lockSetOff(tx, cui, id);
  if (!found) return { ok: false, error: "unknown" };
  if (found.undoneBy !== null) return { ok: true };
  const document = setOffName(found);
  const amounts = new Map(found.parts.map(({ orderId, amountBani }) => [orderId, amountBani]));
  for (const order of await lockOrders(tx, [...amounts.keys()])) {
    const reversal = { bani: amounts.get(order.id) ?? 0, method: "set_off", document, actor, at } as const;
    const why = await reversePayment(tx, order, { ...reversal, note: `${document}, ${reason}` });
    if (why !== undefined) throw new NotReversed(`Compensarea nu se mai poate anula. ${why}`);
  }
  await writeSetOffUndone(tx, id, { at, by: actor.name, reason });
  await recordChange(tx, {
    actor,
    subject: subjectOf(cui),
    sentence: `Compensarea ${document} cu firma cu CUI ${cui} a fost anulată: ${reason}`,
    before: { set_off: document },
    after: null,
    touched: [],
  });
  return { ok: true };
}
