/** What is bought once an order is changed, and what its voucher still counts for. Pure. */
import { type CustomerType, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { vatOf } from "@curat/contract/vat.values";
import { type CartLine, lineRefusal, type Quote, quoteCart } from "../../cart/index.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import { newOrderLines } from "../placing/new-order.ts";
import type { AmendmentFacts } from "./amendment-facts.ts";
import { addedLine, type Goods, keptLines, type OrderedGoods, spread } from "./ordered-goods.ts";

const sameGoods =
  ({ kind, id }: Goods) =>
  (other: Goods): boolean =>
    other.kind === kind && other.id === id;

export function readGoods(
  goods: readonly Goods[],
  {
    ordered,
    errors,
    offers,
  }: Pick<AmendmentFacts, "offers"> & {
    ordered: readonly OrderedGoods[];
    errors: FieldErrors;
  },
): CartLine[] {
  if (goods.length === 0) errors.items = ["O comandă fără produse se anulează."];
  return goods.flatMap((one, index) => {
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
}

export function differs(goods: readonly Goods[], ordered: readonly OrderedGoods[]): boolean {
  return (
    goods.length !== ordered.length ||
    goods.some((one) => ordered.find(sameGoods(one))?.quantity !== one.quantity)
  );
}

export function hasMore(goods: readonly Goods[], ordered: readonly OrderedGoods[]): boolean {
  return goods.some((one) => one.quantity > (ordered.find(sameGoods(one))?.quantity ?? 0));
}

/** Errors stand at the line that can not be had. */
export function refuseMissing({ lines }: Quote, errors: FieldErrors): void {
  for (const [itemId, own] of Map.groupBy(lines, (line) => line.itemId)) {
    const refusal = own[0] && lineRefusal(together(own, own[0]));
    if (refusal) errors[`items.${itemId}.quantity`] = [refusal];
  }
}

/** A product at several prices is missed as one: its lines share the stock. */
function together(lines: Quote["lines"], first: Quote["lines"][number]): Quote["lines"][number] {
  const had = lines.filter(({ stockId }) => stockId !== STOCK.outOfStock);
  const pieces = had.reduce((sum, { quantity }) => sum + quantity, 0);
  const storedQuantity = lines.reduce((sum, line) => sum + line.storedQuantity, 0);
  return { ...(had[0] ?? first), quantity: pieces, storedQuantity, orderable: pieces };
}

export function isGoods({ productType }: NewOrderLine): boolean {
  return productType !== PRODUCT_TYPE.handlingCharge;
}

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

/** Fewer pieces of a line at their share of what the voucher took off. */
function lessOf(line: NewOrderLine, quantity: number): NewOrderLine {
  if (quantity === line.quantity) return line;
  const discountBani = Math.round((line.discountBani * quantity) / line.quantity);
  return {
    ...line,
    quantity,
    discountBani,
    vatBani: vatOf(quantity * line.unitPriceBani - discountBani, line.vatPercent),
  };
}

export function voucherAfter(
  { order, asked }: AmendmentFacts,
  { voucher }: Quote,
  hasOtherGoods: boolean,
): { code: string | null; lost: string | null } {
  const code = order.voucherCode;
  if (code === null || !hasOtherGoods || asked.cause === "shop" || voucher?.applies)
    return { code, lost: null };
  return { code: null, lost: voucher?.refusal ?? MESSAGES.invalid("Voucher") };
}

/** Voucher and gifts are judged as on the day of the order; the voucher's use is the order's own. */
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
    // The column's check keeps it to the two kinds.
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

/** Gifts that the goods earned as ordered and that did not come with them: their buyer took them out. */
export function declinedGifts(facts: AmendmentFacts, ordered: readonly OrderedGoods[]): number[] {
  const given = new Set(
    facts.lines
      .filter(({ productType }) => productType === PRODUCT_TYPE.gift)
      .map(({ productId }) => productId),
  );
  const lines = ordered.flatMap((one, itemId) =>
    keptLines(one, { quantity: one.quantity, itemId }, facts.offers),
  );
  return quoteOf(facts, lines, [])
    .gifts.filter(({ product }) => !given.has(product.productId))
    .map(({ promotionId }) => promotionId);
}
