import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { listStaffInvoices } from "@curat/contract/staff/invoices";
import { getStaffOrder } from "@curat/contract/staff/orders";
import { markRefunded } from "@curat/contract/staff/refunds";
import { requestReturnAccount, getStaffReturn, moveStaffReturn } from "@curat/contract/staff/returns";
import {
  cancelReturnWaybill,
  estimateReturnWaybill,
  getReturnWaybill,
  requestReturnWaybill,
} from "@curat/contract/staff/return-waybills";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

/** Loads a return, and its order's payments and documents if the staff member may view them. */
export async function loadReturn(context: Context, id: string) {
  const [{ data: request }, { data: transport }, history, may] = await Promise.all([
    need(context, getStaffReturn, { params: { id } }),
    need(context, getReturnWaybill, { params: { id } }),
    loadHistory(context, "return", id),
    mayDo(context),
  ]);
  const params = { id: String(request.orderid) };
  const [order, invoices] = await Promise.all([
    maybe(context, getStaffOrder, { params }),
    maybe(context, listStaffInvoices, { params }),
  ]);
  return {
    request,
    transport,
    history,
    refunds: order?.data.refunds,
    /** Whether the processor refunds the card. Other refunds need a bank account. */
    isByCard: order?.data.paymentCode === PAYMENT_CODE.card,
    invoices: invoices?.data,
    may: { move: may("returns:edit"), refund: may("refunds:edit") },
  };
}
export type ReturnData = Awaited<ReturnType<typeof loadReturn>>;

export async function changeReturn({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const params = { id };
  const page = `/retururi/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "move": {
      const sent = await send(context, form, moveStaffReturn, {
        params,
        body: { status: textOf(form, "status"), version },
      });
      return sent.ok
        ? leaveTo(context, page, "Starea a fost schimbată, iar clientul primește un e-mail.")
        : sent.refusal;
    }
    case "reject": {
      const body = { status: "rejected", rejection: textOf(form, "rejection"), version };
      const sent = await send(context, form, moveStaffReturn, { params, body });
      return sent.ok
        ? leaveTo(context, page, "Cererea a fost respinsă, iar clientul primește motivul pe e-mail.")
        : sent.refusal;
    }
    case "waybill":
      return orderWaybill(context, form, id);
    case "waybill-cancel":
      return press(context, cancelReturnWaybill, { params }, { to: page, message: "AWB-ul a fost anulat." });
    case "account": {
      return press(
        context,
        requestReturnAccount,
        { params },
        {
          to: page,
          message: "Cererea a fost trimisă pe e-mail. IBAN-ul apare aici după ce îl completează clientul.",
        },
      );
    }
    case "refunded": {
      const { data: found } = await need(context, getStaffReturn, { params });
      const order = { params: { id: String(found.orderid) } };
      return press(context, markRefunded, order, { to: page, message: "Restituirea a fost înregistrată." });
    }
    default:
      throw data(null, { status: 404 });
  }
}

/** Requests the price of a return's waybill, or orders the waybill. */
async function orderWaybill(context: Context, form: FormData, id: string) {
  const params = { id };
  const body = {
    courier: textOf(form, "courier"),
    weight_kg: Number(textOf(form, "weight_kg").replace(",", ".") || Number.NaN),
    street: textOf(form, "street"),
    city: textOf(form, "city"),
    county: textOf(form, "county"),
    postcode: textOf(form, "postcode").replaceAll(" ", ""),
  };
  if (textOf(form, "do") === "estimate") {
    const estimate = await send(context, form, estimateReturnWaybill, { params, body });
    if (!estimate.ok) return estimate.refusal;
    const { price } = estimate.data;
    return data({ form: "waybill", values: typedValues(form), errors: {}, messages: [], price });
  }
  const checked = form.has("checked");
  const sent = await send(context, form, requestReturnWaybill, { params, body: { ...body, checked } });
  if (!sent.ok) return sent.refusal;
  const page = `/retururi/${encodeURIComponent(id)}`;
  return leaveTo(context, page, "Curierul a fost chemat, iar clientul primește un e-mail.");
}
