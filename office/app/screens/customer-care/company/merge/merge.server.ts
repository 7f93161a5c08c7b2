import { data } from "react-router";
import { getStaffCompany, mergeStaffCompanies, previewCompanyMerge } from "@curat/contract/staff/companies";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../../components/form/send.server.ts";
import { apiOf, need, refusedPage } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { texts } from "./texts.ts";

/** Loads the company to keep, with a preview of merging in the company that `?din=` selects. */
export async function loadMerge(context: Context, cui: string, url: URL) {
  const from = (url.searchParams.get("din") ?? "").trim();
  const answer =
    from === ""
      ? undefined
      : await apiOf(context).call(previewCompanyMerge, { params: { cui }, query: { from } });
  if (answer?.ok) return { into: answer.data.into, from, preview: answer.data, errors: undefined };
  if (answer && answer.status !== 422) throw refusedPage(context, answer);
  const { data: into } = await need(context, getStaffCompany, { params: { cui } });
  return { into, from, preview: undefined, errors: answer && { din: answer.errors?.from ?? [] } };
}
export type MergeData = Awaited<ReturnType<typeof loadMerge>>;

export async function merge(request: Request, context: Context, cui: string) {
  const form = await request.formData();
  if (textOf(form, "form") !== "merge") throw data(null, { status: 404 });
  const version = (name: string) => Number(textOf(form, name));
  const body = {
    from: textOf(form, "from"),
    version: version("version"),
    from_version: version("from_version"),
  };
  const sent = await send(context, form, mergeStaffCompanies, { params: { cui }, body });
  return sent.ok ? leaveTo(context, `/firme/${encodeURIComponent(cui)}`, texts.merged) : sent.refusal;
}
