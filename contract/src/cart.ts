/** The cart and everything that recalculates it (requirements: C10, C9). */
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
    /** Ours: what changed about it since the buyer last saw it; `cart_alerts` tells the same by name. */
    alerts: z.array(z.string()).optional(),
    /** Ours: why it costs this buyer another price than everybody pays. */
    price_reason: z.string().optional(),
    /** Ours: address of the official label of its producer's guarantee of durability. */
    durability_label: z.string().optional(),
    /** Ours: signal word and kinds of hazard, as one line. */
    hazard: z.string().optional(),
    /** Ours: the number of the offer that it is of; its quantity is the offer's, and it leaves the cart with all of it. */
    offer: z.string().optional(),
  })
  .openapi("CartItem");
export type CartItem = z.infer<typeof cartItem>;

const deliveryOption = z.object({
  deliveryId: z.int(),
  deliveryCode: z.string(),
  deliveryDescription: z.string(),
  /** Absent where a foreign provider tells no price. */
  courierDeliveryTax: lei.optional(),
  /** Ours: when it comes that way if it is ordered by then; absent where the shop promises no day. */
  arrival: promisedArrival.optional(),
});
const paymentOption = z.object({
  paymentId: z.int(),
  paymentName: z.string(),
  selected: z.boolean(),
  /** Ours: tells an order by SEAP from the others. */
  paymentCode: z.string().optional(),
  /** Ours: what paying so adds to the total. */
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

/** Goods that make chlorine gas together, by name. */
export const cartMixing = z.object({
  chlorine: z.array(z.string()),
  acid: z.array(z.string()),
  /** Where the shop explains it. */
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
    /** Ours: what the buyer has chosen himself; the rest of the choices is the shop's suggestion. */
    chosen: z.object({ delivery: z.boolean(), payment: z.boolean() }).optional(),
    /** Ours: those of `cart_messages` that are about the ways of delivery and the parcel machine. */
    delivery_messages: z.array(z.string()).optional(),
    /** Ours: worth of products that is missing to free delivery, 0 when it is reached. */
    free_delivery_left: lei.optional(),
    /** Ours: goods that make chlorine gas together, by name; absent while there are not both. It hinders nothing. */
    mixing: cartMixing.optional(),
    /** Ours: the item that this very call put in, and how many more pieces it holds: fewer than asked, or none, at a bound. */
    just_added: z.object({ id: z.int(), quantity: z.int().min(0) }).optional(),
  })
  .openapi("Cart");
export type Cart = z.infer<typeof cart>;

/** Whole number from a form or an address; what it means when out of bounds is the cart's rule (C-049). */
export const quantity = z
  .union([z.number(), z.string()], FAULT.invalid("Cantitate"))
  .nullish()
  .openapi({ type: "integer", example: 1 });

/** Said once in an address, not several times. */
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
    /** Ours: the cart as it stands with another delivery or place. */
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
      /** Ours: tells apart the options that share a code, one a store; the code alone takes the first of them. */
      deliveryID: choice("Metodă de livrare"),
      paymentID: choice("Metodă de plată"),
      cityID: choice("Localitate"),
      cityid: choice("Localitate"),
      countyID: choice("Județ"),
      countyid: choice("Județ"),
      customer_type: z.enum(CUSTOMER_TYPES, FAULT.invalid("Tip client")).optional(),
      /** Ours: the chosen parcel machine, empty for none; it stays while it is valid for delivery and payment. */
      lockerId: choice("Locker").pipe(z.string().max(64, FAULT.invalid("Locker")).optional()),
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

/** What became of one line of several that were put in together. */
const addedLine = z
  .object({
    productid: z.int(),
    /** Its name; "" of what the shop does not know. */
    product: z.string(),
    /** Pieces as asked; null where no whole number from 1 on was. */
    asked: z.int().nullable(),
    /** Pieces that went in. */
    added: z.int(),
    outcome: z.enum(LINE_OUTCOMES).openapi({
      description: "added as asked, reduced to what can be had, raised to the minimum, or refused",
    }),
    /** Why it is not as asked, in Romanian; absent where it is. */
    message: z.string().optional(),
  })
  .openapi("AddedLine");
export type AddedLine = z.infer<typeof addedLine>;

/**
 * Puts many products in at once, each to what lies there of it: what can be had goes in, `added_lines` says of every line in
 * its order what became of it. `key` names this sending: sent again with the same lines it adds nothing more, and says the
 * same (`is_repeated`). A quantity has to be a whole number here: among forty lines nobody sees that "x" became 1.
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

/** The code in the address counts; some callers send it in the body too. */
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

/** `items[{itemId}]={quantity}`: an index is no array, so the query is parsed by hand (architecture: At the door). */
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
