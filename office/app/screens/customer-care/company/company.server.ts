import { data } from "react-router";
import {
  endCompanyCredit,
  endDoubt,
  endInstitutionTerms,
  getCompanyCredit,
  markDoubtful,
  setCompanyCredit,
  setInstitutionTerms,
} from "@curat/contract/staff/credit";
import { getStaffCompany, splitStaffCompany } from "@curat/contract/staff/companies";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

export async function loadCompany(context: Context, cui: string) {
  const [{ data: company }, may] = await Promise.all([
    need(context, getStaffCompany, { params: { cui } }),
    mayDo(context),
  ]);
  const [history, credit, creditHistory] = await Promise.all([
    loadHistory(context, "company", company.cui),
    may("credit:view") ? need(context, getCompanyCredit, { params: { cui: company.cui } }) : undefined,
    may("credit:view") ? loadHistory(context, "company-credit", company.cui) : undefined,
  ]);
  return {
    company,
    credit: credit?.data,
    history: [...(creditHistory ?? []), ...(history ?? [])],
    may: {
      seeOrders: may("orders:view"),
      editCustomers: may("customers:edit"),
      merge: may("customers:merge"),
      editCredit: may("credit:edit"),
    },
  };
}
export type CompanyData = Awaited<ReturnType<typeof loadCompany>>;

/** Saves or ends the company's payment terms, or separates a merged CUI (fiscal code) from the company. */
export async function changeCompany(request: Request, context: Context, cui: string) {
  const form = await request.formData();
  const here = `/firme/${encodeURIComponent(cui)}`;
  if (textOf(form, "form") === "credit") {
    const sent = await send(context, form, setCompanyCredit, { params: { cui }, body: creditIn(form) });
    return sent.ok ? leaveTo(context, here, "Plata la termen a fost salvată.") : sent.refusal;
  }
  if (textOf(form, "form") === "end-credit")
    return press(
      context,
      endCompanyCredit,
      { params: { cui } },
      { to: here, message: "Firma nu mai plătește la termen." },
    );
  if (textOf(form, "form") === "doubtful") {
    const body = {
      reason: textOf(form, "reason"),
      decided_on: textOf(form, "decided_on"),
      version: Number(textOf(form, "version")),
    };
    const sent = await send(context, form, markDoubtful, { params: { cui }, body });
    return sent.ok ? leaveTo(context, here, "Facturile firmei au fost marcate ca incerte.") : sent.refusal;
  }
  if (textOf(form, "form") === "end-doubt")
    return press(
      context,
      endDoubt,
      { params: { cui }, query: { version: textOf(form, "version") } },
      { to: here, message: "Facturile firmei nu mai sunt incerte." },
    );
  if (textOf(form, "form") === "institution") {
    const body = {
      term_days: Number(textOf(form, "term_days")),
      contract: textOf(form, "contract"),
      version: Number(textOf(form, "version")),
    };
    const sent = await send(context, form, setInstitutionTerms, { params: { cui }, body });
    return sent.ok ? leaveTo(context, here, "Termenul instituției a fost salvat.") : sent.refusal;
  }
  if (textOf(form, "form") === "end-institution")
    return press(
      context,
      endInstitutionTerms,
      { params: { cui }, query: { version: textOf(form, "version") } },
      { to: here, message: "Instituția plătește din nou în termenul legal." },
    );
  const from = textOf(form, "from");
  if (textOf(form, "form") !== `split-${from}`) throw data(null, { status: 404 });
  const body = { from, version: Number(textOf(form, "version")) };
  const page = { to: here, message: "Firmele au fost separate." };
  return press(context, splitStaffCompany, { params: { cui }, body }, page);
}

function creditIn(form: FormData) {
  const text = (name: string) => textOf(form, name);
  return {
    term_days: Number(text("term_days")),
    limit: leiOf(text("limit")),
    block_after_days: Number(text("block_after_days")),
    note: text("note"),
    buyers: form.getAll("buyers").map(Number),
    version: Number(text("version")),
  };
}
