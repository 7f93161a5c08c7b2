/** A test cart shows staff the current prices and the discounts behind them. It is never stored. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { CustomerType } from "@curat/contract/cart.values";
import type { ApiContext } from "../../../context.ts";
import type { TriedCart } from "@curat/contract/staff/test-cart";
import { loadCurrentPrices, promotedPrice } from "../../catalogue/catalog/index.ts";
import { loadRunningReductions } from "../../catalogue/promotions/index.ts";
import { findVoucherByCode, normalizeCode, voucherTexts } from "../vouchers/index.ts";
import { loadOrderOffers, type OrderOffers } from "./contents.ts";
import { productLine } from "./lines.rules.ts";
import { priceStory, voucherStory } from "./price-story.rules.ts";
import { type Quote, quoteCart } from "./quote.rules.ts";
import { readTerms } from "./sale-terms.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export interface TryingCart {
  lines: readonly { productId: number; quantity: number }[];
  voucherCode: string;
  customerType: CustomerType;
}

const NOT_SOLD = "Produsul nu este la vânzare.";

export async function tryCart(
  { db, now, config }: Shop,
  { lines, voucherCode, customerType }: TryingCart,
): Promise<{ ok: true; cart: Wire<TriedCart> } | { ok: false; errors: FieldErrors }> {
  const at = now();
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const [offers, prices, reductions, voucher] = await Promise.all([
    loadOrderOffers(db, { productIds, bundleIds: [], offeredAt: at, now: at }),
    loadCurrentPrices(db, productIds, at),
    loadRunningReductions(db, productIds, at),
    voucherCode === "" ? null : findVoucherByCode(db, normalizeCode(voucherCode)),
  ]);
  const errors = faultsOf(lines, offers);
  if (voucher === undefined) errors.voucher = [voucherTexts.invalid];
  if (voucher === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  const quote = quoteCart({
    lines: linesOf(lines, offers),
    voucher,
    promotions: offers.promotions,
    products: offers.products,
    declinedGiftIds: [],
    seenGiftIds: [],
    customerType,
    email: undefined,
    countyCode: undefined,
    delivery: null,
    payment: null,
    terms: readTerms(offers.storedTerms, config),
    now: at,
  });
  const reductionsOf = Map.groupBy(reductions, ({ productId }) => productId);
  const listOf = new Map(prices.map(({ id, listBani }) => [id, listBani]));
  const storyOf = (line: Quote["lines"][number]) => {
    const listBani = listOf.get(line.id) ?? line.priceBani;
    const own = (reductionsOf.get(line.id) ?? [])
      .map((one) => ({ name: one.name, bani: promotedPrice(listBani, one) }))
      // The sort is stable: promotions with equal prices stay in display order.
      .toSorted((one, other) => one.bani - other.bani);
    const { priceBani: askedBani, oldPriceBani: oldBani } = line;
    return priceStory({ listBani, askedBani, oldBani, reductions: own });
  };
  return { ok: true, cart: toTriedCart(quote, { offers, listOf, storyOf }) };
}

function faultsOf(lines: TryingCart["lines"], { products }: OrderOffers): FieldErrors {
  return Object.fromEntries(
    lines.flatMap(({ productId }, index) =>
      products.get(productId)?.isPublished ? [] : [[`lines.${index}.productid`, [NOT_SOLD]]],
    ),
  );
}

function linesOf(lines: TryingCart["lines"], { products }: OrderOffers) {
  return [...Map.groupBy(lines, ({ productId }) => productId)].flatMap(([productId, input], itemId) => {
    const product = products.get(productId);
    const quantity = input.reduce((sum, one) => sum + one.quantity, 0);
    return product ? productLine({ itemId, quantity, seenPriceBani: product.priceBani }, product) : [];
  });
}

interface CartContext {
  offers: OrderOffers;
  listOf: ReadonlyMap<number, number>;
  storyOf: (line: Quote["lines"][number]) => string[];
}

function toTriedCart(quote: Quote, { offers, listOf, storyOf }: CartContext): Wire<TriedCart> {
  const { voucher, totals } = quote;
  const share = {
    code: voucher?.voucher.code ?? "",
    applies: voucher?.applies === true,
    deliversFree: voucher?.voucher.kind === "free_delivery",
  };
  const promoNames = new Map(offers.promotions.map(({ id, name }) => [id, name]));
  return {
    lines: quote.lines.map((line) => {
      const discountBani = quote.parts
        .filter((part) => part.product.productId === line.id)
        .reduce((sum, part) => sum + part.discountBani, 0);
      return {
        productID: line.id,
        code: line.code,
        name: line.name,
        quantity: line.subtotalBani > 0 ? line.quantity : 0,
        list_price: toLei(listOf.get(line.id) ?? line.priceBani),
        price: toLei(line.priceBani),
        subtotal: toLei(line.subtotalBani),
        discount: toLei(discountBani),
        story: [...storyOf(line), ...voucherStory({ ...share, discountBani })],
      };
    }),
    gifts: quote.gifts.map(({ product, quantity, promotionId }) => ({
      name: product.name,
      quantity,
      promo: promoNames.get(promotionId) ?? "",
    })),
    voucher: voucherText(quote),
    payments: quote.payments.map(({ method }) => method.name),
    products_total: toLei(totals.productsBani),
    discount: toLei(totals.discountBani),
    total: toLei(totals.productsBani - totals.discountBani),
  };
}

function voucherText({ voucher, totals }: Quote): string | null {
  if (!voucher) return null;
  const { code, kind } = voucher.voucher;
  if (!voucher.applies) return `Voucherul ${code} nu se aplică: ${voucher.refusal}`;
  if (kind === "free_delivery") return `Voucherul ${code} oferă livrare gratuită.`;
  return totals.discountBani > 0
    ? `Voucherul ${code} se aplică, după promoții.`
    : `Voucherul ${code} nu aduce nicio reducere.`;
}
