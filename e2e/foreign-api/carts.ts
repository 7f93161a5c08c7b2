/** Carts and orders in the format of the second specification (sections 3 and 7). */
import { randomUUID } from "node:crypto";
import { stockIdOf } from "./catalogue-answers.ts";
import { BUNDLES, COUNTIES, GOODS } from "./goods.ts";
import type { Cart, Line, Order, ShopState } from "./shop-state.ts";

const DELIVERIES = [
  { deliveryId: 1, deliveryCode: "FAN_HOME", deliveryDescription: "Curier la ușă" },
  { deliveryId: 2, deliveryCode: "STORE_PICKUP", deliveryDescription: "Ridicare din depozit" },
];
const PAYMENTS = [
  { paymentId: 1, paymentName: "Ramburs la livrare", code: "COD" },
  { paymentId: 2, paymentName: "Ordin de plată", code: "BANK" },
  { paymentId: 3, paymentName: "Card la procesator", code: "CARD" },
  { paymentId: 4, paymentName: "Card în altă parte", code: "CARD" },
];

/** The last form posts to a site that is not configured in the shop. */
const PAYMENT_FORMS: Record<number, string> = {
  3: `<form id='frmPaymentRedirect' method='POST' action='https://secure.mobilpay.ro'>
    <input type=hidden name=env_key value='ZW52&#43;a2V5'/><input type=hidden name=data value="ZGF0YQ==">
    <input type="submit" value="Continuă"></form><script>document.forms[0].submit()</script>`,
  4: `<form method="post" action="https://alt-procesator.example/"><input name="data" value="1"></form>`,
};
const FREE_FROM = 200;

/** Adds a product or bundle as far as stock allows. Returns false if the product is unknown or out of stock. */
export function addToCart(shop: ShopState, cart: Cart, of: Line["of"], quantity: number): boolean {
  const max = maxQuantityOf(shop, of);
  if (max === 0) return false;
  const line = cart.lines.find((one) => isSame(one.of, of));
  const requested =
    (line?.quantity ?? 0) + (Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1);
  const capped = Math.min(requested, max);
  if (line) line.quantity = capped;
  else cart.lines.push({ id: shop.nextId(), of, quantity: capped });
  return true;
}

const isSame = (one: Line["of"], other: Line["of"]): boolean => JSON.stringify(one) === JSON.stringify(other);

export function setQuantity(shop: ShopState, cart: Cart, lineId: number, quantity: number): void {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (line) line.quantity = Math.max(1, Math.min(Math.trunc(quantity) || 1, maxQuantityOf(shop, line.of)));
}

function partsOf(of: Line["of"]): number[] {
  return "product" in of ? [of.product] : (BUNDLES.find(({ id }) => id === of.bundle)?.goods ?? []);
}

function maxQuantityOf({ stock }: ShopState, of: Line["of"]): number {
  const parts = partsOf(of);
  return parts.length === 0 ? 0 : Math.min(10, ...parts.map((id) => stock.get(id) ?? 0));
}

const round = (lei: number): number => Math.round(lei * 100) / 100;
const priceOf = (of: Line["of"]): number =>
  ("product" in of
    ? GOODS.find(({ id }) => id === of.product)?.price
    : BUNDLES.find(({ id }) => id === of.bundle)?.price) ?? 0;

function sumsOf({ lines, delivery, coupon }: Cart): { products: number; delivery: number; off: number } {
  const products = lines.reduce((sum, { of, quantity }) => sum + priceOf(of) * quantity, 0);
  const off = coupon === undefined ? 0 : round(products / 10);
  const isFree = products === 0 || products - off > FREE_FROM || delivery === 2;
  return { products: round(products), delivery: isFree ? 0 : 19.99, off };
}

/** Returns a cart with the documented fields, or an empty cart without an id if there is none. */
export function cartAnswer(shop: ShopState, cart: Cart | undefined): object {
  const { products, delivery, off } = cart ? sumsOf(cart) : { products: 0, delivery: 0, off: 0 };
  const payment = cart?.payment ?? 1;
  const total = round(products + delivery - off);
  return {
    cart_alerts: [],
    cart_messages: [],
    cartitems: (cart?.lines ?? []).map((line) => lineAnswer(shop, line)),
    currency: "Lei",
    delivery_options: DELIVERIES.map((option) => ({
      ...option,
      courierDeliveryTax: option.deliveryId === 2 ? 0 : delivery || (products > FREE_FROM ? 0 : 19.99),
    })),
    delivery_option: { deliveryId: cart?.delivery ?? 1 },
    grouped_cart: { no_group: { total, delivery_price: delivery, subtotal: products } },
    payment_options_groups: [
      {
        name: "Plată",
        options: PAYMENTS.map(({ paymentId, paymentName }) => ({
          paymentId,
          paymentName,
          selected: paymentId === payment,
        })),
      },
    ],
    payment_option: { paymentId: payment },
    ...(cart && { qcartid: cart.id }),
    totals: { grandtotal: total, total_delivery: delivery, total_vat: round((total * 21) / 121) },
    customer: { firstname: "", lastname: "", phone: "", email: "", customer_type: "pf" },
    address: null,
    company: null,
    collect_point: null,
    deliveryaddress: null,
    deliveryAddressSameAsCompany: false,
    coupon: cart?.coupon === undefined ? null : { name: "Reducere 10 %", code: cart.coupon, value: off },
  };
}

function lineAnswer(shop: ShopState, { id, of, quantity }: Line): object {
  const [first] = partsOf(of);
  const goods = GOODS.find((one) => one.id === first);
  if (!goods) throw new Error("a cart names an unknown product");
  const bundle = "bundle" in of ? BUNDLES.find((one) => one.id === of.bundle) : undefined;
  const price = priceOf(of);
  const oldprice = bundle ? null : goods.oldPrice;
  return {
    id,
    quantity,
    initial_quantity: quantity,
    min_qty: 1,
    order_qty: maxQuantityOf(shop, of),
    url: bundle?.url ?? goods.url,
    pic: "https://provider.example/produs.jpg",
    brand: bundle ? "" : goods.brand,
    code: bundle ? `P-${bundle.id}` : `F-${goods.id}`,
    product: bundle?.name ?? goods.name,
    subtitle: "",
    is_gift: false,
    bundleproducts: bundle
      ? bundle.goods.map((part) => ({
          productsno: 1,
          master_product: GOODS.find((one) => one.id === part)?.name,
        }))
      : [],
    delivery_days: "2-3",
    livrare: "Livrare in 2-3 zile",
    product_type: bundle ? "bundle" : "product",
    voucher_code: null,
    um: "buc.",
    price,
    subtotal: round(price * quantity),
    oldprice,
    save_amount: oldprice ? round((oldprice - price) * quantity) : 0,
    stockid: String(stockIdOf(goods, shop.stock)),
    loading: false,
  };
}

export interface OrderBody {
  payment?: { paymentid?: number | string };
  delivery?: { deliveryid?: number | string };
  customer?: Record<string, string>;
  deliveryaddress?: { countyid?: number | string; cityid?: number | string; streetaddress?: string };
  company?: Record<string, string>;
}

/** Places the order for a cart; a repeated call returns the same order. */
export function orderAnswer(shop: ShopState, cart: Cart, body: OrderBody): object {
  const { products, delivery, off } = sumsOf(cart);
  const { customer = {}, company = {} } = body;
  const [county, city, street] = placeOf(body.deliveryaddress);
  const payment = PAYMENTS.find(({ paymentId }) => paymentId === Number(body.payment?.paymentid));
  if (!cart.order)
    for (const { of, quantity } of cart.lines)
      for (const part of partsOf(of)) shop.stock.set(part, (shop.stock.get(part) ?? 0) - quantity);
  cart.order ??= {
    id: shop.nextId(),
    lines: cart.lines,
    isCancelled: false,
    result: {
      randomid: randomUUID(),
      orderdate: "2026-11-20",
      total: round(products + delivery - off),
      status_label: "Nouă",
      firstname: customer.firstname ?? "",
      lastname: customer.lastname ?? "",
      phone: customer.phone ?? "",
      delivery_phone: customer.phone ?? "",
      delivery_county: county,
      delivery_city: city,
      delivery_streetaddress: street,
      invoice_county: county,
      invoice_city: city,
      invoice_streetaddress: street,
      companyname: company.name ?? "",
      fiscalcode: company.cui ?? "",
      commerceregistry: company.reg ?? "",
      bankname: company.bank ?? "",
      bankaccount: company.iban ?? "",
      deliveryname: DELIVERIES.find(({ deliveryId }) => deliveryId === Number(body.delivery?.deliveryid))
        ?.deliveryDescription,
      delivery_price: delivery,
      paymentcode: payment?.code,
      payment: payment?.paymentName,
      hasInvoice: false,
    },
  };
  const paymentForm = PAYMENT_FORMS[payment?.paymentId ?? 0];
  return { orderData: cart.order.result, ...(paymentForm && { paymentForm }) };
}

export function placeOf(address: OrderBody["deliveryaddress"]): [string, string, string] {
  const county = COUNTIES.find(({ id }) => id === Number(address?.countyid));
  const city = county?.cities.find(({ cityID }) => cityID === Number(address?.cityid));
  return [county?.name ?? "", city?.name ?? "", address?.streetaddress ?? ""];
}

export function orderDetail({ id, result, lines, isCancelled }: Order): object {
  const { randomid, orderdate, total, delivery_price, payment, paymentcode, deliveryname, ...data } = result;
  return {
    id,
    randomID: randomid,
    orderdate,
    total,
    status: isCancelled ? "Anulată" : "Expediată",
    products: lines.flatMap(({ of, quantity }) =>
      partsOf(of).flatMap((part) => {
        const goods = GOODS.find((one) => one.id === part);
        return goods
          ? [
              {
                id: part,
                productid: part,
                info: { product: goods.name },
                product: goods.name,
                pic: "https://provider.example/produs.jpg",
                quantity,
                price: goods.price,
              },
            ]
          : [];
      }),
    ),
    canCancel: !isCancelled,
    delivery: deliveryname,
    awb: { awbid: "2000111", tracking: "https://curier.example/2000111" },
    delivery_price,
    payment,
    paymentCode: paymentcode,
    hasInvoice: true,
    data,
  };
}
