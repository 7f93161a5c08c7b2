/** Imports orders that buyers placed at a marketplace, at the marketplace's prices. */
import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { vatOf } from "@curat/contract/vat.values";
import type { Tx } from "../../../../db/database.ts";
import type { OrderLocker } from "../../../../db/tables.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { lockProducts, refreshProductRead } from "../../../catalogue/catalog/index.ts";
import { loadStocks, type StockActor } from "../../../catalogue/stock/index.ts";
import { CLOCK, recordChange } from "../../../platform/changes/index.ts";
import { insertOrderedCart } from "../../cart/index.ts";
import { sumsOf } from "../../staff-discounts/index.ts";
import { addressFields, type Company, type StoredAddress } from "../buyer.ts";
import { type NewOrderLine, PLAIN_LINE } from "../order-lines.rules.ts";
import { orderChange } from "../order-moves.store.ts";
import { findSoldProducts, insertOrder, type Order, writeImportedPayment } from "../orders.store.ts";
import { findManual, lockFormKey } from "../payment/payment.store.ts";

export interface MarketplaceLine {
  productId: number;
  quantity: number;
  /** Price of a piece with VAT. */
  unitBani: number;
  discountBani: number;
  vatPercent: number;
}
export interface MarketplaceOrder {
  /** Identifies the order across all marketplaces, such as "emag:41000001". */
  key: string;
  /** Display name of the marketplace, such as "eMAG". */
  marketplace: string;
  orderType: "emag";
  firstName: string;
  lastName: string;
  phone: string;
  company: Company | null;
  delivery: StoredAddress;
  invoice: StoredAddress;
  observation: string;
  locker: OrderLocker | null;
  deliveryCode: string;
  deliveryName: string;
  /** With VAT. */
  deliveryBani: number;
  /** False if the marketplace collected the money. */
  isCash: boolean;
  paymentName: string;
  lines: readonly MarketplaceLine[];
  placedAt: Date;
}

export type PlacedAtMarketplace =
  | { ok: true; order: Pick<Order, "id" | "number"> | { id: number } }
  | { ok: false; missing: { name: string; ordered: number; stock: number }[] };

const ACTOR: StockActor = { kind: "clock", id: null, name: "" };

/**
 * Places a confirmed order once per key in the caller's transaction and takes its pieces from stock. Refuses it if
 * stock is insufficient. The buyer gets no emails, because the order has no email address.
 */
export async function placeMarketplaceOrder(
  tx: Tx,
  input: MarketplaceOrder,
  at: Date,
): Promise<PlacedAtMarketplace> {
  await lockFormKey(tx, input.key);
  const existing = await findManual(tx, input.key);
  if (existing !== undefined) return { ok: true, order: { id: existing } };
  const taken = piecesOf(input.lines);
  const ids = taken.map(({ productId }) => productId);
  await lockProducts(tx, ids);
  const { products, standardVatPercent = 0 } = await findSoldProducts(tx, ids, at);
  const stocks = await loadStocks(tx, ids);
  const missing = taken.flatMap(({ productId, quantity }) => {
    const stock = stocks.get(productId) ?? 0;
    return stock < quantity ? { name: products.get(productId)?.name ?? "", ordered: quantity, stock } : [];
  });
  if (missing.length > 0) return { ok: false, missing };
  const lines = input.lines.map((line): NewOrderLine => {
    const { name = "", code = "", picture = null, unit = "buc." } = products.get(line.productId) ?? {};
    const { productId, quantity, unitBani: unitPriceBani, discountBani, vatPercent } = line;
    const vatBani = vatOf(quantity * unitPriceBani - discountBani, vatPercent);
    const goods = { productType: PRODUCT_TYPE.product, productId, name, code, picture, unit, quantity };
    return { ...PLAIN_LINE, ...goods, unitPriceBani, discountBani, vatPercent, vatBani };
  });
  const random = randomId();
  const { key, marketplace, delivery, invoice, isCash, lines: _lines, ...fields } = input;
  const sums = sumsOf(lines, { deliveryBani: input.deliveryBani, vatPercent: standardVatPercent });
  const { totalBani } = sums;
  const order = await insertOrder(
    tx,
    {
      ...fields,
      ...addressFields(delivery, invoice),
      ...sums,
      randomId: random,
      cartId: await insertOrderedCart(tx, random, at),
      customerId: null,
      bodyHash: "",
      status: "confirmed",
      customerType: input.company ? "pj" : "pf",
      email: "",
      deliveryVatPercent: standardVatPercent,
      paymentCode: isCash ? PAYMENT_CODE.cashOnDelivery : PAYMENT_CODE.card,
      paymentState: isCash ? "none" : "paid",
      voucherCode: null,
      releaseAt: null,
      promise: null,
      placedBy: marketplace,
      typedKey: key,
    },
    {
      lines,
      // If the marketplace collects the money, the order is recorded as fully paid, although the marketplace deducts
      // its commission.
      happened: isCash
        ? { event: "placed", totalBani }
        : { event: "imported", totalBani, receivedBani: totalBani, method: "card" },
      stock: { taken, actor: ACTOR },
    },
  );
  if (!isCash) await writeImportedPayment(tx, { order, at: input.placedAt, state: "paid" });
  await refreshProductRead(tx, ids, at);
  const sentence = `Comanda ${order.number} a venit de la ${marketplace}.`;
  await recordChange(tx, { ...orderChange(order, order, "system"), actor: CLOCK, sentence, before: null });
  return { ok: true, order };
}

/** Returns the pieces of each product, by ascending id. */
function piecesOf(lines: readonly MarketplaceLine[]): { productId: number; quantity: number }[] {
  return [...Map.groupBy(lines, ({ productId }) => productId)]
    .map(([productId, own]) => ({ productId, quantity: own.reduce((sum, line) => sum + line.quantity, 0) }))
    .sort((one, other) => one.productId - other.productId);
}
