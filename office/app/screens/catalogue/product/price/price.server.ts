import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getStaffPrice, previewStaffPrice, setStaffPrice } from "@curat/contract/staff/prices";
import { getStaffPriceFloor, setStaffPriceFloor } from "@curat/contract/staff/price-lists";
import { getSeapItem, setSeapItem } from "@curat/contract/staff/seap-items";
import type { PricePreview } from "@curat/contract/staff/prices";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../../components/form/conflict/conflict.server.ts";
import type { Refused } from "../../../../components/form/refused.ts";
import { refuse, send } from "../../../../components/form/send.server.ts";
import { leiOf } from "../../../../components/money/lei.ts";
import { loadMargins } from "../../../../components/money/margins.server.ts";
import { apiOf, maybe, need } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { mayDo } from "../../../../session/staff.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { productPage } from "../tabs.ts";
import { seapTexts } from "./seap-texts.ts";
import { FLOOR, filledFloor, filledPrice, filledSeap, PRICE, SEAP } from "./price-fields.ts";

const PATH = "/pret";

export async function loadPrice({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [around, { data: price }, floor, seap, may] = await Promise.all([
    loadProduct(context, id),
    need(context, getStaffPrice, { params: { id } }),
    maybe(context, getStaffPriceFloor, { params: { id } }),
    maybe(context, getSeapItem, { params: { id } }),
    mayDo(context),
  ]);
  return {
    ...around,
    price,
    earned: await earnedBy(context, id, price.price),
    floor: floor?.data,
    seap: seap?.data,
    mayPrice: may("prices:edit"),
    maySeap: may("products:edit"),
    mayFloor: may("price-lists:edit"),
  };
}

async function earnedBy(context: Context, id: string, price: number) {
  const productID = Number(id);
  return (await loadMargins(context, [{ productID, price }])).get(productID);
}
export type Earned = Awaited<ReturnType<typeof earnedBy>>;

export interface PricePreviewed extends Refused {
  preview: PricePreview;
  earned: Earned;
}

/** Previews or saves the product's price, or saves its minimum price. */
export async function changePrice(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  if (textOf(form, "form") === FLOOR) return changeFloor(context, form, id);
  if (textOf(form, "form") === SEAP) return changeSeap(context, form, id);
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
      earned: await earnedBy(context, id, answer.data.price),
    };
    return data(shown, { status: 200 });
  }
  const compared = {
    subject: { kind: "price" as const, id },
    labels: { list_price: "Preț de listă" },
    fill: filledPrice,
  };
  const version = Number(textOf(form, "version"));
  const sent = await send(context, form, setStaffPrice, { params, body: { ...body, version } }, compared);
  return sent.ok ? leaveTo(context, productPage(id, PATH), "Prețul a fost salvat.") : sent.refusal;
}

/** Sets or removes the minimum price, below which price lists cannot go. */
async function changeFloor(context: Context, form: FormData, id: string) {
  const typed = textOf(form, "floor");
  const body = { floor: typed === "" ? null : leiOf(typed), version: Number(textOf(form, "version")) };
  const compared = {
    subject: { kind: "price-floor" as const, id },
    labels: { floor: "Prețul minim din liste (lei)" },
    fill: filledFloor,
  };
  const sent = await send(context, form, setStaffPriceFloor, { params: { id }, body }, compared);
  return sent.ok ? leaveTo(context, productPage(id, PATH), "Prețul minim a fost salvat.") : sent.refusal;
}

/** Sets the product's item in the SEAP catalogue, or removes it if the code is empty. */
async function changeSeap(context: Context, form: FormData, id: string) {
  const [code, price, day] = [textOf(form, "code"), textOf(form, "price"), textOf(form, "published_on")];
  const body = {
    code,
    price: price === "" ? null : leiOf(price),
    published_on: day === "" ? null : day,
    version: Number(textOf(form, "version")),
  };
  const compared = {
    subject: { kind: "seap-item" as const, id },
    labels: seapTexts.labels,
    fill: filledSeap,
  };
  const sent = await send(context, form, setSeapItem, { params: { id }, body }, compared);
  return sent.ok ? leaveTo(context, productPage(id, PATH), seapTexts.saved) : sent.refusal;
}
