import { data } from "react-router";
import { mergeCustomers, previewCustomerMerge } from "@curat/contract/staff/customer-desk";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../../components/form/send.server.ts";
import { apiOf, need, refusedPage } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { texts } from "./texts.ts";

/** Loads the account to keep, with a preview of merging in the account that `?din=` selects. */
export async function loadMerge(context: Context, id: string, url: URL) {
  const from = (url.searchParams.get("din") ?? "").trim();
  if (from === "") {
    const { data: into } = await need(context, getStaffCustomer, { params: { id } });
    return { into, from, preview: undefined, errors: undefined };
  }
  const answer = await apiOf(context).call(previewCustomerMerge, { params: { id }, query: { from } });
  if (answer.ok) return { into: answer.data.into, from, preview: answer.data, errors: undefined };
  if (answer.status !== 422) throw refusedPage(context, answer);
  const { data: into } = await need(context, getStaffCustomer, { params: { id } });
  return { into, from, preview: undefined, errors: { din: answer.errors?.from ?? [] } };
}
export type MergeData = Awaited<ReturnType<typeof loadMerge>>;

export async function merge(request: Request, context: Context, id: string) {
  const form = await request.formData();
  if (textOf(form, "form") !== "merge") throw data(null, { status: 404 });
  const number = (name: string) => Number(textOf(form, name));
  const body = { from: number("from"), version: number("version"), from_version: number("from_version") };
  const sent = await send(context, form, mergeCustomers, { params: { id }, body });
  return sent.ok ? leaveTo(context, `/clienti/${encodeURIComponent(id)}`, texts.merged) : sent.refusal;
}
