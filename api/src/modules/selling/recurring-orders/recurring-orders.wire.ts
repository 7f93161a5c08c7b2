import { toLei, type Wire } from "@curat/contract/lei.values";
import type { OwnRecurringOrder, RecurringDraft } from "@curat/contract/recurring-orders";
import type { Rhythm } from "@curat/contract/recurring-orders.values";
import type { ListedRecurringOrder, StaffRecurringOrder } from "@curat/contract/staff/recurring-orders";
import type { OfferedProduct } from "../offers/index.ts";
import { type DraftView, type DraftViewLine, stateOf } from "./draft-view.service.ts";
import type { Draft } from "./drafts.store.ts";
import { addressOf, isHomeDelivery, type ModelOrder } from "./model-order.ts";
import type { ListedRecurring, RecurringOrder } from "./recurring-orders.store.ts";

export function toWireDraft(view: DraftView): Wire<RecurringDraft> {
  const { draft, state, recurring, model, lines, sums, hindrance } = view;
  const order = model?.order;
  return {
    state,
    recurring_state: recurring.state,
    due_on: draft.dueOn,
    expires_at: draft.expiresAt.toISOString(),
    ...toWireRhythm(recurring),
    lines: lines.map(toWireLine),
    products: toLei(sums.productsBani),
    discount: toLei(sums.discountBani),
    delivery: {
      name: order?.deliveryName ?? "",
      price: toLei(sums.deliveryBani),
      address: order ? addressOf(order) : "",
    },
    payment: { name: order?.paymentName ?? "", charge: toLei(sums.chargeBani) },
    total: toLei(sums.totalBani),
    hindrance: hindrance ?? null,
    order_number: draft.order?.number ?? null,
  };
}

function toWireLine({ product, usualQuantity, quantity, unitBani, lastBani, missing }: DraftViewLine) {
  const { id, name, code, unit, picture, url } = product;
  return {
    productid: id,
    name,
    code,
    unit,
    pic: picture,
    url,
    usual_quantity: usualQuantity,
    quantity,
    price: toLei(unitBani),
    last_price: lastBani === undefined ? null : toLei(lastBani),
    subtotal: toLei(quantity * unitBani),
    missing: missing ?? null,
  };
}

function toWireRhythm({ everyWeeks, monthDay, nextOn }: Rhythm & Pick<RecurringOrder, "nextOn">) {
  return { every_weeks: everyWeeks, month_day: monthDay, next_on: nextOn };
}

function toWirePast(draft: Draft, now: Date) {
  return {
    due_on: draft.dueOn,
    state: stateOf(draft, now),
    expires_at: draft.expiresAt.toISOString(),
    order: draft.order,
  };
}

export function toWireListed(
  row: ListedRecurring,
  { version, now }: { version: number; now: Date },
): Wire<ListedRecurringOrder> {
  return {
    id: row.id,
    name: row.buyerName,
    company: row.company,
    email: row.email,
    customer_id: row.customerId,
    state: row.state,
    ...toWireRhythm(row),
    lines_count: row.lines.length,
    last_draft: row.lastDraft ? toWirePast(row.lastDraft, now) : null,
    created_at: row.createdAt.toISOString(),
    version,
  };
}

interface RecurringContext {
  version: number;
  drafts: readonly Draft[];
  products: readonly OfferedProduct[];
  model: ModelOrder | undefined;
  now: Date;
}

export function toStaffRecurring(
  recurring: RecurringOrder,
  { version, drafts, products, model, now }: RecurringContext,
): Wire<StaffRecurringOrder> {
  const known = new Map(products.map((product) => [product.id, product]));
  return {
    ...toWireListed({ ...recurring, lastDraft: drafts[0] }, { version, now }),
    lines: recurring.lines.flatMap(({ productId, quantity }) => {
      const product = known.get(productId);
      if (!product) return [];
      const { code, name, unit, stock, isPublished, priceBani } = product;
      const facts = { productid: productId, code, name, unit, quantity, stock };
      return [{ ...facts, is_published: isPublished, price: toLei(priceBani) }];
    }),
    model_order: { id: recurring.modelOrderId, number: recurring.modelNumber },
    address: model ? addressOf(model.order) : "",
    delivery: model?.order.deliveryName ?? "",
    payment: model?.order.paymentName ?? "",
    next_delivery: model ? toNextDelivery(model.order) : null,
    created_by: recurring.createdBy,
    drafts: drafts.map((draft) => toWirePast(draft, now)),
  };
}

function toNextDelivery(order: ModelOrder["order"]) {
  return {
    has_address: isHomeDelivery(order),
    county: order.deliveryCounty,
    city: order.deliveryCity,
    street: order.deliveryStreet,
    postcode: order.deliveryPostcode,
    payment: order.paymentCode,
  };
}

export function toWireOwn(
  recurring: RecurringOrder,
  {
    products,
    draft,
    link,
  }: { products: readonly OfferedProduct[]; draft: Draft | undefined; link: string | null },
): Wire<OwnRecurringOrder> {
  const known = new Map(products.map((product) => [product.id, product]));
  return {
    id: recurring.id,
    state: recurring.state,
    ...toWireRhythm(recurring),
    lines: recurring.lines.flatMap(({ productId, quantity }) => {
      const product = known.get(productId);
      return product ? [{ name: product.name, unit: product.unit, quantity, url: product.url }] : [];
    }),
    link,
    expires_at: link === null ? null : (draft?.expiresAt.toISOString() ?? null),
  };
}
