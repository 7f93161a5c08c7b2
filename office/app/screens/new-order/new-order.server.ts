import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { Failed, Success } from "@curat/contract/client";
import { listCities, listCounties } from "@curat/contract/geography";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { listStaffProducts } from "@curat/contract/staff/products";
import { placeTypedOrder, previewTypedOrder } from "@curat/contract/staff/typed-orders";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../components/form/send.server.ts";
import { apiOf, maybe, need } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { linesIn, orderIn, pressed, readable, withLine } from "./typed-form.ts";
import { texts } from "./texts.ts";

export type Preview = Success<typeof previewTypedOrder>["data"];

/** The customer that it is for, where the address names one (`client`), and a key of the form's own. */
export async function loadNewOrder(context: Context, url: URL) {
  const id = url.searchParams.get("client") ?? "";
  const [counties, customer] = await Promise.all([
    need(context, listCounties),
    id === "" ? undefined : maybe(context, getStaffCustomer, { params: { id } }),
  ]);
  return { counties: counties.data, customer: customer?.data, key: randomBytes(16).toString("hex") };
}

/** Every press sends the whole form; what comes back stands in it again, until the order is placed. */
export async function typeOrder(request: Request, context: Context) {
  const form = await request.formData();
  const press = pressed(form);
  if (press.kind === "find")
    return { ...shown(form), found: await findProducts(context, textOf(form, "search")) };
  const lines = withLine(linesIn(form), press);
  const city = await cityOf(context, textOf(form, "deliveryaddress.countyid"), textOf(form, "city"));
  const goods = goodsIn(form, lines);
  if (press.kind === "place" && city !== undefined) {
    const order = orderIn(form, city);
    const body = { ...goods, key: textOf(form, "key"), total: Number(textOf(form, "total")), order };
    const answer = await apiOf(context).call(placeTypedOrder, { body });
    if (answer.ok) return leaveTo(context, `/comenzi/${answer.data.id}`, texts.placed);
    return refusedWith(form, answer, await previewOf(context, form, { goods, city }));
  }
  if (lines.length === 0) return shown(form);
  const preview = await previewOf(context, form, { goods, city });
  const isLost = city === undefined && textOf(form, "city") !== "";
  if (isLost || (press.kind === "place" && city === undefined))
    return refusedWith(form, { ok: false, status: 422, errors: { city: [texts.unknownCity] } }, preview);
  return preview.ok ? { ...shown(form), preview: preview.data } : refusedWith(form, preview, undefined);
}

type Goods = ReturnType<typeof goodsIn>;

function goodsIn(form: FormData, lines: { productid: number; quantity: number }[]) {
  const customer = Number(textOf(form, "customerid"));
  return { customerid: customer > 0 ? customer : null, lines, voucher: textOf(form, "voucher") };
}

async function previewOf(
  context: Context,
  form: FormData,
  { goods, city }: { goods: Goods; city: number | undefined },
) {
  const chosen = (name: string) => textOf(form, name) || undefined;
  return apiOf(context).call(previewTypedOrder, {
    body: {
      ...goods,
      customer_type: textOf(form, "customer.customer_type") === "pj" ? "pj" : "pf",
      countyid: chosen("deliveryaddress.countyid"),
      ...(city !== undefined && { cityid: city }),
      deliveryid: chosen("delivery.deliveryid"),
      paymentid: chosen("payment.paymentid"),
    },
  });
}

function refusedWith(
  form: FormData,
  answer: Failed,
  preview: { ok: true; data: Preview } | Failed | undefined,
) {
  const { errors, whole } = readable(answer.errors ?? {});
  const refused = refuse(form, { ...answer, ...(answer.errors && { errors }) });
  const messages = [...refused.data.messages, ...whole];
  return data(
    { ...refused.data, messages, preview: preview?.ok ? preview.data : undefined },
    { status: answer.status },
  );
}

/** A form that nobody refused, as it goes on. */
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

/** A locality of the county by its name, however it is written; undefined for none. */
async function cityOf(context: Context, countyId: string, name: string): Promise<number | undefined> {
  if (countyId === "" || name === "") return undefined;
  const cities = await maybe(context, listCities, { params: { countyId } });
  return cities?.data.find((city) => folded(city.name) === folded(name))?.cityID;
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
