import { data } from "react-router";
import { getStaffCompany, splitStaffCompany } from "@curat/contract/staff/companies";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

/** Loads a company and this person's permissions. */
export async function loadCompany(context: Context, cui: string) {
  const [{ data: company }, may] = await Promise.all([
    need(context, getStaffCompany, { params: { cui } }),
    mayDo(context),
  ]);
  return {
    company,
    history: await loadHistory(context, "company", company.cui),
    may: { seeOrders: may("orders:view"), merge: may("customers:merge") },
  };
}
export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;

/** Separates a merged CUI from the company. */
export async function changeCompany(request: Request, context: Context, cui: string) {
  const form = await request.formData();
  const from = textOf(form, "from");
  if (textOf(form, "form") !== `split-${from}`) throw data(null, { status: 404 });
  const body = { from, version: Number(textOf(form, "version")) };
  const page = { to: `/firme/${encodeURIComponent(cui)}`, say: "Firmele au fost separate." };
  return press(context, splitStaffCompany, { params: { cui }, body }, page);
}
