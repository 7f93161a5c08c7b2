/** Orders that staff enter for a buyer, at the shop's usual prices and rules. */
import { z } from "@hono/zod-openapi";
import { cart } from "../cart.ts";
import { CUSTOMER_TYPES } from "../cart.values.ts";
import { call, idParam, json, lei, one, sentLei } from "../envelope.ts";
import { optionalText, requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { orderBody } from "../orders.ts";
import { idField } from "./catalogue.fields.ts";
import { lineDiscount, orderDiscount } from "./discounts.fields.ts";
import { cartLine } from "./lines.fields.ts";
import { staffOrder } from "./orders.ts";

const tag = "Staff: orders";

const goods = {
  /** A sent or accepted offer. It is ordered as a whole, including its lines without a product. */
  offerid: idField("Ofertă").nullish(),
  customerid: idField("Client").nullable(),
  lines: z
    .array(cartLine.extend({ discount: lineDiscount.optional() }), { error: MESSAGES.required("Produse") })
    .max(100, MESSAGES.invalid("Produse")),
  voucher: optionalText("Voucher", 50),
  /** On the whole order, instead of discounts on lines. */
  discount: orderDiscount.optional(),
};

const NO_GOODS = { path: ["lines"], error: MESSAGES.required("Produse") };
const hasGoods = (sent: { lines: readonly unknown[]; offerid?: number | null | undefined }): boolean =>
  sent.lines.length > 0 || typeof sent.offerid === "number";

export const previewManualOrder = call({
  method: "post",
  path: "/staff/orders/preview",
  tag,
  summary:
    "Previews an order as a cart, with its prices, delivery options and payment methods; nothing is saved. 422 at `lines.0.productid` for a product that is not for sale",
  access: { staff: "orders:edit" },
  // The preview creates a cart in a transaction that is rolled back.
  effect: "write",
  isUnlogged: true,
  request: {
    body: json(
      z
        .object(
          {
            ...goods,
            customer_type: z.enum(CUSTOMER_TYPES, { error: MESSAGES.invalid("Tip client") }).default("pf"),
            /**
             * CUI of the buying company, which determines the price lists; may still be incomplete while staff type
             * it.
             */
            cui: optionalText("CUI", 20),
            countyid: requiredId("Județ").optional(),
            cityid: requiredId("Localitate").optional(),
            deliveryid: requiredId("Metodă de livrare").optional(),
            paymentid: requiredId("Metodă de plată").optional(),
          },
          { error: MESSAGES.malformed },
        )
        .refine(hasGoods, NO_GOODS),
    ),
  },
  answer: one(
    z.object({
      cart,
      /** Lines of the offer without a product. */
      free_lines: z.array(
        z.object({
          name: z.string(),
          unit: z.string(),
          quantity: z.int(),
          price: lei,
          subtotal: lei,
          subtotal_net: lei.optional(),
        }),
      ),
      stock: z.array(z.object({ productid: z.int(), stock: z.int() })),
      /** Discount by staff, deducted from the cart's total. */
      staff_discount: lei,
      /** The cart's total after the discount by staff. */
      total: lei,
      /** `discount` includes the discounts by staff and by voucher. */
      lines: z.array(z.object({ productid: z.int(), quantity: z.int(), subtotal: lei, discount: lei })),
    }),
  ),
});

export const placeManualOrder = call({
  method: "post",
  path: "/staff/orders",
  tag,
  summary:
    "Places an order for a buyer. Repeating the request with the same `key` returns the existing order. 422 at `total` if it is not the current total, and at `order.…` and `lines.0.…` as in the public call. A card order is reserved for three days, and the buyer receives a payment link by mail",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          {
            ...goods,
            key: z
              .string({ error: MESSAGES.required("Cheie") })
              .max(64, MESSAGES.invalid("Cheie"))
              .regex(/^[\w-]{16,64}$/, MESSAGES.invalid("Cheie")),
            total: sentLei(z.number()),
            /** Required if staff give a discount. */
            discount_reason: optionalText("Motivul reducerii", 500),
            order: orderBody,
            /**
             * Why an order on terms is accepted although the company exceeds its limit or is blocked; needs
             * `credit:edit`.
             */
            credit_reason: optionalText("Motivul depășirii", 200),
          },
          { error: MESSAGES.malformed },
        )
        .refine(hasGoods, NO_GOODS),
    ),
  },
  answer: one(staffOrder),
});

export const sendPaymentLink = call({
  method: "post",
  path: "/staff/orders/{id}/payment-link",
  tag,
  summary:
    "Mails the buyer a payment link for an order that waits for a card payment, and extends its reservation to three days from now; 409 for any other order",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffOrder),
});
