import { getStaffCompany } from "@curat/contract/staff/companies";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";

/** A company, with what this person may open from it. */
export async function loadCompany(context: Context, cui: string) {
  const [company, may] = await Promise.all([
    need(context, getStaffCompany, { params: { cui } }),
    mayDo(context),
  ]);
  return { company: company.data, may: { seeOrders: may("orders:view") } };
}
export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;
