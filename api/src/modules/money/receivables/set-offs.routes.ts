import { cuiDigits } from "@curat/contract/cui.values";
import { toBani, toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/set-offs";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { isKnownCompany } from "../../selling/credit/index.ts";
import { findCompanyName } from "./receivables.store.ts";
import { setOffFile } from "./set-off-pdf.ts";
import { makeSetOff, setOffName, type Settled, undoSetOff } from "./set-offs.service.ts";
import { isSupplier, listCompanyInvoices, listSetOffs, type SetOff } from "./set-offs.store.ts";

export function setOffRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.getCompanySetOffs, async ({ params }) => ({ data: await shown(cuiDigits(params.cui)) }));

  serve(app, calls.makeSetOff, async ({ params, body, staff }) => {
    const cui = cuiDigits(params.cui);
    const parts = body.parts.map(({ orderID, amount }) => ({ orderId: orderID, amountBani: toBani(amount) }));
    const made = { cui, parts, signedOn: body.signed_on, supplierDocuments: body.supplier_documents };
    return settled(cui, await makeSetOff(context, { ...made, expectedVersion: body.version, actor: staff }));
  });

  serve(app, calls.undoSetOff, async ({ params, body: { reason }, staff }) => {
    const cui = cuiDigits(params.cui);
    return settled(cui, await undoSetOff(context, { cui, id: idOf(params.id), reason, actor: staff }));
  });

  servePdf(app, calls.getSetOffPdf, async ({ params }) => {
    const file = await setOffFile(db, cuiDigits(params.cui), idOf(params.id));
    if (!file) throw notFound();
    return file;
  });

  async function settled(cui: string, done: Settled) {
    if (!done.ok && done.error === "refused") throw invalid(done.errors);
    if (!done.ok) throw notFound();
    return { data: await shown(cui) };
  }

  async function shown(cui: string): Promise<Wire<calls.CompanySetOffs>> {
    if (!(await isKnownCompany(db, cui))) throw notFound();
    const company = (await findCompanyName(db, cui)) ?? cui;
    const invoices = await listCompanyInvoices(db, cui);
    return {
      company,
      is_supplier: await isSupplier(db, cui),
      invoices: invoices.map(({ orderId, orderNumber, invoice, dueOn, openBani }) => ({
        orderID: orderId,
        order_number: String(orderNumber),
        invoice,
        due_on: dueOn,
        open: toLei(openBani),
      })),
      set_offs: (await listSetOffs(db, cui)).map(toWireSetOff),
      version: await versionOf(db, { kind: "company-credit", id: cui }),
    };
  }
}

function toWireSetOff(made: SetOff): Wire<calls.CompanySetOffs>["set_offs"][number] {
  return {
    set_offID: made.id,
    name: setOffName(made),
    signed_on: made.signedOn,
    supplier_documents: made.supplierDocuments,
    amount: toLei(made.parts.reduce((sum, { amountBani }) => sum + amountBani, 0)),
    parts: made.parts.map(({ orderId, invoice, amountBani }) => ({
      orderID: orderId,
      invoice,
      amount: toLei(amountBani),
    })),
    made_by: made.madeBy,
    undone_by: made.undoneBy,
    undo_reason: made.undoReason,
  };
}
