import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/privacy-requests";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../components/status/privacy-request-status.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { REQUESTS } from "./privacy-requests-shape.ts";
import type { texts } from "./texts.ts";

export async function loadRequests({ context, url }: LoaderFunctionArgs) {
  const state = readList(REQUESTS, url.searchParams);
  const { filters, sort, page } = state;
  const query = {
    // The casts are safe, because the list accepts only known values for these filters.
    state: filters.stare as keyof typeof REQUEST_STATES | undefined,
    type: filters.ce as keyof typeof REQUEST_KINDS | undefined,
    deadline: filters.termen as keyof typeof texts.deadlines | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
  const { data: requests, meta } = await need(context, calls.listPrivacyRequests, { query });
  const may = await mayDo(context);
  return {
    state,
    requests,
    total: meta.total,
    lastPage: meta.last_page,
    mayOpen: may("customers:edit"),
    person: url.searchParams.get("persoana") ?? "",
  };
}

/** Records a privacy request made by phone or letter, and redirects to it. */
export async function openRequest({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") !== "open") throw data(null, { status: 404 });
  const sent = await send(context, form, calls.openPrivacyRequest, {
    body: { person: textOf(form, "person") },
  });
  return sent.ok ? leaveTo(context, `/cereri-date/${sent.data.id}`) : sent.refusal;
}
