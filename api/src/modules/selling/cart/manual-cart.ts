/** A manual order's cart has no owner, so it cannot conflict with the buyer's own open cart. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Tx } from "../../../db/database.ts";
import { findVoucherByCode, normalizeCode, voucherTexts } from "../vouchers/index.ts";
import { type CartRow, type Choices, setVoucher } from "./cart.store.ts";
import { type OfferedLine } from "../offers/index.ts";
import { loadProducts, putItem, putOffer } from "./items.store.ts";
import { lineRefusal, productLine } from "./lines.rules.ts";
import { newCart, openCart } from "./shopper.ts";
import { acknowledge, type CartView, pricingOf, type Viewing, viewOf } from "./view.ts";

export interface ManualItems {
  lines: readonly { productId: number; quantity: number }[];
  voucherCode: string;
  /** Product lines of the offer to order. */
  offered?: readonly OfferedLine[] | undefined;
}
export interface ManualCart {
  cart: CartRow;
  view: CartView;
  /** Errors keyed by `lines.0.productid`, `lines.0.quantity`, `offerid` or `voucher`. */
  errors: FieldErrors;
  stock: { productId: number; stock: number }[];
}

const NOBODY = { token: undefined, customer: undefined };
const NOT_SOLD = "Produsul nu este la vânzare.";
const TWICE = "Produsul apare deja mai sus: schimbă cantitatea acolo.";

/** Creates a manual order's cart in the caller's transaction and marks its prices and gifts as seen. */
export async function buildManualCart(
  tx: Tx,
  { lines, voucherCode, offered = [] }: ManualItems,
  { choices, ...viewing }: Viewing & { choices: Choices },
): Promise<ManualCart> {
  const pricing = pricingOf(viewing);
  const { now } = pricing;
  const errors: FieldErrors = {};
  const products = await loadProducts(
    tx,
    lines.map(({ productId }) => productId),
    pricing,
  );
  const { id: cartId, token } = await newCart(tx, NOBODY, now);
  const indexes = new Map<number, number>();
  for (const [index, { productId, quantity }] of lines.entries()) {
    const product = products.get(productId);
    if (!product?.isPublished) errors[`lines.${index}.productid`] = [NOT_SOLD];
    else if (indexes.has(productId)) errors[`lines.${index}.productid`] = [TWICE];
    else {
      indexes.set(productId, index);
      const { priceBani } = productLine({ itemId: 0, quantity, seenPriceBani: 0 }, product);
      await putItem(tx, { cartId, productId, bundleId: null, quantity, priceBani, now });
    }
  }
  if (offered.length > 0) await putOffer(tx, cartId, { lines: offered, now });
  const voucher = voucherCode === "" ? null : await findVoucherByCode(tx, normalizeCode(voucherCode));
  if (voucher === undefined) errors.voucher = [voucherTexts.invalid];
  if (voucher) await setVoucher(tx, cartId, voucher.id);
  const cart = await openCart(tx, { ...NOBODY, token }, { now, choices });
  if (!cart) throw new Error("A newly created manual cart was not found.");
  const view = await viewOf(tx, cart, viewing);
  for (const line of view.quote.lines) {
    const refusal = lineRefusal(line);
    const field = line.offer ? "offerid" : `lines.${indexes.get(line.id)}.quantity`;
    if (refusal)
      errors[field] = [...(errors[field] ?? []), line.offer ? `${line.name}: ${refusal}` : refusal];
  }
  if (view.quote.voucher && !view.quote.voucher.applies) errors.voucher = [view.quote.voucher.refusal];
  await acknowledge(tx, cart, view.quote);
  const stock = [...products.values()].map(({ productId, stock }) => ({ productId, stock }));
  return { cart, view, errors, stock };
}
