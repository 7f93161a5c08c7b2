import { toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/invoice-list";
import type { ApiContext } from "../../../../context.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../../http/serve.ts";
import { mergeApart } from "../../../../reader/merge-apart.ts";
import { partsOf } from "../../../../reader/file-parts.ts";
import { onlyPiece } from "../../../../reader/read-apart.ts";
import { loadLetterheadLogo } from "../../../platform/settings/index.ts";
import { invoiceFile, type PdfFile } from "../invoice-documents.ts";
import { listAll, type ListedRow, loadInvoices } from "./list.store.ts";

export function invoiceListRoutes(app: ApiApp, { db, log }: ApiContext): void {
  serve(app, calls.listAllInvoices, async ({ query, url }) => {
    const { page, per_page: perPage, after, ...filter } = query;
    const paging = { page, perPage, after: after === 0 ? undefined : after };
    const { rows, ...counted } = await listAll(db, filter, paging);
    return pagedAnswer(rows.map(toWireListed), { page, perPage, ...counted }, url);
  });

  servePdf(app, calls.getInvoicesPdf, async ({ query: { ids } }) => {
    const files = await filesOf(ids);
    const documents = files.map((file) => partsOf(file.bytes));
    const { bytes } = await onlyPiece(mergeApart("Facturi", { files: documents, sender: "staff", log }));
    return { name: "facturi.pdf", bytes };
  });

  serve(app, calls.readInvoiceFiles, async ({ query: { ids } }) => ({
    data: (await filesOf(ids)).map(({ name, bytes }) => ({
      file_name: name,
      content: Buffer.from(bytes).toString("base64"),
    })),
  }));

  async function filesOf(ids: readonly number[]): Promise<PdfFile[]> {
    const invoices = await loadInvoices(db, ids);
    if (invoices.length !== ids.length) throw notFound();
    const files: PdfFile[] = [];
    // Rendering modifies the logo object, so each document needs its own.
    for (const invoice of invoices) files.push(await invoiceFile(db, invoice, await loadLetterheadLogo(db)));
    return files;
  }
}

function toWireListed(row: ListedRow): Wire<calls.ListedInvoice> {
  const { id, series, number, kind, buyer, cui, payment, anaf } = row;
  return {
    id,
    orderID: row.orderId,
    order_number: String(row.orderNumber),
    name: `${series} ${number}`,
    series,
    number,
    kind,
    issued_on: row.issuedOn,
    buyer,
    cui,
    storno_of: row.stornoOf,
    payment,
    payment_name: row.paymentName,
    anaf,
    net: toLei(row.netBani),
    vat: toLei(row.vatBani),
    total: toLei(row.totalBani),
  };
}
