/** The cart as it is shown, and what the buyer has been told of it. */
import type { ApiConfig } from "../../../config.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { type CartRow, updateAcknowledged } from "./cart.store.ts";
import { type LoadedContents, loadContents } from "./contents.ts";
import { type Pricing, updateItems } from "./items.store.ts";
import { type Quote, quoteCart } from "./quote.rules.ts";
import { readTerms } from "./sale-terms.store.ts";

export interface CartView {
  cart: CartRow;
  quote: Quote;
  /** What this very change has to say, such as a capped quantity. */
  messages: string[];
  /** The same of the parcel machine: why the chosen one had to go. */
  lockerMessages: string[];
  /** The item that this very change put in, and the pieces that it holds more than before. */
  added?: { itemId: number; quantity: number };
}

/** Who looks, and when, at a shop of which settings. */
export interface Viewing {
  customer: Customer | undefined;
  /** Digits of the company that somebody of the shop types an order for, null for none; undefined for a buyer himself. */
  cui?: string | null;
  now: Date;
  config: ApiConfig;
}

export async function viewOf(db: Db, cart: CartRow, viewing: Viewing): Promise<CartView> {
  const contents = await loadContents(db, cart, pricingOf(viewing));
  return { cart, quote: quoteOf(cart, { ...viewing, contents }), messages: [], lockerMessages: [] };
}

/** Whose prices they are: those of the account, and of the company in an order that is typed in. */
export function pricingOf({ customer, cui, now }: Pick<Viewing, "customer" | "cui" | "now">): Pricing {
  const buyer = { customerId: customer?.id ?? null, ...(cui !== undefined && { cui }) };
  return { buyer, now };
}

/** What the cart costs with its stored choices. */
export function quoteOf(
  cart: CartRow,
  { contents, customer, now, config }: Viewing & { contents: LoadedContents },
): Quote {
  const { customerType, paymentCode: payment } = cart;
  const delivery = cart.deliveryId ?? cart.deliveryCode;
  const countyCode = cart.countyCode ?? undefined;
  const terms = readTerms(contents.storedTerms, config);
  const choices = { customerType, delivery, payment, countyCode };
  return quoteCart({ ...contents, ...choices, email: customer?.email, terms, now });
}

/** The view after a change of the buyer's, of its `contents` where they are known: what it shows is what he has been told. */
export async function writtenView(
  tx: Tx,
  cart: CartRow,
  { messages = [], contents, ...viewing }: Viewing & { messages?: string[]; contents?: LoadedContents },
): Promise<CartView> {
  const known = contents ?? (await loadContents(tx, cart, pricingOf(viewing)));
  const quote = quoteOf(cart, { ...viewing, contents: known });
  await acknowledge(tx, cart, quote);
  return { cart, quote, messages, lockerMessages: [] };
}

/** Writes down that the buyer now knows today's prices, quantities, discount and gifts: the next look raises no alert for them. */
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
