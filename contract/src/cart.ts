import { z } from "@hono/zod-openapi";
import { CUSTOMER_TYPES, LINE_OUTCOMES } from "./cart.values.ts";
import { call, idParam, json, lei, one } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { promisedArrival } from "./shop-now.ts";
import { ZONES } from "./zones.values.ts";
import { FAULT, lazyMessage } from "./faults.ts";
import { LIST_MESSAGES } from "./list-messages.values.ts";

const tag = "Cart";

export const cartItem = z
  .object({
    id: z.int(),
    quantity: z.int(),
    initial_quantity: z.int(),
    min_qty: z.int(),
    order_qty: z.int(),
    url: z.string(),
    pic: z.string().nullable(),
    brand: z.string(),
    code: z.string(),
    product: z.string(),
    subtitle: z.string(),
    is_gift: z.boolean(),
    bundleproducts: z.array(z.object({ productsno: z.int(), master_product: z.string() })),
    delivery_days: z.string(),
    livrare: z.string(),
    product_type: z.string(),
    voucher_code: z.string().nullable(),
    um: z.string(),
    price: lei,
    subtotal: lei,
    oldprice: lei.nullable(),
    save_amount: lei,
    stockid: z.string().openapi({ description: "'1' in stock, '2' out of stock, '3' limited" }),
    loading: z.boolean(),
    productid: z.int().optional(),
    /** Extension: changes to this item since the buyer last saw it. `cart_alerts` contains the same messages. */
    alerts: z.array(z.string()).optional(),
    price_reason: z.string().optional(),
    durability_label: z.string().optional(),
    hazard: z.string().optional(),
    buckets: z.int().optional().openapi({
      description: "Extension: buckets of 8 l that the item makes at the lightest dose; only concentrates",
    }),
    /** Extension: zones of the colour code for which the product is meant. */
    zones: z.array(z.enum(ZONES)).optional(),
    /** Extension: net value before vouchers, only in companies' carts. */
    subtotal_net: lei.optional(),
    /** Extension: offer number. The item's quantity is fixed, and removing it removes the whole offer. */
    offer: z.string().optional(),
  })
  .openapi("CartItem");
export type CartItem = z.infer<typeof cartItem>;

const deliveryOption = z.object({
  deliveryId: z.int(),
  deliveryCode: z.string(),
  deliveryDescription: z.string(),
  /** Absent when an external provider does not quote a price. */
  courierDeliveryTax: lei.optional(),
  /**
   * Extension: promised days of arrival if the order is placed before the cut-off; absent when the shop
   * promises no day.
   */
  arrival: promisedArrival.optional(),
});
const paymentOption = z.object({
  paymentId: z.int(),
  paymentName: z.string(),
  selected: z.boolean(),
  paymentCode: z.string().optional(),
  paymentTax: lei.optional(),
});
const paymentGroup = z.object({ name: z.string(), options: z.array(paymentOption) });
export type DeliveryOption = z.infer<typeof deliveryOption>;
export type PaymentGroup = z.infer<typeof paymentGroup>;

const paymentTerms = z.object({
  cui: z.string(),
  company: z.string(),
  days: z.int(),
  /** Due date if the invoice is issued today. */
  due_on: z.string(),
  /** Remaining amount of the company's limit. */
  left: lei,
  refusal: z.string().nullable(),
});

const cartAddress = z.object({
  id: z.int().nullable(),
  countyid: z.int().nullable(),
  cityID: z.int().nullable(),
  streetaddress: z.string(),
  zipcode: z.string(),
  county: z.string(),
  city: z.string(),
});

export const cartMixing = z.object({
  chlorine: z.array(z.string()),
  acid: z.array(z.string()),
  article: z.string().optional(),
});
export type CartMixing = z.infer<typeof cartMixing>;

export const cart = z
  .object({
    cart_alerts: z.array(z.string()),
    cart_messages: z.array(z.string()),
    cartitems: z.array(cartItem),
    currency: z.string(),
    delivery_options: z.array(deliveryOption),
    delivery_option: z.object({ deliveryId: z.int() }).nullable(),
    grouped_cart: z.object({ no_group: z.object({ total: lei, delivery_price: lei, subtotal: lei }) }),
    payment_options_groups: z.array(paymentGroup),
    payment_option: z.object({ paymentId: z.int() }).nullable(),
    qcartid: z.string().optional(),
    totals: z.object({
      grandtotal: lei,
      total_delivery: lei,
      total_vat: lei,
      /** Extension: net total, only in companies' carts. It equals the net items plus the net delivery. */
      grandtotal_net: lei.optional(),
      delivery_net: lei.optional(),
    }),
    customer: z
      .object({
        firstname: z.string(),
        lastname: z.string(),
        phone: z.string(),
        email: z.string(),
        customer_type: z.enum(CUSTOMER_TYPES),
      })
      .nullable(),
    address: cartAddress.nullable(),
    company: z.unknown().nullable(),
    collect_point: z.object({ lockerId: z.string() }).nullable(),
    deliveryaddress: cartAddress.nullable(),
    deliveryAddressSameAsCompany: z.boolean(),
    coupon: z.object({ name: z.string(), code: z.string(), value: lei }).nullable(),
    /** Extension: false for an option that is the shop's default and was not chosen by the buyer. */
    chosen: z.object({ delivery: z.boolean(), payment: z.boolean() }).optional(),
    delivery_messages: z.array(z.string()).optional(),
    /**
     * Extension: value of goods in lei still needed for free delivery; 0 once it is free, null for a cart that never
     * gets free delivery.
     */
    free_delivery_left: lei.nullable().optional(),
    /** Extension: present only if the cart contains both chlorine and acid products. The order can still be placed. */
    mixing: cartMixing.optional(),
    /**
     * Extension: payment terms of the companies that the buyer may order for. `refusal` is the reason why a company's
     * terms cannot be used.
     */
    terms: z.array(paymentTerms).optional(),
    /** Extension: the item that this call added. Limits can reduce the added quantity to 0. */
    just_added: z.object({ id: z.int(), quantity: z.int().min(0) }).optional(),
  })
  .openapi("Cart");
export type Cart = z.infer<typeof cart>;

/** A whole number from a form or URL. The cart handles out-of-range values (C-049). */
export const quantity = z
  .union([z.number(), z.string()], FAULT.invalid("Cantitate"))
  .nullish()
  .openapi({ type: "integer", example: 1 });

function choice(label: string) {
  return z.string(FAULT.invalid(label)).optional();
}

export const getCart = call({
  method: "get",
  path: "/cart",
  tag,
  summary: "Returns the cart. Reading neither creates a cart nor stores the choices in the query",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: {
    query: z.object({
      deliveryID: choice("Metodă de livrare"),
      countyID: choice("Județ"),
      cityID: choice("Localitate"),
      customer_type: z.enum(CUSTOMER_TYPES, FAULT.invalid("Tip client")).optional(),
    }),
  },
  answer: one(cart),
});

export const changeCart = call({
  method: "get",
  path: "/cart/change",
  tag,
  summary: "Recalculates the cart for a delivery option, a payment method and a place",
  access: "public",
  effect: "write",
  request: {
    query: z.object({
      deliveryCode: choice("Metodă de livrare"),
      /** Extension: selects one of several options that share a code, such as stores. */
      deliveryID: choice("Metodă de livrare"),
      paymentID: choice("Metodă de plată"),
      cityID: choice("Localitate"),
      cityid: choice("Localitate"),
      countyID: choice("Județ"),
      countyid: choice("Județ"),
      customer_type: z.enum(CUSTOMER_TYPES, FAULT.invalid("Tip client")).optional(),
      /** Extension: empty for no locker. The choice is kept while delivery and payment allow it. */
      lockerId: choice("Easybox").pipe(z.string().max(64, FAULT.invalid("Easybox")).optional()),
    }),
  },
  answer: one(cart),
});

export const addToCart = call({
  method: "post",
  path: "/cart/add/{productID}",
  tag,
  summary: "Adds a product; the first write creates the cart",
  access: "public",
  effect: "write",
  request: {
    params: z.object({ productID: z.string() }),
    body: json(
      z.object({ qty: quantity, options: z.array(z.unknown(), FAULT.malformed).nullish() }, FAULT.malformed),
    ),
  },
  answer: one(cart),
});

const addedLine = z
  .object({
    productid: z.int(),
    product: z.string(),
    asked: z.int().nullable(),
    added: z.int(),
    outcome: z.enum(LINE_OUTCOMES).openapi({
      description: "Added as requested, reduced to the available quantity, raised to the minimum, or refused",
    }),
    message: z.string().optional(),
  })
  .openapi("AddedLine");
export type AddedLine = z.infer<typeof addedLine>;

/**
 * Adds many products at once, as far as stock allows. Repeating a `key` adds nothing and returns the first
 * result.
 */
export const addLinesToCart = call({
  method: "post",
  path: "/cart/lines",
  tag,
  summary: "Adds several products at once; each line has its own result",
  access: "public",
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          key: z
            .string(FAULT.malformed)
            .max(64, FAULT.malformed)
            .regex(/^[\w-]{8,}$/, FAULT.malformed)
            .optional(),
          lines: z
            .array(
              z.object({ productid: z.int(FAULT.malformed), qty: quantity }, FAULT.malformed),
              FAULT.malformed,
            )
            .min(
              1,
              lazyMessage(() => LIST_MESSAGES.lists.noQuantity),
            )
            .max(LIMITS.linesAtOnce, lazyMessage(LIST_MESSAGES.lists.tooManyAtOnce)),
        },
        FAULT.malformed,
      ),
    ),
  },
  answer: one(cart.extend({ added_lines: z.array(addedLine), is_repeated: z.boolean() })),
});

export const addBundleToCart = call({
  method: "post",
  path: "/cart/add/bundle/{id}",
  tag,
  summary: "Adds a bundle",
  access: "public",
  effect: "write",
  request: { params: idParam, body: json(z.object({ qty: quantity }, FAULT.malformed)) },
  answer: one(cart),
});

export const addOfferToCart = call({
  method: "post",
  path: "/cart/offer/{token}",
  tag,
  summary:
    "Adds all lines of an offer to the cart, at the offer's prices and quantities; 422 when it cannot be ordered now. Removing one of its lines removes the whole offer",
  access: "public",
  effect: "write",
  isPersonal: true,
  request: { params: z.object({ token: z.string() }) },
  answer: one(cart),
});

export const addVoucherToCart = call({
  method: "post",
  path: "/cart/add/voucher/{code}",
  tag,
  summary: "Applies a voucher, replacing any previous one",
  access: "public",
  effect: "write",
  request: {
    params: z.object({ code: z.string() }),
    body: { content: { "application/json": { schema: z.object({ code: z.string().nullish() }) } } },
  },
  answer: one(cart),
});

export const removeCoupon = call({
  method: "post",
  path: "/checkout/remove-coupon",
  tag,
  summary: "Removes the voucher",
  access: "public",
  effect: "write",
  answer: one(cart),
});

export const removeFromCart = call({
  method: "delete",
  path: "/cart/remove/{itemId}",
  tag,
  summary: "Removes an item",
  access: "public",
  effect: "write",
  request: { params: z.object({ itemId: z.string() }) },
  answer: one(cart),
});

/**
 * Item ids are keys and not array indices, so the query is parsed by hand (architecture: Entry points and
 * access).
 */
export const modifyCart = call({
  method: "put",
  path: "/cart/modify",
  tag,
  summary: "Sets quantities: PUT /cart/modify?items[12]=3",
  access: "public",
  effect: "write",
  request: {
    query: z
      .looseObject({})
      .openapi({ type: "object", description: "items[{itemId}]={quantity}, repeatable" }),
  },
  answer: one(cart),
});
