/** The parcels of an order, the goods still to be sent, and allowed actions. Pure. (decision 0059) */
import type { ParcelState } from "@curat/contract/account-orders.values";
import { endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";

export interface Pieces {
  productId: number;
  quantity: number;
}

/** Part 0 is the order's own parcel, with all goods in no other; the others ship before it. */
export interface Parcel {
  id: number;
  part: number;
  courier: string;
  awb: string;
  trackingUrl: string;
  /** The courier's price; null for a waybill entered by staff. */
  costBani: number | null;
  status: string;
  statusAt: Date | null;
  /** 0 for the order's own parcel, which collects the rest of the total. */
  cashBani: number;
  leftAt: Date | null;
  endedAs: "delivered" | "returned" | null;
  /** Empty for the order's own parcel. */
  pieces: readonly Pieces[];
}

/** Returns the state of a parcel; the order's own parcel follows its order. */
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

/** An unshipped parcel, or one of several that came back; its goods are sent again. */
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

/** Returns the pieces of each product in parcels besides the order's own. */
export function piecesAhead(parcels: readonly Pick<Parcel, "pieces">[]): Map<number, number> {
  return sumPieces(parcels.flatMap(({ pieces }) => pieces));
}

export function sumPieces(pieces: readonly Pieces[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { productId, quantity } of pieces) sum.set(productId, (sum.get(productId) ?? 0) + quantity);
  return sum;
}

/** Returns the cash that parcels besides the order's own collect, in bani. */
export function cashAhead(parcels: readonly Pick<Parcel, "cashBani">[]): number {
  return parcels.reduce((sum, { cashBani }) => sum + cashBani, 0);
}

interface Named {
  productId: number | null;
  name: string;
  code: string;
  unit: string;
  quantity: number;
}
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

/** Returns the goods in no other parcel, which belong in the order's own. */
export function stillToSend(lines: readonly Named[], parcels: readonly Pick<Parcel, "pieces">[]): Item[] {
  const ahead = piecesAhead(parcels);
  return goodsOf(lines).flatMap((item) => {
    const quantity = item.quantity - (ahead.get(item.productId) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Returns the pieces of each product that shipped and did not come back. */
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

/** Returns true if a parcel of the order shipped and is not back, but the order itself has not shipped. */
export function isPartlySent(order: { status: OrderStatus }, parcels: readonly Parcel[]): boolean {
  return canSplit(order) && parcels.some(isAway);
}

function isAway({ part, leftAt, endedAs }: Parcel): boolean {
  return part > 0 && leftAt !== null && endedAs !== "returned";
}

/** Returns false if the buyer has a part of the order or will receive one in transit. */
export function isUndoable(parcels: readonly Parcel[]): boolean {
  return !parcels.some((parcel) => isAway(parcel) || parcel.endedAs === "delivered");
}

export function balanceReason(parcels: readonly Parcel[]): string | undefined {
  const waiting = parcels.find(({ part, leftAt }) => part > 0 && leftAt === null);
  return waiting && `Coletul ${waiting.part} nu a fost încă expediat: predă-l sau renunță la el.`;
}
