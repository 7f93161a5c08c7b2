import type { Wire } from "@curat/contract/lei.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { StaffCompany } from "@curat/contract/staff/companies";
import * as calls from "@curat/contract/staff/companies";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import {
  countCompanyCustomers,
  createCompanyByStaff,
  listCompanies,
  readCompany,
} from "../../selling/customers/index.ts";
import { headOf } from "../../selling/orders/index.ts";
import { type CompanyMerged, mergeCompanies, splitCompany } from "./company-merge.service.ts";
import { loadStaffCompany, toWireCompanyRow } from "./company-view.ts";

const UNKNOWN = "Nu există nicio firmă cu acest CUI în comenzi sau în conturi: verifică CUI-ul.";
const SAME = "Alege altă firmă: nu poți uni o firmă cu ea însăși.";
const WHY = {
  "unknown-from": UNKNOWN,
  same: SAME,
  "on-terms": "Firma poate plăti la termen. Oprește mai întâi plata la termen, apoi unește firmele.",
  "not-merged": "Firma cu acest CUI nu este unită cu aceasta.",
};

export function staffCompaniesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
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

  serve(app, calls.getStaffCompany, async ({ params }) => ({ data: await companyAnswer(params.cui) }));

  serve(app, calls.createStaffCompany, async ({ body, staff }) => {
    const { firstname: firstName, lastname: lastName, email, phone } = body;
    const company = await readCompany(db, body);
    if (!company.ok) throw invalid(company.errors);
    const person = { firstName, lastName, email, phone };
    const made = await createCompanyByStaff(context, { person, company: company.value, actor: staff });
    if (!made.ok) throw invalid(made.errors);
    return { data: await companyAnswer(company.value.cui) };
  });

  serve(app, calls.previewCompanyMerge, async ({ params, query }) => {
    const into = await companyAnswer(params.cui);
    const from = await found(query.from);
    if (!from) throw invalid({ from: [UNKNOWN] });
    if (from.cui === into.cui) throw invalid({ from: [SAME] });
    return { data: { into, from } };
  });

  serve(app, calls.mergeStaffCompanies, async ({ params, body: { from, version, from_version }, staff }) => {
    const expectedVersion = { into: version, from: from_version };
    const input = { into: cuiDigits(params.cui), from: cuiDigits(from), expectedVersion, actor: staff };
    return answered(await mergeCompanies(context, input));
  });

  serve(
    app,
    calls.splitStaffCompany,
    async ({ params, body: { from, along, version: expectedVersion }, staff }) => {
      const input = { into: cuiDigits(params.cui), from: cuiDigits(from), expectedVersion, actor: staff };
      return answered(await splitCompany(context, { ...input, along: along.map(cuiDigits) }));
    },
  );

  async function found(text: string): Promise<Wire<StaffCompany> | undefined> {
    const cui = cuiDigits(text);
    if (cui === "") return undefined;
    return transaction(db, async (tx) => loadStaffCompany(tx, await headOf(tx, cui)));
  }

  async function companyAnswer(text: string): Promise<Wire<StaffCompany>> {
    const company = await found(text);
    if (!company) throw notFound();
    return company;
  }

  async function answered(merged: CompanyMerged): Promise<{ data: Wire<StaffCompany> }> {
    if (merged.ok) return { data: await companyAnswer(merged.cui) };
    if (merged.error === "unknown") throw notFound();
    throw invalid({ from: [WHY[merged.error]] });
  }
}
