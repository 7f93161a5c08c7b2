import { cuiDigits } from "@curat/contract/cui.values";
import * as calls from "@curat/contract/staff/companies";
import type { ApiContext } from "../../context.ts";
import { transaction } from "../../db/database.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { countCompanyCustomers, listCompanies } from "../customers/index.ts";
import { loadStaffCompany, toWireCompanyRow } from "./company-view.ts";

/** Companies that customers keep or that orders are invoiced to. */
export function staffCompaniesRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, calls.listStaffCompanies, async ({ query, url }) => {
    const { q: text, orders, sort, page, per_page: perPage } = query;
    const hasOrders = orders && orders === "yes";
    const { rows, total } = await listCompanies(db, { text, hasOrders, sort }, { page, perPage });
    const customers = await countCompanyCustomers(
      db,
      rows.map(({ cui }) => cui),
    );
    return pagedAnswer(
      rows.map((row) => toWireCompanyRow(row, customers.get(row.cui))),
      { page, perPage, total },
      url,
    );
  });

  serve(app, calls.getStaffCompany, async ({ params }) => {
    const cui = cuiDigits(params.cui);
    const shown = cui === "" ? undefined : await transaction(db, (tx) => loadStaffCompany(tx, cui));
    if (!shown) throw notFound();
    return { data: shown };
  });
}
