/** The cart and all calls that recalculate it (requirements: C10, C9). */
import { z } from "@hono/zod-openapi";
import { CUSTOMER_TYPES, LINE_OUTCOMES } from "./cart.values.ts";
import { call, idParam, json, lei, one } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { promisedArrival } from "./shop-now.ts";
import { FAULT, said } from "./faults.ts";
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
    /** Extension: changes to the item since the buyer last saw it; `cart_alerts` lists the same by name. */
    alerts: z.array(z.string()).optional(),
    /** Extension: why this buyer pays a different price than the public one. */
    price_reason: z.string().optional(),
    /** Extension: address of the official label for the producer's durability guarantee. */
    durability_label: z.string().optional(),
    /** Extension: signal word and hazard classes in one line. */
    hazard: z.string().optional(),
    /**
     * Extension: number of the offer that the item belongs to; its quantity is fixed, and removing it removes
     * the whole offer.
     */
    offer: z.string().optional(),
  })
  .openapi("CartItem");
export type CartItem = z.infer<typeof cartItem>;

const deliveryOption = z.object({
  deliveryId: z.int(),
  deliveryCode: z.string(),
  deliveryDescription: z.string(),
  /** Absent when an external provider quotes no price. */
  courierDeliveryTax: lei.optional(),
  /** Extension: delivery day with this option if ordered in time; absent when the shop promises none. */
  arrival: promisedArrival.optional(),
});
const paymentOption = z.object({
  paymentId: z.int(),
  paymentName: z.string(),
  selected: z.boolean(),
  /** Extension: distinguishes public procurement (SEAP) orders. */
  paymentCode: z.string().optional(),
  /** Extension: surcharge of this payment method on the total. */
  paymentTax: lei.optional(),
});
const paymentGroup = z.object({ name: z.string(), options: z.array(paymentOption) });
export type DeliveryOption = z.infer<typeof deliveryOption>;
export type PaymentGroup = z.infer<typeof paymentGroup>;

const cartAddress = z.object({
  id: z.int().nullable(),
  countyid: z.int().nullable(),
  cityID: z.int().nullable(),
  streetaddress: z.string(),
  zipcode: z.string(),
  county: z.string(),
  city: z.string(),
});

/** Names of goods in the cart that release chlorine gas when mixed. */
export const cartMixing = z.object({
  chlorine: z.array(z.string()),
  acid: z.array(z.string()),
  /** Address of the shop's article about it. */
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
    totals: z.object({ grandtotal: lei, total_delivery: lei, total_vat: lei }),
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
    /** Extension: which choices the buyer made; the others are the shop's defaults. */
    chosen: z.object({ delivery: z.boolean(), payment: z.boolean() }).optional(),
    /** Extension: the subset of `cart_messages` about delivery options and parcel lockers. */
    delivery_messages: z.array(z.string()).optional(),
    /** Extension: value of goods missing for free delivery; 0 once it is reached. */
    free_delivery_left: lei.optional(),
    /**
     * Extension: names of goods that release chlorine gas when mixed; absent unless both kinds are in the
     * cart. It blocks nothing.
     */
    mixing: cartMixing.optional(),
    /**
     * Extension: the item that this call added and by how many pieces; fewer than requested, or 0, at a
     * limit.
     */
    just_added: z.object({ id: z.int(), quantity: z.int().min(0) }).optional(),
  })
  .openapi("Cart");
export type Cart = z.infer<typeof cart>;

/** Whole number from a form or an address; the cart decides what an out-of-range value means (C-049). */
export const quantity = z
  .union([z.number(), z.string()], FAULT.invalid("Cantitate"))
  .nullish()
  .openapi({ type: "integer", example: 1 });

/** A query parameter that may appear only once. */
function choice(label: string) {
  return z.string(FAULT.invalid(label)).optional();
}

export const getCart = call({
  method: "get",
  path: "/cart",
  tag,
  summary: "The cart; reading never makes one, nor stores the choices that it is read for",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: {
    /** Extension: previews the cart with another delivery option or address. */
    query: z.object({
      deliveryID: choice("Metodă de livrare"),
      countyID: choice("Județ"),
      cityID: choice("Localitate"),
    }),
  },
  answer: one(cart),
});

export const changeCart = call({
  method: "get",
  path: "/cart/change",
  tag,
  summary: "Recalculates the cart for a delivery, a payment and a place",
  access: "public",
  effect: "write",
  request: {
    query: z.object({
      deliveryCode: choice("Metodă de livrare"),
      /**
       * Extension: selects among options that share a code, one for each store; the code selects the first.
       */
      deliveryID: choice("Metodă de livrare"),
      paymentID: choice("Metodă de plată"),
      cityID: choice("Localitate"),
      cityid: choice("Localitate"),
      countyID: choice("Județ"),
      countyid: choice("Județ"),
      customer_type: z.enum(CUSTOMER_TYPES, FAULT.invalid("Tip client")).optional(),
      /**
       * Extension: the chosen parcel locker, empty for none; it is kept while delivery and payment allow it.
       */
      lockerId: choice("Easybox").pipe(z.string().max(64, FAULT.invalid("Easybox")).optional()),
    }),
  },
  answer: one(cart),
});

export const addToCart = call({
  method: "post",
  path: "/cart/add/{productID}",
  tag,
  summary: "Adds a product; the first write makes the cart",
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

/** Result for one of several lines added together. */
const addedLine = z
  .object({
    productid: z.int(),
    /** Product name; empty when the shop does not recognise the code. */
    product: z.string(),
    /** Requested quantity; null unless it was a whole number of at least 1. */
    asked: z.int().nullable(),
    added: z.int(),
    outcome: z.enum(LINE_OUTCOMES).openapi({
      description: "added as asked, reduced to what can be had, raised to the minimum, or refused",
    }),
    /** Why the result differs from the request, in Romanian; absent when it does not. */
    message: z.string().optional(),
  })
  .openapi("AddedLine");
export type AddedLine = z.infer<typeof addedLine>;

/**
 * Adds many products at once, merging each with its existing line. Available quantities are added
 * `added_lines` reports the result of each line in order. `key` is an idempotency key: a repeated request
 * adds nothing and returns the same result (`is_repeated`). Quantities must be whole numbers, because an "x"
 * read as 1 would go unnoticed among forty lines.
 */
export const addLinesToCart = call({
  method: "post",
  path: "/cart/lines",
  tag,
  summary: "Adds many products at once; each line is answered for itself",
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
              said(() => LIST_MESSAGES.lists.noQuantity),
            )
            .max(LIMITS.linesAtOnce, said(LIST_MESSAGES.lists.tooManyAtOnce)),
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

/** The code in the path counts; some callers also send it in the body. */
export const addOfferToCart = call({
  method: "post",
  path: "/cart/offer/{token}",
  tag,
  summary:
    "Puts an offer into the cart, at its prices and in its quantities, all of its lines or none; 422 where it can not be ordered now. Taking one of its lines out takes the offer out",
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
  summary: "Puts a voucher in, in place of the one before",
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
  summary: "Takes the voucher out",
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
 * `items[{itemId}]={quantity}`: the index is not an array index, so the query is parsed by hand
 * (architecture: Entry points and access).
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
      .openapi({ type: "object", description: "items[{itemId}]={quantity}, any number of them" }),
  },
  answer: one(cart),
});
