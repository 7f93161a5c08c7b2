import type { ApiConfig } from "../../../config.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { loadCreditFor } from "../credit/index.ts";
import { type CartRow, updateAcknowledged } from "./cart.store.ts";
import { type LoadedContents, loadContents } from "./contents.ts";
import { type Pricing, updateItems } from "./items.store.ts";
import { type FreeLine, type Quote, quoteCart } from "./quote.rules.ts";
import { readTerms } from "./sale-terms.store.ts";

export interface CartView {
  cart: CartRow;
  quote: Quote;
  messages: string[];
  lockerMessages: string[];
  added?: { itemId: number; quantity: number };
}

export interface Viewing {
  customer: Customer | undefined;
  /** CUI (digits) of the company in a manual order, null without a company. Undefined for online orders. */
  cui?: string | null;
  freeLines?: readonly FreeLine[] | undefined;
  now: Date;
  config: ApiConfig;
}

export async function viewOf(db: Db, cart: CartRow, viewing: Viewing): Promise<CartView> {
  const contents = await loadContents(db, cart, pricingOf(viewing));
  const quote = await quoteOf(db, cart, { ...viewing, contents });
  return { cart, quote, messages: [], lockerMessages: [] };
}

/** Returns the buyer whose price lists apply, from the account and the CUI of a manual order's company. */
export function pricingOf({ customer, cui, now }: Pick<Viewing, "customer" | "cui" | "now">): Pricing {
  const buyer = { customerId: customer?.id ?? null, ...(cui !== undefined && { cui }) };
  return { buyer, now };
}

/** Quotes the cart. Payment terms are loaded only for carts of companies. */
export async function quoteOf(
  db: Db,
  cart: CartRow,
  { contents, customer, cui, freeLines, now, config }: Viewing & { contents: LoadedContents },
): Promise<Quote> {
  const { customerType, paymentCode: payment } = cart;
  const delivery = cart.deliveryId ?? cart.deliveryCode;
  const countyCode = cart.countyCode ?? undefined;
  const terms = readTerms(contents.storedTerms, config);
  const choices = { customerType, delivery, payment, countyCode, city: cart.city ?? undefined };
  const buyer = { customerId: customer?.id ?? null, cui };
  const credits = customerType === "pj" ? await loadCreditFor(db, buyer, now) : [];
  const limits = { credits, mayExceedCredit: cui !== undefined };
  return quoteCart({ ...contents, ...choices, ...limits, freeLines, email: customer?.email, terms, now });
}

/** Returns the view after a change and marks it as seen. Loads the contents unless `contents` is given. */
export async function writtenView(
  tx: Tx,
  cart: CartRow,
  { messages = [], contents, ...viewing }: Viewing & { messages?: string[]; contents?: LoadedContents },
): Promise<CartView> {
  const known = contents ?? (await loadContents(tx, cart, pricingOf(viewing)));
  const quote = await quoteOf(tx, cart, { ...viewing, contents: known });
  await acknowledge(tx, cart, quote);
  return { cart, quote, messages, lockerMessages: [] };
}

/** Marks prices, quantities, discount and gifts as seen, so that later views contain no alerts about them. */
export async function acknowledge(tx: Tx, cart: CartRow, quote: Quote): Promise<void> {
  const changed = quote.lines.filter(
    (line) => line.priceBani !== line.seenPriceBani || line.quantity !== line.storedQuantity,
  );
  await updateItems(tx, cart.id, changed);
  const giftIds = quote.gifts.map(({ product }) => product.productId);
  const voucherApplied = quote.voucher?.applies === true;
  if (voucherApplied !== cart.voucherApplied || giftIds.join() !== cart.seenGiftIds.join())
    await updateAcknowledged(tx, cart.id, { voucherApplied, giftIds });
}
