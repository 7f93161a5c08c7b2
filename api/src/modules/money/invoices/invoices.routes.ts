import { toLei } from "@curat/contract/lei.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import * as calls from "@curat/contract/invoices";
import { PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import * as staffCalls from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { findByRandomId, findOrder, isInvoiceAccess } from "../../selling/orders/index.ts";
import { readPaymentTerms } from "../../selling/payments/index.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { eInvoice, eInvoiceState } from "./efactura/e-invoice.ts";
import { invoiceFile, proformaFile } from "./invoice-documents.ts";
import { missingInvoice } from "./missing-invoice.ts";
import { receiptText } from "./receipt-text.rules.ts";
import { type Issued, issueInvoice, reissueInvoice, stornoInvoice } from "./invoices.service.ts";
import { loadIssuing } from "./issuers/outbox.store.ts";
import { findInvoice, findValidInvoice, type Invoice, listInvoices } from "./invoices.store.ts";

export function invoicesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  servePdf(app, calls.getInvoice, async ({ params, customer }) => {
    return invoiceOf(await findByRandomId(db, params.orderId, customer.id));
  });
  servePdf(app, calls.getOrderInvoice, async ({ params: { randomid, access } }) => {
    if (!isInvoiceAccess(context, randomid, access)) throw notFound();
    return invoiceOf(await findByRandomId(db, randomid));
  });

  async function invoiceOf(found: { order: { id: number } } | undefined) {
    const invoice = found && (await findValidInvoice(db, found.order.id));
    if (!invoice || invoice.series === PROVISIONAL_SERIES) throw notFound();
    return invoiceFile(db, invoice, await loadLetterheadLogo(db));
  }

  serve(app, staffCalls.listStaffInvoices, async ({ params }) => {
    const id = await orderId(params.id);
    const toWire = await wireOf(id);
    return { data: (await listInvoices(db, id)).map(toWire) };
  });
  serve(app, staffCalls.getMissingInvoice, async ({ params }) => ({
    data: (await missingInvoice(context, await orderId(params.id))) ?? null,
  }));
  servePdf(app, staffCalls.getStaffInvoice, async ({ params }) =>
    invoiceFile(db, await ofOrder(params), await loadLetterheadLogo(db)),
  );
  servePdf(app, staffCalls.getProforma, async ({ params }) => {
    const found = await findOrder(db, idOf(params.id));
    const { INVOICE: seller, payments } = await loadSettings(db);
    const { bankTransfer: account } = readPaymentTerms(payments);
    if (found?.order.paymentCode !== PAYMENT_CODE.bankTransfer || !account) throw notFound();
    return proformaFile(db, found.order, {
      seller,
      account,
      mark: await loadLetterheadLogo(db),
      at: context.now(),
    });
  });
  serve(app, staffCalls.getEInvoice, async ({ params }) => {
    const invoice = await ofOrder(params);
    const { fileName, xml } = eInvoice(invoice);
    return { data: { file_name: fileName, xml, ...eInvoiceState(invoice) } };
  });
  serve(app, staffCalls.issueInvoice, async ({ params, staff }) =>
    done(await issueInvoice(context, await orderId(params.id), staff), params),
  );
  serve(app, staffCalls.cancelInvoice, async ({ params, staff }) =>
    done(await stornoInvoice(context, await orderId(params.id), staff), params),
  );

  serve(app, staffCalls.reissueInvoice, async ({ params, body: { invoice_id: invoiceId, party }, staff }) =>
    done(
      await reissueInvoice(context, { orderId: await orderId(params.id), invoiceId, party, actor: staff }),
      params,
    ),
  );

  async function ofOrder(params: { id: string; invoiceId: string }): Promise<Invoice> {
    const invoice = await findInvoice(db, idOf(params.invoiceId));
    if (invoice?.orderId !== idOf(params.id)) throw notFound();
    return invoice;
  }

  async function done(issued: Issued, params: { id: string }) {
    if (!issued.ok) throw issued.error === "wrong-party" ? invalid(issued.errors) : conflict();
    return { data: (await wireOf(idOf(params.id)))(issued.invoice) };
  }

  async function wireOf(ofOrderId: number) {
    const { INVOICE } = await loadSettings(db);
    const issuing = await loadIssuing(db, ofOrderId);
    return (invoice: Invoice) => {
      const { id, series, number, kind, issuedAt, document } = invoice;
      const efactura = INVOICE.efactura ? eInvoiceState(invoice) : null;
      return {
        id,
        series,
        number,
        kind,
        issued_at: issuedAt.toISOString(),
        total: toLei(document.totalBani),
        efactura,
        receipt: series === PROVISIONAL_SERIES ? null : receiptText(invoice),
        issuing: issuing.get(id) ?? null,
      };
    };
  }

  async function orderId(text: string): Promise<number> {
    const id = idOf(text);
    if (!(await findOrder(db, id))) throw notFound();
    return id;
  }
}
