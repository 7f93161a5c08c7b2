/** Whom an order's next invoice names, mended after the parcel left; what is bought and where it went stays. (decision 0051) */
import type { FieldErrors } from "@curat/contract/envelope";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { Tx } from "../../../../db/database.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { insertEvent } from "../order-moves.store.ts";
import type { Order } from "../orders.store.ts";
import { refuseStaleOrder } from "../staff/staff-order-answer.ts";
import { companyOf, invoicedAt } from "./amended-buyer.ts";
import { rewriteBuyer } from "../order-moves.store.ts";

const NOTE = "Datele de facturare au fost corectate.";

/**
 * Writes the party on the version of the order that was seen, which the caller has locked; what is wrong stands at its field.
 * A company's order stays a company's, a person's a person's.
 */
export async function correctBillingParty(
  tx: Tx,
  order: Order,
  { party, actor, at }: { party: InvoiceParty; actor: Actor; at: Date },
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const { id: orderId, number, status } = order;
  await refuseStaleOrder(tx, orderId, party.version);
  const errors: FieldErrors = {};
  const mended = await partyOf(tx, order, { party, errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  await rewriteBuyer(tx, { ...order, ...mended });
  await recordChange(tx, {
    actor,
    subject: { kind: "order", id: orderId },
    sentence: `Comanda ${number}: datele de facturare au fost corectate.`,
    before: null,
    // Of the buyer the history keeps no more than that something of him changed.
    after: { changed: ["invoice"] },
    touched: [],
  });
  await insertEvent(tx, { orderId, status, actor: "staff", note: NOTE, at });
  return { ok: true };
}

async function partyOf(
  tx: Tx,
  order: Order,
  { party: { company, person }, errors }: { party: InvoiceParty; errors: FieldErrors },
): Promise<Partial<Order>> {
  if (order.company) {
    if (company) return companyOf(tx, company, { order, errors, path: "party.company" });
    errors["party.company.name"] = ["Comanda este a unei firme: completează datele ei."];
    return {};
  }
  if (!person) {
    errors["party.person.lastname"] = ["Comanda este a unei persoane: completează datele ei."];
    return {};
  }
  const seat = await invoicedAt(tx, person, { order, errors, path: "party.person" });
  return { firstName: person.firstname, lastName: person.lastname, ...seat };
}
