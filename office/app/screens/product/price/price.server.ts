import { data } from "react-router";
import { getStaffPrice, previewStaffPrice, setStaffPrice } from "@curat/contract/staff/prices";
import type { PricePreview } from "@curat/contract/staff/prices";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { refuse, send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { productPage } from "../rooms.ts";
import { filledPrice, PRICE } from "./price-fields.ts";
import { texts } from "./texts.ts";

const PATH = "/pret";

/** The price of a product with all that was asked before. */
export async function loadPrice(context: Context, id: string) {
  const [around, { data: price }, may] = await Promise.all([
    loadProduct(context, id),
    need(context, getStaffPrice, { params: { id } }),
    mayDo(context),
  ]);
  return { ...around, price, mayPrice: may("prices:edit") };
}

/** The form again, with what the shop would show. */
export interface PricePreviewed extends Refused {
  preview: PricePreview;
}

/** Shows what a price would look like, or sets it. */
export async function changePrice(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  if (textOf(form, "form") !== PRICE) return changeProduct(form, { context, id, path: PATH });
  const body = { list_price: leiOf(textOf(form, "list_price")) };
  const params = { id };
  if (textOf(form, "act") === "look") {
    const answer = await apiOf(context).call(previewStaffPrice, { params, body });
    if (!answer.ok) return refuse(form, answer);
    const shown: PricePreviewed = {
      form: PRICE,
      values: typedValues(form),
      errors: {},
      messages: [],
      preview: answer.data,
    };
    return data(shown, { status: 200 });
  }
  const compared = {
    subject: { kind: "price" as const, id },
    labels: { list_price: texts.list },
    fill: filledPrice,
  };
  const version = Number(textOf(form, "version"));
  const sent = await send(context, form, setStaffPrice, { params, body: { ...body, version } }, compared);
  return sent.ok ? leaveTo(context, productPage(id, PATH), texts.saved) : sent.refusal;
}
