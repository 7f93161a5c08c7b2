/** The foreign provider's carts and orders, in memory. */
import { randomUUID } from "node:crypto";
import { stockIdOf } from "./catalogue-answers.ts";
import { COUNTIES, GOODS } from "./goods.ts";

interface Line {
  id: number;
  product: number;
  quantity: number;
}
interface Cart {
  id: string;
  lines: Line[];
  delivery: number;
  payment: number;
  order?: object;
}

const DELIVERY = { deliveryId: 1, deliveryCode: "FAN_HOME", deliveryDescription: "Curier la ușă" };
const PAYMENTS = [
  { paymentId: 1, paymentName: "Ramburs la livrare" },
  { paymentId: 2, paymentName: "Ordin de plată" },
  { paymentId: 3, paymentName: "Card la procesator" },
  { paymentId: 4, paymentName: "Card în altă parte" },
];

/** As a provider's own program would write it; the last one leads to nobody that the shop knows. */
const PAYMENT_FORMS: Record<number, string> = {
  3: `<form id='frmPaymentRedirect' method='POST' action='https://secure.mobilpay.ro'>
    <input type=hidden name=env_key value='ZW52&#43;a2V5'/><input type=hidden name=data value="ZGF0YQ==">
    <input type="submit" value="Continuă"></form><script>document.forms[0].submit()</script>`,
  4: `<form method="post" action="https://alt-procesator.example/"><input name="data" value="1"></form>`,
};
const FREE_FROM = 200;
const carts = new Map<string, Cart>();
let nextLine = 1;

/** The cart of an id, unless it was ordered; `make` makes one where there is none. */
export function cartOf(id: string | undefined, make: boolean): Cart | undefined {
  const known = carts.get(id ?? "");
  if (known && !known.order) return known;
  if (!make) return undefined;
  const cart: Cart = { id: randomUUID(), lines: [], delivery: 1, payment: 1 };
  carts.set(cart.id, cart);
  return cart;
}

/** Sets a product's quantity, more of it when it is there already; false for an unknown product or one out of stock. */
export function addToCart(cart: Cart, product: number, quantity: number): boolean {
  const goods = GOODS.find(({ id }) => id === product);
  if (!goods || goods.pieces === 0) return false;
  const line = cart.lines.find((one) => one.product === product);
  const wanted = (line?.quantity ?? 0) + (Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1);
  const capped = Math.min(wanted, goods.pieces, 10);
  if (line) line.quantity = capped;
  else cart.lines.push({ id: nextLine++, product, quantity: capped });
  return true;
}

export function setQuantity(cart: Cart, lineId: number, quantity: number): void {
  const line = cart.lines.find(({ id }) => id === lineId);
  const pieces = GOODS.find(({ id }) => id === line?.product)?.pieces ?? 0;
  if (line) line.quantity = Math.max(1, Math.min(Math.trunc(quantity) || 1, pieces, 10));
}

function sumsOf(cart: Cart): { products: number; delivery: number } {
  const products = cart.lines.reduce((sum, { product, quantity }) => sum + priceOf(product) * quantity, 0);
  return { products: round(products), delivery: products === 0 || products > FREE_FROM ? 0 : 19.99 };
}

function priceOf(product: number): number {
  return GOODS.find(({ id }) => id === product)?.price ?? 0;
}

const round = (lei: number): number => Math.round(lei * 100) / 100;

/** A cart in the documented fields; without one an empty cart that has no id. */
export function cartAnswer(cart: Cart | undefined): object {
  const { products, delivery } = cart ? sumsOf(cart) : { products: 0, delivery: 0 };
  const payment = cart?.payment ?? 1;
  return {
    cart_alerts: [],
    cart_messages: [],
    cartitems: (cart?.lines ?? []).map(lineAnswer),
    currency: "Lei",
    delivery_options: [{ ...DELIVERY, courierDeliveryTax: delivery }],
    delivery_option: { deliveryId: 1 },
    grouped_cart: {
      no_group: { total: round(products + delivery), delivery_price: delivery, subtotal: products },
    },
    payment_options_groups: [
      {
        name: "La livrare",
        options: PAYMENTS.map((option) => ({ ...option, selected: option.paymentId === payment })),
      },
    ],
    payment_option: { paymentId: payment },
    ...(cart && { qcartid: cart.id }),
    totals: {
      grandtotal: round(products + delivery),
      total_delivery: delivery,
      total_vat: round(((products + delivery) * 21) / 121),
    },
    customer: null,
    address: null,
    company: null,
    collect_point: null,
    deliveryaddress: null,
    deliveryAddressSameAsCompany: false,
    coupon: null,
  };
}

function lineAnswer({ id, product, quantity }: Line): object {
  const goods = GOODS.find((one) => one.id === product);
  if (!goods) throw new Error(`a cart names the unknown product ${product}`);
  return {
    id,
    quantity,
    initial_quantity: quantity,
    min_qty: 1,
    order_qty: Math.min(goods.pieces, 10),
    url: goods.url,
    pic: null,
    brand: goods.brand,
    code: `F-${product}`,
    product: goods.name,
    subtitle: "",
    is_gift: false,
    bundleproducts: [],
    delivery_days: "2-3",
    livrare: "Livrare in 2-3 zile",
    product_type: "product",
    voucher_code: null,
    um: "buc.",
    price: goods.price,
    subtotal: round(goods.price * quantity),
    oldprice: goods.oldPrice,
    save_amount: goods.oldPrice ? round((goods.oldPrice - goods.price) * quantity) : 0,
    stockid: String(stockIdOf(goods)),
    loading: false,
  };
}

export interface OrderBody {
  payment?: { paymentid?: number | string };
  customer?: Record<string, string>;
  deliveryaddress?: { countyid?: number | string; cityid?: number | string; streetaddress?: string };
  company?: Record<string, string>;
}

/** One cart makes one order: asked again it answers the same. */
export function orderAnswer(cart: Cart, body: OrderBody): object {
  const { products, delivery } = sumsOf(cart);
  const { customer = {}, deliveryaddress = {}, company = {} } = body;
  const county = COUNTIES.find(({ id }) => id === Number(deliveryaddress.countyid));
  const city = county?.cities.find(({ cityID }) => cityID === Number(deliveryaddress.cityid));
  const place = [county?.name ?? "", city?.name ?? "", deliveryaddress.streetaddress ?? ""];
  for (const { product, quantity } of cart.order ? [] : cart.lines) {
    const goods = GOODS.find(({ id }) => id === product);
    if (goods) goods.pieces -= quantity;
  }
  cart.order ??= {
    randomid: randomUUID(),
    orderdate: new Date().toISOString().slice(0, 10),
    total: round(products + delivery),
    status_label: "Nouă",
    firstname: customer.firstname ?? "",
    lastname: customer.lastname ?? "",
    phone: customer.phone ?? "",
    delivery_phone: customer.phone ?? "",
    delivery_county: place[0],
    delivery_city: place[1],
    delivery_streetaddress: place[2],
    invoice_county: place[0],
    invoice_city: place[1],
    invoice_streetaddress: place[2],
    companyname: company.name ?? "",
    fiscalcode: company.cui ?? "",
    commerceregistry: company.reg ?? "",
    bankname: company.bank ?? "",
    bankaccount: company.iban ?? "",
    deliveryname: DELIVERY.deliveryDescription,
    delivery_price: delivery,
    paymentcode: ["COD", "COD", "BANK", "CARD", "CARD"][Number(body.payment?.paymentid)] ?? "COD",
    payment:
      PAYMENTS.find(({ paymentId }) => paymentId === Number(body.payment?.paymentid))?.paymentName ?? "",
    hasInvoice: false,
  };
  const paymentForm = PAYMENT_FORMS[Number(body.payment?.paymentid)];
  return { orderData: cart.order, ...(paymentForm && { paymentForm }) };
}

/** The cart of an id, ordered ones too: a repeated order finds its own. */
export function anyCart(id: string | undefined): Cart | undefined {
  return carts.get(id ?? "");
}
