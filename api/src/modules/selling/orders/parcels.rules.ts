/** The parcels of one order: what is in each, what is still to be sent, and what they leave possible. Pure. (decision 0059) */
import type { ParcelState } from "@curat/contract/account-orders.values";
import { endsWithoutSale, hasArrived, type OrderStatus } from "./orders.rules.ts";

/** So many pieces of a product, whatever lines of the order name it. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** A parcel: part 0 is the order's own and takes all that no other takes; those from 1 on go ahead of it. */
export interface Parcel {
  id: number;
  part: number;
  courier: string;
  awb: string;
  trackingUrl: string;
  /** What the courier asks for one that it made for us; null for one that was typed by hand. */
  costBani: number | null;
  /** The courier's last word. */
  status: string;
  statusAt: Date | null;
  /** What is collected with it; of the order's own 0: it collects the rest of the total. */
  cashBani: number;
  leftAt: Date | null;
  endedAs: "delivered" | "returned" | null;
  /** Of one that goes ahead. */
  pieces: readonly Pieces[];
}

/** Where a parcel is: the order's own leaves with its order, and what arrived with it has arrived. */
export function parcelState(
  { part, leftAt, endedAs }: Pick<Parcel, "part" | "leftAt" | "endedAs">,
  status: OrderStatus,
): ParcelState {
  if (endedAs) return endedAs;
  if (hasArrived(status)) return "delivered";
  return (part === 0 ? status === "shipped" : leftAt !== null) ? "left" : "ready";
}

/** What a parcel of several may come to by hand; the order's own leaves with its order. */
export function nextStates(parcel: Parcel, status: OrderStatus): ParcelState[] {
  const state = parcelState(parcel, status);
  if (state === "ready") return parcel.part > 0 && canSplit({ status }) ? ["left"] : [];
  return state === "left" ? ["delivered", "returned"] : [];
}

/** One that has not left may be given up; of several also one that came back: what was in it is to be sent again. */
export function canGiveUp(parcel: Parcel, status: OrderStatus, isSeveral: boolean): boolean {
  const state = parcelState(parcel, status);
  if (state === "ready") return canSplit({ status });
  return isSeveral && state === "returned" && (canSplit({ status }) || status === "shipped");
}

/** From its confirmation until it leaves. */
export function canSplit({ status }: { status: OrderStatus }): boolean {
  return status === "confirmed" || status === "preparing";
}

/** True where a parcel goes, or went, ahead of the others. */
export function isSplit(parcels: readonly Pick<Parcel, "part">[]): boolean {
  return parcels.some(({ part }) => part > 0);
}

/** Pieces of each product in parcels that go ahead. */
export function piecesAhead(parcels: readonly Pick<Parcel, "pieces">[]): Map<number, number> {
  return sumPieces(parcels.flatMap(({ pieces }) => pieces));
}

/** Pieces of each product. */
export function sumPieces(pieces: readonly Pieces[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { productId, quantity } of pieces) sum.set(productId, (sum.get(productId) ?? 0) + quantity);
  return sum;
}

/** What parcels that go ahead collect, in bani. */
export function cashAhead(parcels: readonly Pick<Parcel, "cashBani">[]): number {
  return parcels.reduce((sum, { cashBani }) => sum + cashBani, 0);
}

/** As much of an order's line as tells what it is. */
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

/** The goods of an order, each product once, in the order of its lines; what is no product travels in no parcel. */
function goodsOf(lines: readonly Named[]): Item[] {
  const goods = new Map<number, Item>();
  for (const { productId, name, code, unit, quantity } of lines) {
    if (productId === null) continue;
    const known = goods.get(productId) ?? { productId, name, code, unit, quantity: 0 };
    goods.set(productId, { ...known, quantity: known.quantity + quantity });
  }
  return [...goods.values()];
}

/** What no parcel that goes ahead has taken: the order's own has it, or will. */
export function stillToSend(lines: readonly Named[], parcels: readonly Pick<Parcel, "pieces">[]): Item[] {
  const ahead = piecesAhead(parcels);
  return goodsOf(lines).flatMap((item) => {
    const quantity = item.quantity - (ahead.get(item.productId) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** Pieces of each product that left the shop and did not come back. */
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

/** What is in a parcel. */
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

/** True once a parcel left ahead of the others and is not back; the order itself has not left yet. */
export function isPartlySent({
  order,
  parcels,
}: {
  order: { status: OrderStatus };
  parcels: readonly Parcel[];
}): boolean {
  return canSplit(order) && parcels.some(isAway);
}

function isAway({ part, leftAt, endedAs }: Parcel): boolean {
  return part > 0 && leftAt !== null && endedAs !== "returned";
}

/** False where a buyer has, or is about to get, a part of the order: it can not be undone as a whole. */
export function isUndoable(parcels: readonly Parcel[]): boolean {
  return !parcels.some((parcel) => isAway(parcel) || parcel.endedAs === "delivered");
}

/** Why the rest can not leave yet, as a sentence; undefined when it can. */
export function whyRestStays(parcels: readonly Parcel[]): string | undefined {
  const waiting = parcels.find(({ part, leftAt }) => part > 0 && leftAt === null);
  return waiting && `Coletul ${waiting.part} nu a plecat încă: predă-l sau renunță la el.`;
}
