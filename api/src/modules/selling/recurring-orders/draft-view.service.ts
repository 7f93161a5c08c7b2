/** A draft at today's prices and stock, priced like an order entered by staff. */
import { cuiDigits } from "@curat/contract/cui.values";
import type { RecurringDraftState } from "@curat/contract/recurring-orders.values";
import type { ApiContext } from "../../../context.ts";
import type { Staff } from "../../../http/caller.ts";
import { Refusal } from "../../../http/refusal.ts";
import { type ManualChoices, type ManualGoods, previewManual } from "../manual-orders/index.ts";
import { loadOfferedProducts, type OfferedProduct } from "../offers/index.ts";
import { type Draft, findDraft } from "./drafts.store.ts";
import { loadModelOrder, type ModelOrder } from "./model-order.ts";
import { findRecurring, type RecurringLine, type RecurringOrder } from "./recurring-orders.store.ts";
import { recurringTexts } from "./texts.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config">;

export interface DraftViewLine {
  product: OfferedProduct;
  usualQuantity: number;
  quantity: number;
  unitBani: number;
  lastBani: number | undefined;
  missing: string | undefined;
}
export interface DraftView {
  draft: Draft;
  state: RecurringDraftState;
  recurring: RecurringOrder;
  model: ModelOrder | undefined;
  lines: DraftViewLine[];
  deliveryId: number | undefined;
  sums: {
    productsBani: number;
    discountBani: number;
    deliveryBani: number;
    chargeBani: number;
    totalBani: number;
  };
  hindrance: string | undefined;
}

const NO_SUMS = { productsBani: 0, discountBani: 0, deliveryBani: 0, chargeBani: 0, totalBani: 0 };

/** Recurring orders have no staff discounts. */
const NO_DISCOUNT_ACTOR: Staff = {
  kind: "key",
  id: null,
  name: "",
  permissions: [],
  isOwner: false,
  discountPercent: 0,
};

export function stateOf(draft: Draft, now: Date): RecurringDraftState {
  return draft.state === "open" && draft.expiresAt <= now ? "expired" : draft.state;
}

/**
 * Returns a draft with the given quantities or, by default, those of its recurring order; undefined if the draft was
 * erased.
 */
export async function viewDraft(
  shop: Shop,
  id: number,
  requestedLines?: readonly RecurringLine[],
): Promise<DraftView | undefined> {
  const { db, now } = shop;
  const draft = await findDraft(db, id);
  const recurring = draft && (await findRecurring(db, draft.recurringOrderId));
  if (!draft || !recurring) return undefined;
  const at = now();
  const state = stateOf(draft, at);
  const model = await loadModelOrder(db, recurring);
  const view = { draft, state, recurring, model, lines: [], deliveryId: undefined, sums: NO_SUMS };
  if (state !== "open" || !model) return { ...view, hindrance: closedText(state) };
  const ids = recurring.lines.map(({ productId }) => productId);
  const found = await loadOfferedProducts(db, { ids, now: at });
  const products = new Map(found.map((product) => [product.id, product]));
  const quantities = new Map(requestedLines?.map(({ productId, quantity }) => [productId, quantity]));
  const lines = recurring.lines.flatMap(({ productId, quantity: usualQuantity }): DraftViewLine[] => {
    const product = products.get(productId);
    if (!product) return [];
    const quantity = requestedLines ? (quantities.get(productId) ?? 0) : usualQuantity;
    const lastBani = model.lastPrices.get(productId);
    return [{ product, usualQuantity, quantity, unitBani: product.priceBani, lastBani, missing: undefined }];
  });
  return { ...view, ...(await priced(shop, { recurring, model, lines })) };
}

export function closedText(state: RecurringDraftState): string {
  return state === "expired" ? recurringTexts.expired : recurringTexts.closed;
}

type Priced = Pick<DraftView, "lines" | "deliveryId" | "sums" | "hindrance">;
interface Unpriced {
  recurring: RecurringOrder;
  model: ModelOrder;
  lines: DraftViewLine[];
}

async function priced(shop: Shop, { recurring, model, lines }: Unpriced): Promise<Priced> {
  const nothing = { lines, deliveryId: undefined, sums: NO_SUMS };
  const sellable = lines.map((line) => {
    const missing = missingText(line);
    return missing === undefined ? line : { ...line, quantity: 0, missing };
  });
  const orderable = sellable.filter(({ quantity }) => quantity > 0);
  if (orderable.length === 0) return { ...nothing, lines: sellable, hindrance: recurringTexts.nothingLeft };
  const { body } = model;
  if (!body) return { ...nothing, lines: sellable, hindrance: recurringTexts.noAddress };
  const goods = goodsToPlace(
    recurring,
    orderable.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  );
  const made = await preview(shop, goods, { model, body });
  if (typeof made === "string") return { ...nothing, lines: sellable, hindrance: made };
  const { quote } = made.view;
  const { order } = model;
  const granted = new Map(quote.lines.map((line) => [line.id, line]));
  const shown = sellable.map((line) => {
    const pricedLine = granted.get(line.product.id);
    if (!pricedLine || line.quantity === 0) return line;
    const isGone = pricedLine.subtotalBani === 0 && pricedLine.orderable === 0;
    const quantity = isGone ? 0 : pricedLine.quantity;
    const changed = isGone
      ? recurringTexts.soldOut
      : quantity < line.quantity
        ? recurringTexts.left(quantity, line.quantity)
        : undefined;
    return { ...line, quantity, unitBani: pricedLine.priceBani, missing: changed };
  });
  const { delivery, payment, totals } = quote;
  const isDelivered = delivery?.code === order.deliveryCode;
  const isPaid = payment?.code === order.paymentCode;
  const hindrance = shown.every(({ quantity }) => quantity === 0)
    ? recurringTexts.nothingLeft
    : isDelivered
      ? isPaid
        ? undefined
        : (quote.credits[0]?.refusal ?? recurringTexts.noPayment(order.paymentName))
      : recurringTexts.noDelivery(order.deliveryName);
  return { lines: shown, deliveryId: delivery?.id, sums: totals, hindrance };
}

function missingText({ product, quantity, usualQuantity }: DraftViewLine): string | undefined {
  if (!product.isPublished) return recurringTexts.notForSale;
  if (quantity === 0 && product.stock > 0) return undefined;
  return product.stock <= 0 && usualQuantity > 0 ? recurringTexts.soldOut : undefined;
}

/** Returns a recurring order's products, without staff discounts. */
export function goodsToPlace({ customerId }: RecurringOrder, lines: readonly RecurringLine[]): ManualGoods {
  const items = lines.map(({ productId: id, quantity }) => ({ kind: "product" as const, id, quantity }));
  return {
    customerId,
    lines,
    voucherCode: "",
    discount: { items, discount: undefined, actor: NO_DISCOUNT_ACTOR },
  };
}

async function preview(
  shop: Shop,
  goods: ManualGoods,
  { model, body }: { model: ModelOrder; body: NonNullable<ModelOrder["body"]> },
): Promise<Awaited<ReturnType<typeof previewManual>> | string> {
  const choices: ManualChoices = {
    customerType: body.customer.customer_type,
    countyId: body.deliveryaddress.countyid,
    cityId: body.deliveryaddress.cityid,
    cui: body.company ? cuiDigits(body.company.cui) : null,
    deliveryId: model.deliveryId,
    paymentId: body.payment.paymentid,
  };
  try {
    const made = await previewManual(shop, goods, choices);
    const { deliveryCode, deliveryName } = model.order;
    if (made.view.quote.delivery?.code === deliveryCode && model.deliveryId !== undefined) return made;
    const same = made.view.quote.deliveryOptions.filter(({ code }) => code === deliveryCode);
    const store = same.find(({ name }) => name === deliveryName) ?? same[0];
    return store ? await previewManual(shop, goods, { ...choices, deliveryId: store.id }) : made;
  } catch (error) {
    // The customer's account is closed, or the list of localities no longer contains the place.
    if (error instanceof Refusal && error.status === 422)
      return Object.values(error.body.errors ?? {}).flat()[0] ?? recurringTexts.noAddress;
    throw error;
  }
}
