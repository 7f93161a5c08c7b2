import * as calls from "@curat/contract/invoices";
import * as staffCalls from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { conflict, notFound } from "../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../http/serve.ts";
import { findByRandomId, findOrder, isOrderAccess } from "../orders/index.ts";
import { invoiceFile } from "./invoice-papers.ts";
import { type Issued, issueInvoice, stornoInvoice } from "./invoices.service.ts";
import { findInvoice, findValidInvoice, type Invoice, listInvoices } from "./invoices.store.ts";

export function invoicesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  servePdf(app, calls.getInvoice, async ({ params, customer }) => {
    return invoiceOf(await findByRandomId(db, params.orderId, customer.id));
  });
  servePdf(app, calls.getOrderInvoice, async ({ params: { randomid, access } }) => {
    if (!isOrderAccess(context, randomid, access)) throw notFound();
    return invoiceOf(await findByRandomId(db, randomid));
  });

  async function invoiceOf(found: { order: { id: number } } | undefined) {
    const invoice = found && (await findValidInvoice(db, found.order.id));
    if (!invoice) throw notFound();
    return invoiceFile(invoice);
  }

  serve(app, staffCalls.listStaffInvoices, async ({ params }) => ({
    data: (await listInvoices(db, await orderId(params.id))).map(toWire),
  }));
  servePdf(app, staffCalls.getStaffInvoice, async ({ params }) => {
    const invoice = await findInvoice(db, idOf(params.invoiceId));
    if (invoice?.orderId !== idOf(params.id)) throw notFound();
    return invoiceFile(invoice);
  });
  serve(app, staffCalls.issueInvoice, async ({ params, staff }) =>
    done(await issueInvoice(context, await orderId(params.id), staff)),
  );
  serve(app, staffCalls.cancelInvoice, async ({ params, staff }) =>
    done(await stornoInvoice(context, await orderId(params.id), staff)),
  );

  async function orderId(text: string): Promise<number> {
    const id = idOf(text);
    if (!(await findOrder(db, id))) throw notFound();
    return id;
  }
}

function done(issued: Issued) {
  if (!issued.ok) throw conflict();
  return { data: toWire(issued.invoice) };
}

function toWire({ id, series, number, kind, issuedAt, document }: Invoice) {
  return { id, series, number, kind, issued_at: issuedAt.toISOString(), total: document.totalBani / 100 };
}
