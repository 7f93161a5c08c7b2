/**
 * The cash that each parcel collects; together they collect exactly the order's total. Pure, bani with VAT.
 * (decision 0059)
 */
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
  /** The discount on all pieces of the line. */
  discountBani: number;
}

/** Returns true for an order whose parcels collect cash. */
export function isCollected({ paymentCode }: Pick<Sums, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.cashOnDelivery;
}

/** Returns the cash that a parcel collects. */
export function cashOf(order: Sums, parcel: Parcel, parcels: readonly Parcel[]): number {
  if (!isCollected(order)) return 0;
  return parcel.part > 0 ? parcel.cashBani : cashOfBalanceDue(order, parcels);
}

/** Returns the cash of the order's own parcel: the total minus the cash of the others. */
export function cashOfBalanceDue(order: Sums, parcels: readonly Parcel[]): number {
  return isCollected(order) ? Math.max(0, order.totalBani - cashAhead(parcels)) : 0;
}

/**
 * Returns the cash of a new parcel with these pieces: their price after the voucher and, for the first
 * parcel, delivery and fees. It is never more than the rest of the total.
 */
export function cashForParcel(
  order: Sums,
  part: { lines: readonly Priced[]; parcels: readonly Parcel[]; pieces: readonly Pieces[] },
): number {
  const { lines, parcels, pieces } = part;
  if (!isCollected(order)) return 0;
  const taken = cashAhead(parcels);
  const all = [...parcels.flatMap((parcel) => parcel.pieces), ...pieces];
  // The price of all parcels minus their cash, so that rounded shares add up to the total.
  const dueBani = worthOf(lines, all) + order.deliveryBani + order.chargesBani - taken;
  return Math.min(Math.max(0, dueBani), Math.max(0, order.totalBani - taken));
}

/**
 * Returns the price of pieces including their share of the voucher, taken from the most expensive lines of
 * each product first.
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
