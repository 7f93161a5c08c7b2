/** Orders of customers and guests (requirements: C6, C10, C9; decisions/0042: Further screens, /comanda). */
import { z } from "@hono/zod-openapi";
import { PARCEL_STATES, STEP_STATES } from "./account-orders.values.ts";
import { cartMixing } from "./cart.ts";
import { call, json, lei, numberQuery, one, paged } from "./envelope.ts";
import { email, requiredText } from "./fields.ts";
import { arrival } from "./shop-now.ts";
import { FAULT } from "./faults.ts";

const tag = "Orders";

export const orderItem = z.object({
  id: z.int(),
  productid: z.int().nullable(),
  /** Extension: id of a line without a product; returns identify the line by it. */
  lineid: z.int().nullish(),
  product: z.string(),
  code: z.string(),
  /** Null when the item is not a product or is no longer sold. */
  url: z.string().nullable(),
  pic: z.string().nullable(),
  um: z.string(),
  quantity: z.int(),
  price: lei,
  subtotal: lei,
  product_type: z.string(),
  is_gift: z.boolean(),
  bundle: z.string().nullable(),
  /** Why this buyer pays a different price than the public one. */
  price_reason: z.string().optional(),
  /** Extension: price of a piece and subtotal without VAT, before discounts. Only on companies' orders. */
  price_net: lei.optional(),
  subtotal_net: lei.optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

const orderStep = z.object({
  code: z.string(),
  label: z.string(),
  state: z.enum(STEP_STATES),
  at: z.string().nullable(),
});
export type OrderStep = z.infer<typeof orderStep>;

export const parcelItem = z.object({
  productid: z.int(),
  product: z.string(),
  code: z.string(),
  um: z.string(),
  quantity: z.int(),
});
export type ParcelItem = z.infer<typeof parcelItem>;

const orderParcel = z.object({
  awbid: z.string(),
  tracking: z.string(),
  state: z.enum(PARCEL_STATES),
  items: z.array(parcelItem),
});
export type OrderParcel = z.infer<typeof orderParcel>;

export const orderDetail = z
  .object({
    id: z.int(),
    randomID: z.string(),
    number: z.string(),
    orderdate: z.string(),
    total: lei,
    total_vat: lei,
    /** Extension: goods in the order that must not be mixed; only on responses with a single order. */
    mixing: cartMixing.optional(),
    status: z.string(),
    status_code: z.string(),
    steps: z.array(orderStep).openapi({ description: "Delivery steps of the order" }),
    items: z.array(orderItem),
    products: z.array(
      z.object({
        info: z.object({ product: z.string() }),
        pic: z.string().nullable(),
        quantity: z.int(),
        price: lei,
      }),
    ),
    canCancel: z.boolean(),
    delivery: z.string(),
    delivery_code: z.string(),
    delivery_price: lei,
    awb: z.object({ awbid: z.string(), tracking: z.string() }).nullable(),
    arrival: arrival.optional(),
    /** Extension: empty when the order ships in one parcel. */
    parcels: z.array(orderParcel),
    to_come: z.array(parcelItem),
    locker: z
      .object({
        id: z.string(),
        name: z.string(),
        address: z.string(),
        city: z.string(),
        county: z.string(),
      })
      .nullable(),
    payment: z.string(),
    paymentCode: z.string(),
    payment_state: z.string().openapi({ description: "none, pending, paid, failed, refund_due, refunded" }),
    /** Extension: balance due on a partly paid order; staff also see it on public procurement orders. */
    rest: lei,
    handling_charge: lei,
    voucher: z.object({ code: z.string(), value: lei }).nullable(),
    /** Extension: discount given by staff, in addition to the voucher. */
    staff_discount: lei,
    observation: z.string(),
    hasInvoice: z.boolean(),
    /** `day` is the date of issue, yyyy-mm-dd. */
    invoice: z.object({ series: z.string(), number: z.int(), day: z.string() }).nullable(),
    data: z.object({
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      phone: z.string(),
      delivery_phone: z.string(),
      delivery_county: z.string(),
      delivery_city: z.string(),
      delivery_streetaddress: z.string(),
      delivery_zipcode: z.string(),
      invoice_county: z.string(),
      invoice_city: z.string(),
      invoice_streetaddress: z.string(),
      companyname: z.string(),
      fiscalcode: z.string(),
      commerceregistry: z.string(),
      bankname: z.string(),
      bankaccount: z.string(),
    }),
  })
  .openapi("OrderDetail");
export type OrderDetail = z.infer<typeof orderDetail>;

export const listOrders = call({
  method: "get",
  path: "/user/orders",
  tag,
  summary: "Lists the customer's orders, newest first, 10 per page",
  access: "customer",
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 100_000) }) },
  answer: paged(orderDetail),
});

export const getOrder = call({
  method: "get",
  path: "/user/orders/{id}",
  tag,
  summary: "Returns one of the customer's orders by its randomID; 404 for another customer's order",
  access: "customer",
  effect: "read",
  request: { params: z.object({ id: z.string() }) },
  answer: one(orderDetail),
});

export const cancelOrder = call({
  method: "put",
  path: "/user/orders/{orderId}/cancel",
  tag,
  summary: "Cancels the customer's order while canCancel is true; otherwise 409 with the current order",
  access: "customer",
  effect: "write",
  request: { params: z.object({ orderId: z.string() }) },
  answer: one(orderDetail),
});

/** Gives a guest access to one order for 30 minutes after lookup, or one day in an emailed link. */
export const access = z.string(FAULT.required("Acces")).max(500, FAULT.invalid("Acces"));

export const lookUpOrder = call({
  method: "post",
  path: "/orders/lookup",
  tag,
  summary:
    "Finds an order by number and e-mail. `access` lets a guest cancel it, return goods and fetch its invoice. Orders of an account, and any order after five failed tries, open only through a mailed link (422)",
  access: "public",
  effect: "write",
  rate: "lookups",
  request: {
    body: json(z.object({ number: requiredText("Număr comandă", 30), email: email() }, FAULT.malformed)),
  },
  answer: one(z.object({ order: orderDetail, access: z.string(), access_until: z.string() })),
});

export const getGuestOrder = call({
  method: "post",
  path: "/orders/{randomid}/view",
  tag,
  summary: "Returns the current order that `access` was issued for",
  access: "public",
  effect: "read",
  rate: "writes",
  request: {
    params: z.object({ randomid: z.string() }),
    body: json(z.object({ access }, FAULT.malformed)),
  },
  answer: one(orderDetail),
});

export const cancelGuestOrder = call({
  method: "put",
  path: "/orders/{randomid}/cancel",
  tag,
  summary: "Cancels the order that `access` was issued for; 403 for a wrong or expired `access`",
  access: "public",
  effect: "write",
  request: {
    params: z.object({ randomid: z.string() }),
    body: json(z.object({ access }, FAULT.malformed)),
  },
  answer: one(orderDetail),
});
