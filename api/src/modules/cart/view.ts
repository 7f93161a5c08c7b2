/** The cart as it is shown, and what the buyer has been told of it. */
import type { ApiConfig } from "../../config.ts";
import type { Db, Tx } from "../../db/database.ts";
import { readPaymentTerms } from "../payments/index.ts";
import type { Customer } from "../sessions/index.ts";
import { readTariffs } from "../shipping/index.ts";
import { type CartRow, loadStoredTerms, updateTold } from "./cart.store.ts";
import { loadContents } from "./contents.ts";
import { updateItems } from "./items.store.ts";
import { type CartContents, type Quote, quoteCart, type SaleTerms } from "./quote.rules.ts";

export interface CartView {
  cart: CartRow;
  quote: Quote;
  /** What this very change has to say, such as a capped quantity. */
  messages: string[];
}

/** Who looks, and when, at a shop of which settings. */
export interface Viewing {
  customer: Customer | undefined;
  now: Date;
  config: ApiConfig;
}

export async function viewOf(db: Db, cart: CartRow, viewing: Viewing): Promise<CartView> {
  const contents = await loadContents(db, cart, viewing.now);
  return { cart, quote: await quoteOf(db, cart, { ...viewing, contents }), messages: [] };
}

/** What the cart costs with its stored choices. */
export async function quoteOf(
  db: Db,
  cart: CartRow,
  { contents, customer, now, config }: Viewing & { contents: CartContents },
): Promise<Quote> {
  const { customerType, paymentCode: payment } = cart;
  const delivery = cart.deliveryId ?? cart.deliveryCode;
  const countyCode = cart.countyCode ?? undefined;
  const terms = await loadSaleTerms(db, now, config);
  const choices = { customerType, delivery, payment, countyCode };
  return quoteCart({ ...contents, ...choices, email: customer?.email, terms, now });
}

/** The view after a change of the buyer's: what it shows is what he has been told. */
export async function writtenView(
  tx: Tx,
  cart: CartRow,
  { messages = [], ...viewing }: Viewing & { messages?: string[] },
): Promise<CartView> {
  const view = await viewOf(tx, cart, viewing);
  await acknowledge(tx, cart, view.quote);
  return { ...view, messages };
}

/** Prices of delivery and payment, and the rate of the day. */
export async function loadSaleTerms(db: Db, now: Date, config: ApiConfig): Promise<SaleTerms> {
  const { shipping, payments, ...rest } = await loadStoredTerms(db, now);
  return { tariffs: readTariffs(shipping), payments: readPaymentTerms(payments, config), ...rest };
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
    await updateTold(tx, cart.id, { voucherApplied, giftIds });
}
