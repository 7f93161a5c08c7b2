import * as calls from "@curat/contract/complaints";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findOrderIdByNumber, findOrderRecord, requireByAccess } from "../../selling/orders/index.ts";
import type { InvoiceOfOrder } from "./complaints.rules.ts";
import { keepComplaint } from "./complaints.service.ts";
import { listTypes, loadComplaints } from "./complaints.store.ts";
import { toWire } from "./complaints.wire.ts";
import { complaintTexts } from "./texts.ts";

/** The customer's complaints, or a guest's of the order that he found; nobody sees another's. */
export function complaintsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listComplaints, async ({ customer }) => {
    return { data: (await loadComplaints(db, customer.id)).map(toWire) };
  });
  serve(app, calls.listComplaintTypes, async () => ({
    data: (await listTypes(db)).map(({ id, name }) => ({ typeid: id, name })),
  }));
  serve(app, calls.sendComplaint, async ({ body, customer }) => {
    const invoice = await invoiceOfOwn(db, customer.id, body.ordernr);
    const kept = await keepComplaint(context, { customerId: customer.id, typed: body, invoice });
    if (!kept.ok) throw invalid(kept.errors);
    return { data: { id: kept.id, number: String(kept.number) }, message: complaintTexts.sent };
  });
  serve(app, calls.sendGuestComplaint, async ({ params, body: { access, ...body } }) => {
    const found = await requireByAccess(context, params.randomid, access);
    const { customerId, number, email } = found.order;
    const typed = { ...body, ordernr: String(number), customer_email: email };
    const kept = await keepComplaint(context, { customerId, typed, invoice: found.invoice });
    if (!kept.ok) throw invalid(kept.errors);
    return { data: { id: kept.id, number: String(kept.number) }, message: complaintTexts.sent };
  });
}

/** The invoice of the customer's order of that number; undefined for any other number. */
async function invoiceOfOwn(db: Db, customerId: number, number: string): Promise<InvoiceOfOrder | undefined> {
  const id = await findOrderIdByNumber(db, number);
  const record = id === undefined ? undefined : await findOrderRecord(db, id);
  return record?.order.customerId === customerId ? record.invoice : undefined;
}
