/** Parcels of an order, the products still to be sent, and the allowed actions. (decision 0059) */
import type { ParcelState } from "@curat/contract/account-orders.values";
import { endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Order, OrderLine } from "./order.ts";

export interface Pieces {
  productId: number;
  quantity: number;
}

/** Part 0 contains everything that is in no other parcel. The other parcels ship before it. */
export interface Parcel {
  id: number;
  part: number;
  courier: string;
  awb: string;
  trackingUrl: string;
  costBani: number | null;
  status: string;
  statusAt: Date | null;
  /** Cash to collect. For part 0 this is 0, because it collects the rest of the total. */
  cashBani: number;
  leftAt: Date | null;
  endedAs: "delivered" | "returned" | null;
  pieces: readonly Pieces[];
}

export function parcelState(
  { part, leftAt, endedAs }: Pick<Parcel, "part" | "leftAt" | "endedAs">,
  status: OrderStatus,
): ParcelState {
  if (endedAs) return endedAs;
  if (hasArrived(status)) return "delivered";
  return (part === 0 ? status === "shipped" : leftAt !== null) ? "left" : "ready";
}

export function nextStates(parcel: Parcel, status: OrderStatus): ParcelState[] {
  const state = parcelState(parcel, status);
  if (state === "ready") return parcel.part > 0 && canSplit({ status }) ? ["left"] : [];
  return state === "left" ? ["delivered", "returned"] : [];
}

/**
 * Returns whether staff can cancel a parcel and send its products again. The parcel must be unshipped, or returned
 * and not the order's only parcel.
 */
export function canGiveUp(parcel: Parcel, status: OrderStatus, isSeveral: boolean): boolean {
  const state = parcelState(parcel, status);
  if (state === "ready") return canSplit({ status });
  return isSeveral && state === "returned" && (canSplit({ status }) || status === "shipped");
}

export function canSplit({ status }: { status: OrderStatus }): boolean {
  return status === "confirmed" || status === "preparing";
}

export function isSplit(parcels: readonly Pick<Parcel, "part">[]): boolean {
  return parcels.some(({ part }) => part > 0);
}

export function piecesAhead(parcels: readonly Pick<Parcel, "pieces">[]): Map<number, number> {
  return sumPieces(parcels.flatMap(({ pieces }) => pieces));
}

export function sumPieces(pieces: readonly Pieces[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { productId, quantity } of pieces) sum.set(productId, (sum.get(productId) ?? 0) + quantity);
  return sum;
}

export function cashAhead(parcels: readonly Pick<Parcel, "cashBani">[]): number {
  return parcels.reduce((sum, { cashBani }) => sum + cashBani, 0);
}

type Named = Pick<OrderLine, "productId" | "name" | "code" | "unit" | "quantity">;
export interface Item extends Pieces {
  name: string;
  code: string;
  unit: string;
}

function goodsOf(lines: readonly Named[]): Item[] {
  const goods = new Map<number, Item>();
  for (const { productId, name, code, unit, quantity } of lines) {
    if (productId === null) continue;
    const known = goods.get(productId) ?? { productId, name, code, unit, quantity: 0 };
    goods.set(productId, { ...known, quantity: known.quantity + quantity });
  }
  return [...goods.values()];
}

export function stillToSend(lines: readonly Named[], parcels: readonly Pick<Parcel, "pieces">[]): Item[] {
  const ahead = piecesAhead(parcels);
  return goodsOf(lines).flatMap((item) => {
    const quantity = item.quantity - (ahead.get(item.productId) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

export function piecesAway(
  status: OrderStatus,
  { lines, parcels }: { lines: readonly Named[]; parcels: readonly Parcel[] },
): Map<number, number> {
  if (endsWithoutSale(status)) return new Map();
  const ahead = parcels.filter(isAway).flatMap(({ pieces }) => pieces);
  const isOwnBack = parcels.some(({ part, endedAs }) => part === 0 && endedAs === "returned");
  const isOwnAway = !isOwnBack && (status === "shipped" || hasArrived(status));
  return sumPieces(isOwnAway ? [...ahead, ...stillToSend(lines, parcels)] : ahead);
}

export function itemsIn(
  { part, pieces }: Pick<Parcel, "part" | "pieces">,
  lines: readonly Named[],
  parcels: readonly Pick<Parcel, "pieces">[],
): Item[] {
  if (part === 0) return stillToSend(lines, parcels);
  const goods = new Map(goodsOf(lines).map((item) => [item.productId, item]));
  return pieces.flatMap(({ productId, quantity }) => {
    const item = goods.get(productId);
    return item ? [{ ...item, quantity }] : [];
  });
}

export function isPartlySent(order: { status: OrderStatus }, parcels: readonly Parcel[]): boolean {
  return canSplit(order) && parcels.some(isAway);
}

function isAway({ part, leftAt, endedAs }: Parcel): boolean {
  return part > 0 && leftAt !== null && endedAs !== "returned";
}

export function isUndoable(parcels: readonly Parcel[]): boolean {
  return !parcels.some((parcel) => isAway(parcel) || parcel.endedAs === "delivered");
}

export function balanceReason(parcels: readonly Parcel[]): string | undefined {
  const waiting = parcels.find(({ part, leftAt }) => part > 0 && leftAt === null);
  return waiting && `Coletul ${waiting.part} nu a fost încă expediat: predă-l sau renunță la el.`;
}

type Sums = Pick<Order, "paymentCode" | "totalBani" | "deliveryBani" | "chargesBani">;
type Priced = Pick<OrderLine, "productId" | "quantity" | "unitPriceBani" | "discountBani">;

export function isCollected({ paymentCode }: Pick<Sums, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.cashOnDelivery;
}

export function cashOf(order: Sums, parcel: Parcel, parcels: readonly Parcel[]): number {
  if (!isCollected(order)) return 0;
  return parcel.part > 0 ? parcel.cashBani : cashOfBalanceDue(order, parcels);
}

export function cashOfBalanceDue(order: Sums, parcels: readonly Parcel[]): number {
  return isCollected(order) ? Math.max(0, order.totalBani - cashAhead(parcels)) : 0;
}

/**
 * Returns the cash that a new parcel collects, in bani: the price of its products after the voucher. The first parcel
 * adds delivery and fees.
 */
export function cashForParcel(
  order: Sums,
  part: { lines: readonly Priced[]; parcels: readonly Parcel[]; pieces: readonly Pieces[] },
): number {
  const { lines, parcels, pieces } = part;
  if (!isCollected(order)) return 0;
  const taken = cashAhead(parcels);
  const all = [...parcels.flatMap((parcel) => parcel.pieces), ...pieces];
  // Subtract the cash of the other parcels from the price of all, so that rounded shares add up to the total.
  const dueBani = worthOf(lines, all) + order.deliveryBani + order.chargesBani - taken;
  return Math.min(Math.max(0, dueBani), Math.max(0, order.totalBani - taken));
}

/**
 * Returns the price of pieces after discounts, in bani. If a product has several lines, the most expensive lines
 * count first.
 */
function worthOf(lines: readonly Priced[], pieces: readonly Pieces[]): number {
  const left = sumPieces(pieces);
  const dearest = lines.toSorted((one, other) => other.unitPriceBani - one.unitPriceBani);
  return dearest.reduce((sum, line) => {
    const required = left.get(line.productId ?? 0) ?? 0;
    const quantity = Math.min(required, line.quantity);
    if (quantity === 0) return sum;
    left.set(line.productId ?? 0, required - quantity);
    return sum + quantity * line.unitPriceBani - Math.round((line.discountBani * quantity) / line.quantity);
  }, 0);
}
