/** Corrections of the party on an order's next invoice, allowed after shipping too. (decision 0051) */
import type { FieldErrors } from "@curat/contract/envelope";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { Tx } from "../../../../db/database.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { recordOrderChange } from "../order-changes.ts";
import { insertEvent, writeFields } from "../order-moves.store.ts";
import type { Order } from "../orders.store.ts";
import { refuseStaleOrder } from "../staff/staff-order-answer.ts";
import { companyOf, invoicedAt } from "./amended-buyer.ts";

const NOTE = "Datele de facturare au fost corectate.";

/** Writes the billing party of a locked order. Throws StaleVersion (409) for an outdated version. */
export async function correctBillingParty(
  tx: Tx,
  order: Order,
  { party, actor, at }: { party: InvoiceParty; actor: Actor; at: Date },
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const { id: orderId, number, status } = order;
  await refuseStaleOrder(tx, orderId, party.version);
  const errors: FieldErrors = {};
  const corrected = await partyOf(tx, order, { party, errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  await writeFields(tx, orderId, corrected);
  const sentence = `Comanda ${number}: datele de facturare au fost corectate.`;
  // The change log stores no personal data of buyers.
  await recordOrderChange(tx, order, { by: actor, sentence, before: null, after: { changed: ["invoice"] } });
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
