import * as calls from "@curat/contract/staff/invoice-issuers";
import { toLei } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../../context.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { idOf } from "../../../../http/ids.ts";
import { conflict, invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { readInvoiceIssuer } from "./issuer.setting.ts";
import { issuerOf, issuersWithAccount } from "./issuers.ts";
import { listOpen } from "./outbox.store.ts";
import { moveToOwnSeries } from "./own-series.service.ts";
import { retryDocument, settleDocument } from "./settling.service.ts";

export function invoiceIssuersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, config } = context;

  serve(app, calls.getInvoiceIssuers, async () => {
    const { issuer } = readInvoiceIssuer((await loadSettings(db)).invoiceIssuer);
    const { rows, total } = await listOpen(db);
    const documents = rows.map(({ issuedAt, totalBani, nextAt, isMovable, ...row }) => ({
      invoice_id: row.invoiceId,
      order_id: row.orderId,
      order_number: String(row.orderNumber),
      kind: row.kind,
      name: row.name,
      issued_on: romanianDay(issuedAt),
      total: toLei(totalBani),
      issuer: row.issuer,
      state: row.state,
      problem: row.problem,
      next_at: nextAt?.toISOString() ?? null,
      is_movable: isMovable,
    }));
    return { data: { issuer, accounts: issuersWithAccount(config), documents, total } };
  });

  serve(app, calls.listIssuerSeries, async ({ params }) => {
    const issuer = issuerOf(config, params.issuer);
    if (!issuer) throw notFound();
    const series = await issuer.listSeries();
    if (!series.ok) throw new Refusal(503, { message: series.message });
    return { data: series.value };
  });

  serve(app, calls.retryIssuerDocument, async ({ params, staff }) => {
    const done = await retryDocument(context, { invoiceId: idOf(params.id), actor: staff });
    if (done === undefined) throw notFound();
    if (!done) throw conflict();
    return { data: null };
  });

  serve(app, calls.moveToOwnSeries, async ({ params, staff }) => {
    const done = await moveToOwnSeries(context, { invoiceId: idOf(params.id), actor: staff });
    if (done === undefined) throw notFound();
    if (!done) throw conflict();
    return { data: null };
  });

  serve(app, calls.settleIssuerDocument, async ({ params, body: { number }, staff }) => {
    const done = await settleDocument(context, { invoiceId: idOf(params.id), number, actor: staff });
    if (done === undefined) throw notFound();
    if (done === false) throw conflict();
    if (done !== true) throw invalid(done.errors);
    return { data: null };
  });
}
