import { type Lei, toLei, type Wire } from "@curat/contract/lei.values";
import type { Offer as WireOffer } from "@curat/contract/offers";
import { OFFER_STOCK_TEXT } from "@curat/contract/offers.values";
import type { ListedOffer as WireListed, StaffOffer } from "@curat/contract/staff/offers";
import { netOf } from "@curat/contract/vat.values";
import {
  closedText,
  type Draft,
  draftSums,
  isChanged,
  isOrderable,
  may,
  numberOf,
  type Offer,
  type SentLine,
  stateOf,
  sumsOf,
} from "./offers.rules.ts";
import type { ListedOffer, OfferedProduct } from "./offers.store.ts";
import { offerTexts } from "./texts.ts";

type Products = ReadonlyMap<number, OfferedProduct>;

/** Returns the buyer's view of an offer. It contains only the request until a version is sent. */
export function toWireOffer(
  offer: Offer,
  { products, now }: { products: Products; now: Date },
): Wire<WireOffer> {
  const [last] = offer.sent;
  const lines = last?.lines ?? [];
  const sums = sumsOf(lines);
  return {
    token: offer.token,
    number: numberOf(offer),
    version: last?.version ?? null,
    state: stateOf(offer, now),
    created_at: offer.createdAt.toISOString(),
    sent_at: last?.sentAt.toISOString() ?? null,
    valid_until: last?.validUntil.toISOString() ?? null,
    note: last?.note ?? "",
    reason: offer.reason,
    company: offer.company,
    asked: offer.asked,
    lines: lines.map((line) => toWireLine(line, products)),
    total: toLei(sums.totalBani),
    total_net: toLei(sums.netBani),
    total_vat: toLei(sums.vatBani),
    hindrance: hindranceOf(offer, { products, now }),
    order: offer.order && { randomid: offer.order.randomId, number: String(offer.order.number) },
  };
}

function toWireLine(line: SentLine, products: Products) {
  const { name, code, unit, quantity, unitBani, vatPercent } = line;
  const product = line.productId === null ? undefined : products.get(line.productId);
  const subtotalBani = quantity * unitBani;
  return {
    name,
    code,
    unit,
    quantity,
    price: toLei(unitBani),
    price_net: toLei(netOf(unitBani, vatPercent)),
    vat_percent: vatPercent,
    subtotal: toLei(subtotalBani),
    subtotal_net: toLei(netOf(subtotalBani, vatPercent)),
    url: product?.url ?? null,
    pic: product?.picture ?? null,
    stock: product?.stock ?? null,
  };
}

function hindranceOf(offer: Offer, { products, now }: { products: Products; now: Date }): string | null {
  const [last] = offer.sent;
  if (!last || !may("accept", offer, now)) return closedText(offer, now);
  if (!isOrderable(last)) return null;
  const short = last.lines.find(
    ({ productId, quantity }) => quantity > (products.get(productId ?? 0)?.stock ?? 0),
  );
  if (!short) return null;
  const stock = products.get(short.productId ?? 0)?.stock ?? 0;
  return `${offerTexts.shortOf(short.name, stock, short.quantity)} ${OFFER_STOCK_TEXT}`;
}

export function toWireListed(row: ListedOffer, version: number): Wire<WireListed> {
  return {
    id: row.id,
    number: numberOf(row),
    state: row.state,
    name: row.name,
    company: row.company,
    email: row.email,
    lines_count: row.draft.lines.length,
    total: toLei(draftSums(row.draft).totalBani),
    created_at: row.createdAt.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
    is_requested: row.isRequested,
    version,
  };
}

interface OfferContext {
  version: number;
  products: Products;
  /** The buyer's prices without the offer, keyed by product id. */
  usual: ReadonlyMap<number, number>;
  floors: ReadonlyMap<number, number>;
  seesCosts: boolean;
  now: Date;
}

export function toStaffOffer(
  offer: Offer,
  { version, products, usual, floors, seesCosts, now }: OfferContext,
): Wire<StaffOffer> {
  const [last] = offer.sent;
  const sums = draftSums(offer.draft);
  return {
    id: offer.id,
    number: numberOf(offer),
    state: stateOf(offer, now),
    name: [offer.firstName, offer.lastName].filter(Boolean).join(" "),
    company: offer.company,
    email: offer.email,
    lines_count: offer.draft.lines.length,
    total: toLei(sums.totalBani),
    total_net: toLei(sums.netBani),
    created_at: offer.createdAt.toISOString(),
    valid_until: last?.validUntil.toISOString() ?? null,
    is_requested: offer.asked.length > 0,
    version,
    phone: offer.phone,
    cui: offer.cui,
    customer_id: offer.customerId,
    message: offer.message,
    asked: offer.asked,
    lines: offer.draft.lines.map((line) => toDraftedLine(line, { products, usual, floors, seesCosts })),
    days: offer.draft.days,
    note: offer.draft.note,
    reason: offer.reason,
    sent: offer.sent.map((sent) => ({
      version: sent.version,
      sent_at: sent.sentAt.toISOString(),
      valid_until: sent.validUntil.toISOString(),
      by: sent.sentBy,
      total: toLei(sumsOf(sent.lines).totalBani),
    })),
    is_changed: isChanged(offer),
    order: offer.order && { id: offer.order.id, number: String(offer.order.number) },
    may: {
      edit: may("edit", offer, now),
      send: may("send", offer, now),
      withdraw: may("withdraw", offer, now),
      order: offer.sent.length > 0 && may("order", offer, now),
    },
  };
}

function toDraftedLine(
  { asked, productId, code, name, unit, quantity, priceBani, vatPercent, costBani }: Draft["lines"][number],
  { products, usual, floors, seesCosts }: Pick<OfferContext, "products" | "usual" | "floors" | "seesCosts">,
): Wire<StaffOffer>["lines"][number] {
  const id = productId ?? 0;
  return {
    asked,
    product_id: productId,
    code,
    name,
    unit,
    quantity,
    price: priceBani === null ? null : toLei(priceBani),
    vat_percent: vatPercent,
    usual_price: leiOrNull(usual.get(id)),
    cost: seesCosts ? leiOrNull(costBani ?? undefined) : null,
    floor: leiOrNull(floors.get(id)),
    stock: products.get(id)?.stock ?? null,
  };
}

function leiOrNull(bani: number | undefined): Lei | null {
  return bani === undefined ? null : toLei(bani);
}
