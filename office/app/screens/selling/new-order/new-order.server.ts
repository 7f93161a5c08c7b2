import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { Failed, Success } from "@curat/contract/client";
import { cuiDigits } from "@curat/contract/cui.values";
import { listCounties } from "@curat/contract/geography";
import { getStaffOrder } from "@curat/contract/staff/orders";
import { getStaffOffer } from "@curat/contract/staff/offers";
import { getStaffCompany } from "@curat/contract/staff/companies";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { listStaffProducts } from "@curat/contract/staff/products";
import { placeManualOrder, previewManualOrder } from "@curat/contract/staff/manual-orders";
import { NO_EMAIL } from "@curat/contract/staff/order-mails.values";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { discountOf } from "../../../components/money/discount.ts";
import { cityErrors, findCity } from "../../../components/place/find-city.server.ts";
import { loadMargins } from "../../../components/money/margins.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { startOffer } from "./start-offer.server.ts";
import {
  addCustomer,
  fillCustomer,
  filledFrom,
  filledLike,
  fillFirm,
  findBuyers,
} from "./find-buyer.server.ts";
import { linesIn, orderIn, pressed, readable, withLine } from "./manual-form.ts";
import type { Pressed, TypedLine } from "./manual-form.ts";

export type Preview = Success<typeof previewManualOrder>["data"] & {
  /** Warnings about products that a discount would sell below cost or below the shop's minimum margin. */
  warnings: string[];
};

/** Creates the form's idempotency key, and loads the customer of `?client=` and the offer of `?oferta=`, if any. */
export async function loadNewOrder({ context, url }: LoaderFunctionArgs) {
  const offerId = url.searchParams.get("oferta") ?? "";
  const offer =
    offerId === "" ? undefined : (await maybe(context, getStaffOffer, { params: { id: offerId } }))?.data;
  const id = url.searchParams.get("client") ?? String(offer?.customer_id ?? "");
  const [counties, may, customer] = await Promise.all([
    need(context, listCounties),
    mayDo(context),
    id === "" ? undefined : maybe(context, getStaffCustomer, { params: { id } }),
  ]);
  const cui = cuiDigits(offer?.cui ?? "");
  const company =
    cui === "" || !may("customers:view")
      ? undefined
      : await maybe(context, getStaffCompany, { params: { cui } });
  const lastId = (company?.data.last_orders ?? customer?.data.orders)?.[0]?.id;
  const last =
    lastId === undefined || !may("orders:view")
      ? undefined
      : await maybe(context, getStaffOrder, { params: { id: String(lastId) } });
  const filled = {
    ...(offer && filledFrom(offer, customer?.data)),
    ...filledLike(last?.data.data, offer, counties.data),
  };
  return {
    counties: counties.data,
    customer: customer?.data,
    offer: offer && { id: offer.id, number: offer.number },
    filled,
    preview: offer && (await previewOfFilled(context, filled)),
    key: randomBytes(16).toString("hex"),
    mayDiscount: may("discounts:give"),
    mayAddCustomer: may("customers:edit"),
    mayOffer: may("offers:edit"),
  };
}

/** Handles all buttons of the form. Until the order is placed, the response is the form with its values. */
export async function typeOrder(request: Request, context: Context) {
  const form = await request.formData();
  const press = pressed(form);
  if (press.kind === "buyer") await fillCustomer(context, form, press.customerid);
  if (press.kind === "firm") await fillFirm(context, form, press.cui);
  if (press.kind === "guest") form.set("customerid", "");
  const refusal = press.kind === "new-customer" ? await addCustomer(context, form) : undefined;
  const lines = withLine(linesIn(form), press);
  const city = await findCity(context, textOf(form, "deliveryaddress.countyid"), textOf(form, "city"));
  const goods = goodsIn(form, lines);
  if (press.kind === "offer") return startOffer(context, form, goods);
  if (press.kind === "place" && city !== undefined) {
    const order = orderIn(form, city);
    const [total, key] = [Number(textOf(form, "total")), textOf(form, "key")];
    const [discount_reason, credit_reason] = [textOf(form, "discount_reason"), textOf(form, "credit_reason")];
    const body = { ...goods, key, total, order, discount_reason, credit_reason };
    const answer = await apiOf(context).call(placeManualOrder, { body });
    if (answer.ok)
      return leaveTo(
        context,
        `/comenzi/${answer.data.id}`,
        answer.data.data.email === ""
          ? `Comanda a fost plasată. ${NO_EMAIL}`
          : "Comanda a fost plasată; cumpărătorul primește un e-mail.",
      );
    return refusedWith(form, answer, await previewOf(context, form, { goods, city }));
  }
  if (refusal)
    return refusedWith(
      form,
      refusal,
      lines.length > 0 || goods.offerid !== null
        ? await previewOf(context, form, { goods, city })
        : undefined,
    );
  const more = await foundFor(context, form, press);
  if (lines.length === 0 && goods.offerid === null) return { ...shown(form), ...more };
  const preview = await previewOf(context, form, { goods, city });
  if (more) return { ...shown(form), ...more, preview: preview.ok ? preview.data : undefined };
  const isLost = city === undefined && textOf(form, "city") !== "";
  if (isLost || (press.kind === "place" && city === undefined))
    return refusedWith(form, { ok: false, status: 422, errors: placeErrors(form) }, preview);
  return preview.ok ? { ...shown(form), preview: preview.data } : refusedWith(form, preview, undefined);
}

function placeErrors(form: FormData): Record<string, string[]> {
  const { county, city } = cityErrors(textOf(form, "deliveryaddress.countyid"), textOf(form, "city"));
  return { ...(county && { "deliveryaddress.countyid": county }), ...(city && { city }) };
}

async function foundFor(context: Context, form: FormData, { kind }: Pressed) {
  if (kind === "find") return { found: await findProducts(context, textOf(form, "search")) };
  if (kind === "find-buyer") return { buyers: await findBuyers(context, textOf(form, "search-buyer")) };
  return undefined;
}

type Goods = ReturnType<typeof goodsIn>;

function goodsIn(form: FormData, lines: TypedLine[]) {
  const customer = Number(textOf(form, "customerid"));
  const discount = textOf(form, "discount");
  return {
    customerid: customer > 0 ? customer : null,
    offerid: Number(textOf(form, "offerid")) || null,
    lines,
    voucher: textOf(form, "voucher"),
    ...(discount !== "" && { discount: discountOf(discount) }),
  };
}

async function previewOf(
  context: Context,
  form: FormData,
  { goods, city }: { goods: Goods; city: number | undefined },
) {
  const chosen = (name: string) => textOf(form, name) || undefined;
  const answer = await apiOf(context).call(previewManualOrder, {
    body: {
      ...goods,
      customer_type: textOf(form, "customer.customer_type") === "pj" ? "pj" : "pf",
      ...(textOf(form, "customer.customer_type") === "pj" && { cui: textOf(form, "company.cui") }),
      countyid: chosen("deliveryaddress.countyid"),
      ...(city !== undefined && { cityid: city }),
      deliveryid: chosen("delivery.deliveryid"),
      paymentid: chosen("payment.paymentid"),
    },
  });
  return answer.ok
    ? { ...answer, data: { ...answer.data, warnings: await warningsFor(context, answer.data) } }
    : answer;
}

/** Returns the total for the form's initial values, or undefined if it cannot be calculated yet. */
async function previewOfFilled(context: Context, filled: Typed): Promise<Preview | undefined> {
  const form = new FormData();
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  const city = await findCity(context, textOf(form, "deliveryaddress.countyid"), textOf(form, "city"));
  const preview = await previewOf(context, form, { goods: goodsIn(form, []), city });
  return preview.ok ? preview.data : undefined;
}

async function warningsFor(
  context: Context,
  { cart, lines, staff_discount }: Omit<Preview, "warnings">,
): Promise<string[]> {
  if (staff_discount === 0) return [];
  const prices = lines.map(({ productid: productID, quantity, subtotal, discount }) => ({
    productID,
    price: (subtotal - discount) / quantity,
  }));
  const margins = await loadMargins(context, prices);
  return cart.cartitems.flatMap(({ productid, product }) => {
    const warning = margins.get(productid ?? 0)?.warning;
    return warning ? [`${product}: ${warning}`] : [];
  });
}

function refusedWith(
  form: FormData,
  answer: Failed,
  preview: { ok: true; data: Preview } | Failed | undefined,
) {
  const { errors, whole } = readable(answer.errors ?? {});
  const refused = refuse(form, { ...answer, ...(answer.errors && { errors }) });
  const isPlacing = pressed(form).kind === "place";
  const todo = isPlacing
    ? "Comanda nu a fost plasată. Corectează câmpurile marcate, apoi apasă din nou „Plasează comanda”."
    : "Totalul nu a putut fi calculat. Corectează câmpurile marcate, apoi apasă din nou „Vezi totalul”.";
  // The headline is for errors at fields, because errors without a field already say what to do.
  const headline = Object.keys(errors).length > 0 ? [todo] : [];
  const messages = [...refused.data.messages, ...headline, ...whole];
  return data(
    { ...refused.data, messages, preview: preview?.ok ? preview.data : undefined },
    { status: answer.status },
  );
}

function shown(form: FormData) {
  return { form: "order", values: typedValues(form), errors: {}, messages: [] };
}

async function findProducts(context: Context, q: string) {
  if (q === "") return [];
  const { data: found } = await need(context, listStaffProducts, { query: { q, state: "published" } });
  return found
    .slice(0, 10)
    .map(({ productID, name, code, price, stock }) => ({ productID, name, code, price, stock }));
}
export type Found = Awaited<ReturnType<typeof findProducts>>;
