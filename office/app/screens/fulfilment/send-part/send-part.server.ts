import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getStaffOrder } from "@curat/contract/staff/orders";
import type { StaffOrder } from "@curat/contract/staff/orders";
import { makeParcel, previewParcel } from "@curat/contract/staff/parcels";
import type { ParcelPreview } from "@curat/contract/staff/parcels";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { findStrangeCourier } from "../../../components/courier/unconnected-courier.server.ts";
import { send } from "../../../components/form/send.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

export async function loadToSend({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireStaff(context);
  const [{ data: order }, strangeCourier] = await Promise.all([
    need(context, getStaffOrder, { params: { id } }),
    findStrangeCourier(context),
  ]);
  return { order, strangeCourier: strangeCourier(order.delivery_code) };
}
export interface ToSend {
  order: Pick<StaffOrder, "to_send" | "parcels_version" | "awb_problem" | "delivery_code">;
  strangeCourier: string | undefined;
}

export interface Previewed extends Refused {
  preview: ParcelPreview;
}

/** Previews or creates a parcel with the selected products. */
export async function sendPart(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const params = { id };
  const items = itemsOf(form);
  if (textOf(form, "step") !== "make") {
    const sent = await send(context, form, previewParcel, { params, body: { items } });
    if (!sent.ok) return named(sent.refusal, items);
    const shown: Previewed = {
      form: "send-part",
      values: typedValues(form),
      errors: {},
      messages: [],
      preview: sent.data,
    };
    return data(shown, { status: 200 });
  }
  const weight = textOf(form, "weight");
  const body = {
    items,
    awb: textOf(form, "awb"),
    courier: textOf(form, "courier"),
    weight: weight === "" ? null : Number(weight),
    checked: form.has("checked"),
    version: Number(textOf(form, "version")),
  };
  const sent = await send(context, form, makeParcel, { params, body });
  if (!sent.ok) return named(sent.refusal, items);
  return leaveTo(
    context,
    `/comenzi/${encodeURIComponent(id)}`,
    "Coletul a fost creat. Marchează-l ca predat când îl ia curierul.",
  );
}

function itemsOf(form: FormData) {
  return [...form].flatMap(([name, typed]) => {
    const [, productid] = /^pieces\[(\d{1,10})\]$/.exec(name) ?? [];
    const quantity = Number(typed);
    return productid === undefined || quantity === 0 ? [] : [{ productid: Number(productid), quantity }];
  });
}

function named<Answer extends { data: Refused }>(
  refusal: Answer,
  items: readonly { productid: number }[],
): Answer {
  const errors = Object.fromEntries(
    Object.entries(refusal.data.errors).map(([field, messages]) => {
      const [, place] = /^items[.[](\d+)/.exec(field) ?? [];
      const item = place === undefined ? undefined : items[Number(place)];
      return [item ? `pieces[${item.productid}]` : field, messages];
    }),
  );
  return { ...refusal, data: { ...refusal.data, errors } };
}
