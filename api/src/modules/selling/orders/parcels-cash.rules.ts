/** What each parcel of an order collects; together they collect its total, to the ban. Pure, bani with VAT. (decision 0059) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cashAhead, type Parcel, type Pieces, sumPieces } from "./parcels.rules.ts";

interface Sums {
  paymentCode: string;
  totalBani: number;
  deliveryBani: number;
  chargesBani: number;
}
interface Priced {
  productId: number | null;
  quantity: number;
  unitPriceBani: number;
  /** Of the whole line. */
  discountBani: number;
}

function isCollected({ paymentCode }: Pick<Sums, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.cashOnDelivery;
}

/** What is collected with a parcel that stands; the order's own has what those ahead of it leave. */
export function cashOf(order: Sums, parcel: Parcel, parcels: readonly Parcel[]): number {
  if (!isCollected(order)) return 0;
  return parcel.part > 0 ? parcel.cashBani : cashOfRest(order, parcels);
}

/** What the order's own parcel is to collect. */
export function cashOfRest(order: Sums, parcels: readonly Parcel[]): number {
  return isCollected(order) ? Math.max(0, order.totalBani - cashAhead(parcels)) : 0;
}

/**
 * What a parcel that goes ahead with these pieces is to collect: what they cost after their share of the voucher, and, with
 * the first, delivery and charges; never more than is left of the total.
 */
export function cashForParcel(
  order: Sums,
  {
    lines,
    parcels,
    pieces,
  }: { lines: readonly Priced[]; parcels: readonly Parcel[]; pieces: readonly Pieces[] },
): number {
  if (!isCollected(order)) return 0;
  const taken = cashAhead(parcels);
  const all = [...parcels.flatMap((parcel) => parcel.pieces), ...pieces];
  // Of all parcels so far less what they collect: shares that are rounded never add up to another sum.
  const dueBani = worthOf(lines, all) + order.deliveryBani + order.chargesBani - taken;
  return Math.min(Math.max(0, dueBani), Math.max(0, order.totalBani - taken));
}

/** What pieces cost as they were ordered, the dearest lines of a product first, each at its share of the voucher. */
function worthOf(lines: readonly Priced[], pieces: readonly Pieces[]): number {
  const open = sumPieces(pieces);
  const dearest = lines.toSorted((one, other) => other.unitPriceBani - one.unitPriceBani);
  return dearest.reduce((sum, line) => {
    const wanted = open.get(line.productId ?? 0) ?? 0;
    const quantity = Math.min(wanted, line.quantity);
    if (quantity === 0) return sum;
    open.set(line.productId ?? 0, wanted - quantity);
    return sum + quantity * line.unitPriceBani - Math.round((line.discountBani * quantity) / line.quantity);
  }, 0);
}

/** Why a changed order would not be collected in full by its parcels; undefined where it would. */
export function cashRefusal(
  after: Sums,
  { parcels, hasRest }: { parcels: readonly Parcel[]; hasRest: boolean },
): "less" | "more" | undefined {
  const ahead = cashAhead(parcels);
  if (!isCollected(after)) return undefined;
  if (after.totalBani < ahead) return "less";
  return after.totalBani > ahead && !hasRest ? "more" : undefined;
}
