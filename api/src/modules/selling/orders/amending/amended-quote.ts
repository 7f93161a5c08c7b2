/** What a changed purchase comes to at the shop's own rules. Pure. */
import { type CustomerType, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type CartLine, type Quote, quoteCart } from "../../cart/index.ts";
import type { AmendmentFacts } from "./amendment-facts.ts";
import { keptLines, type OrderedGoods } from "./ordered-goods.ts";

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
