import * as calls from "@curat/contract/staff/customer-desk";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { storedDataPdf } from "../privacy/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { countBoundVouchers } from "../../selling/vouchers/index.ts";
import { loadStaffCustomer } from "./customer-view.ts";
import { findNamed, mergeCustomers } from "./merge.service.ts";
import { eraseByStaff, exportByStaff } from "./personal-data.service.ts";
import { customerAnswer, currentFor } from "./staff-customers.routes.ts";

const UNKNOWN = "Nu există niciun client cu acest număr sau cu această adresă de e-mail: verifică datele.";
const SAME = "Alege alt cont: nu poți uni un client cu el însuși.";

export function customerDeskRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.previewCustomerMerge, async ({ params, query, staff }) => {
    const id = idOf(params.id);
    const into = await customerAnswer(context, id, staff);
    return transaction(db, async (tx) => {
      const named = await findNamed(tx, query.from);
      if (named?.id === id) throw invalid({ from: [SAME] });
      const from = named && (await loadStaffCustomer(tx, { id: named.id, asker: staff, now: now() }));
      if (!from) throw invalid({ from: [UNKNOWN] });
      return { data: { into, from, vouchers: await countBoundVouchers(tx, from.email.toLowerCase()) } };
    });
  });

  serve(app, calls.mergeCustomers, async ({ params, body: { from, version, from_version }, staff }) => {
    const into = idOf(params.id);
    const expectedVersion = { into: version, from: from_version };
    const input = { into, from, expectedVersion, actor: staff, standing: currentFor(context, staff) };
    const merged = await mergeCustomers(context, input);
    if (merged.ok) return { data: await customerAnswer(context, into, staff) };
    if (merged.error === "unknown") throw notFound();
    throw invalid({ from: [merged.error === "same" ? SAME : UNKNOWN] });
  });

  serve(app, calls.exportCustomer, async ({ params, staff }) => ({
    data: await exported(params.id, staff, "json"),
  }));

  servePdf(app, calls.exportCustomerPdf, async ({ params, staff }) => {
    const data = await exported(params.id, staff, "pdf");
    const { name, INVOICE: seller } = await loadSettings(db);
    const bytes = await storedDataPdf(data, { shop: name, seller: seller.company, now: now() });
    return { name: `datele-clientului-${idOf(params.id)}.pdf`, bytes };
  });

  serve(app, calls.eraseCustomer, async ({ params, body: { version: expectedVersion }, staff }) => {
    const input = {
      id: idOf(params.id),
      expectedVersion,
      actor: staff,
      standing: currentFor(context, staff),
    };
    const erased = await eraseByStaff(context, input);
    if (!erased) throw notFound();
    return { data: erased };
  });

  async function exported(idText: string, actor: Staff, file: "json" | "pdf") {
    const data = await exportByStaff(context, { id: idOf(idText), actor, file });
    if (!data) throw notFound();
    return data;
  }
}
