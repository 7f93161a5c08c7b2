import * as calls from "@curat/contract/complaints";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findOrderIdByNumber, findOrderRecord, requireByAccess } from "../../selling/orders/index.ts";
import type { InvoiceOfOrder } from "./complaints.rules.ts";
import { createComplaint } from "./complaints.service.ts";
import { listTypes, loadComplaints } from "./complaints.store.ts";
import { toWire } from "./complaints.wire.ts";
import { complaintTexts } from "./texts.ts";

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
    const created = await createComplaint(context, { customerId: customer.id, typed: body, invoice });
    if (!created.ok) throw invalid(created.errors);
    return { data: { id: created.id, number: String(created.number) }, message: complaintTexts.sent };
  });
  serve(app, calls.sendGuestComplaint, async ({ params, body: { access, ...body } }) => {
    const found = await requireByAccess(context, params.randomid, access);
    const { customerId, number, email } = found.order;
    const typed = { ...body, ordernr: String(number), customer_email: email };
    const created = await createComplaint(context, { customerId, typed, invoice: found.invoice });
    if (!created.ok) throw invalid(created.errors);
    return { data: { id: created.id, number: String(created.number) }, message: complaintTexts.sent };
  });
}

/** Returns the invoice of the order with that number; undefined unless the order is the customer's own. */
async function invoiceOfOwn(db: Db, customerId: number, number: string): Promise<InvoiceOfOrder | undefined> {
  const id = await findOrderIdByNumber(db, number);
  const record = id === undefined ? undefined : await findOrderRecord(db, id);
  return record?.order.customerId === customerId ? record.invoice : undefined;
}
