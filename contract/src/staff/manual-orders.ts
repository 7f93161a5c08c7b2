/** Calls for manual orders, which staff enter for a buyer. The shop's usual prices and rules apply. */
import { z } from "@hono/zod-openapi";
import { cart } from "../cart.ts";
import { CUSTOMER_TYPES } from "../cart.values.ts";
import { call, idParam, json, one, sentLei } from "../envelope.ts";
import { optionalText, requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { orderBody } from "../orders.ts";
import { idField } from "./catalogue.fields.ts";
import { cartLines } from "./lines.fields.ts";
import { staffOrder } from "./orders.ts";

const tag = "Staff: orders";

const goods = {
  /** Account of the buyer; null for buyers without one. */
  customerid: idField("Client").nullable(),
  lines: cartLines(100),
  voucher: optionalText("Voucher", 50),
};

export const previewManualOrder = call({
  method: "post",
  path: "/staff/orders/preview",
  tag,
  summary:
    "What an order would cost, and how it could be delivered and paid, as the cart that it would be; nothing is kept. 422 at `lines.0.productid` for what is not sold",
  access: { staff: "orders:edit" },
  // The preview creates a cart in a transaction that is rolled back.
  effect: "write",
  isUnlogged: true,
  request: {
    body: json(
      z.object(
        {
          ...goods,
          customer_type: z.enum(CUSTOMER_TYPES, { error: MESSAGES.invalid("Tip client") }).default("pf"),
          /** CUI of the buying company, which determines the price lists; it may still be incomplete. */
          cui: optionalText("CUI", 20),
          countyid: requiredId("Județ").optional(),
          cityid: requiredId("Localitate").optional(),
          deliveryid: requiredId("Metodă de livrare").optional(),
          paymentid: requiredId("Metodă de plată").optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.object({
      cart,
      /** Current stock of each product. */
      stock: z.array(z.object({ productid: z.int(), stock: z.int() })),
    }),
  ),
});

export const placeManualOrder = call({
  method: "post",
  path: "/staff/orders",
  tag,
  summary:
    "Places an order for a buyer. The same `key` again answers the order that stands; 422 at `total` where it is not what it comes to now, and at `order.…` and `lines.0.…` as for a buyer's own. An order by card waits three days, and its buyer is mailed the link to pay",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          ...goods,
          key: z
            .string({ error: MESSAGES.required("Cheie") })
            .max(64, MESSAGES.invalid("Cheie"))
            .regex(/^[\w-]{16,64}$/, MESSAGES.invalid("Cheie")),
          /** Total that was displayed to the staff member, for comparison. */
          total: sentLei(z.number()),
          order: orderBody,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffOrder),
});

export const sendPaymentLink = call({
  method: "post",
  path: "/staff/orders/{id}/payment-link",
  tag,
  summary:
    "Mails the buyer the link to pay an order that waits for a card, and lets it wait three days from now; 409 for any other",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffOrder),
});
