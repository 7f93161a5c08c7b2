import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/courier-visits";
import { CHECK_VISIT_WITH_COURIER } from "@curat/contract/staff/courier-visits.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";

/** Loads the parcels waiting for each courier. Omits couriers that have neither parcels nor an account nor visits. */
export async function loadHandover({ context }: LoaderFunctionArgs) {
  const [{ data: shown }, may] = await Promise.all([need(context, calls.listCourierVisits), mayDo(context)]);
  const couriers = shown.couriers.filter(
    ({ parcels, can_be_called, visits }) => parcels > 0 || can_be_called || visits.length > 0,
  );
  return { ...shown, couriers, mayCall: may("shipments:edit"), mayPrint: may("shipments:view") };
}

/** Calls a courier. Errors that concern no field appear above the form. */
export async function callCourier({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const courier = textOf(form, "courier");
  const body = {
    day: textOf(form, "day"),
    from: textOf(form, "from"),
    to: textOf(form, "to"),
    weight_kg: Number(textOf(form, "weight_kg").replace(",", ".") || Number.NaN),
    checked: form.has("checked"),
  };
  const sent = await send(context, form, calls.callCourierToShop, { params: { courier }, body });
  if (sent.ok) return leaveTo(context, "/comenzi/predare", texts.called);
  const { data: refused, init } = sent.refusal;
  const { visit = [], ...errors } = refused.errors;
  const isUnsure = visit.some((message) => message.endsWith(CHECK_VISIT_WITH_COURIER));
  return data({ ...refused, errors, messages: [...refused.messages, ...visit], isUnsure }, init ?? {});
}

export async function openHandoverList({ context, params: { courier = "" }, url }: LoaderFunctionArgs) {
  await requireStaff(context);
  const day = url.searchParams.get("ziua") ?? undefined;
  const file = await apiOf(context).file(calls.getHandoverList, { params: { courier }, query: { day } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
