/** The goods of a changed order, as cart lines for the quote and as order lines. Pure. */
import { type CustomerType, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { vatOf } from "@curat/contract/vat.values";
import { type CartLine, lineRefusal, type Quote, quoteCart } from "../../cart/index.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import { newOrderLines } from "../placing/new-order.ts";
import type { AmendmentFacts } from "./judge-amendment.ts";
import { addedLine, type Goods, keptLines, type OrderedGoods, spread } from "./ordered-goods.ts";

const sameGoods =
  ({ kind, id }: Goods) =>
  (other: Goods): boolean =>
    other.kind === kind && other.id === id;

/** Returns the requested goods as cart lines, by default the current ones. Adds to `errors`. */
export function judgeGoods(
  { asked, offers }: AmendmentFacts,
  ordered: readonly OrderedGoods[],
  errors: FieldErrors,
): { goods: readonly Goods[]; cartLines: CartLine[]; hasOtherGoods: boolean } {
  const goods: readonly Goods[] = asked.items ?? ordered;
  if (goods.length === 0)
    errors.items = ["O comandă trebuie să aibă produse. Dacă nu mai are niciunul, anuleaz-o."];
  const added = goods.map((one) => one.quantity - (ordered.find(sameGoods(one))?.quantity ?? 0));
  const cartLines = goods.flatMap((one, index) => {
    const before = ordered.find(sameGoods(one));
    const lines = before
      ? keptLines(before, { quantity: one.quantity, itemId: index }, offers)
      : [addedLine(one, index, offers) ?? []].flat();
    const [line] = lines;
    if (goods.findIndex(sameGoods(one)) < index)
      errors[`items.${index}.id`] = ["Produsul apare de două ori."];
    else if (!line) errors[`items.${index}.id`] = [MESSAGES.invalid("Produs")];
    else if (!line.isPublished) errors[`items.${index}.id`] = [`„${line.name}” nu se mai vinde.`];
    return lines;
  });
  if (asked.cause === "shop" && added.some((pieces) => pieces > 0))
    errors.cause = ["Dacă magazinul nu poate livra, valoarea comenzii poate doar să scadă."];
  const hasOtherGoods = goods.length !== ordered.length || added.some((pieces) => pieces !== 0);
  return { goods, cartLines, hasOtherGoods };
}

/** Adds an error for each item out of stock; lines of one product share its stock. */
export function refuseMissing({ lines }: Quote, errors: FieldErrors): void {
  for (const [itemId, own] of Map.groupBy(lines, (line) => line.itemId)) {
    const [first] = own;
    const inStock = own.filter(({ stockId }) => stockId !== STOCK.outOfStock);
    const quantity = inStock.reduce((sum, line) => sum + line.quantity, 0);
    const storedQuantity = own.reduce((sum, line) => sum + line.storedQuantity, 0);
    const line = inStock[0] ?? first;
    const refusal = line && lineRefusal({ ...line, quantity, storedQuantity, orderable: quantity });
    if (refusal) errors[`items.${itemId}.quantity`] = [refusal];
  }
}

export function isGoods({ productType }: NewOrderLine): boolean {
  return productType !== PRODUCT_TYPE.handlingCharge;
}

/** Returns the goods lines after the change; if the shop cannot deliver all, discounts stay. */
export function linesAfter(
  { lines, asked }: AmendmentFacts,
  { quote, goods, ordered }: { quote: Quote; goods: readonly Goods[]; ordered: readonly OrderedGoods[] },
): NewOrderLine[] {
  if (asked.cause === "buyer") return newOrderLines(quote).filter(isGoods);
  const gifts = lines.filter(({ productType }) => productType === PRODUCT_TYPE.gift);
  const left = ordered.flatMap((before) => {
    const after = goods.find(sameGoods(before));
    return after ? spread(before, after.quantity).map(({ line, pieces }) => lessOf(line, pieces)) : [];
  });
  return [...left, ...gifts];
}

function lessOf(line: NewOrderLine, quantity: number): NewOrderLine {
  if (quantity === line.quantity) return line;
  const discountBani = Math.round((line.discountBani * quantity) / line.quantity);
  const vatBani = vatOf(quantity * line.unitPriceBani - discountBani, line.vatPercent);
  return { ...line, quantity, discountBani, vatBani };
}

/** Prices the goods as on the order's day; the order's own use of the voucher does not count. */
export function quoteOf(
  { order, offers, voucher, terms, cashOfDayBani, buyer, asked }: AmendmentFacts,
  lines: CartLine[],
  declinedGiftIds: readonly number[],
): Quote {
  return quoteCart({
    lines,
    promotions: offers.promotions,
    products: offers.products,
    voucher: voucher && { ...voucher, uses: Math.max(0, voucher.uses - 1), archivedAt: null, email: null },
    declinedGiftIds,
    seenGiftIds: [],
    // A check constraint allows only the two types.
    customerType: buyer.customerType as CustomerType,
    email: order.email,
    cashOfDayBani,
    countyCode: buyer.deliveryCountyCode ?? undefined,
    delivery: asked.delivery?.deliveryid ?? order.deliveryCode,
    payment: asked.payment?.paymentid ?? order.paymentCode,
    terms,
    now: order.placedAt,
  });
}

/** Returns the promotions whose gift the order qualified for but lacks, because its buyer declined it. */
export function declinedGifts(facts: AmendmentFacts, ordered: readonly OrderedGoods[]): number[] {
  const gifts = facts.lines.filter(({ productType }) => productType === PRODUCT_TYPE.gift);
  const given = new Set(gifts.map(({ productId }) => productId));
  const lines = ordered.flatMap((one, itemId) =>
    keptLines(one, { quantity: one.quantity, itemId }, facts.offers),
  );
  return quoteOf(facts, lines, [])
    .gifts.filter(({ product }) => !given.has(product.productId))
    .map(({ promotionId }) => promotionId);
}
