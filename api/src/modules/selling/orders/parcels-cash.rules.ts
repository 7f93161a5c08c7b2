/** The cash of each parcel; together exactly the order's total. Pure, bani with VAT. (decision 0059) */
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

export function isCollected({ paymentCode }: Pick<Sums, "paymentCode">): boolean {
  return paymentCode === PAYMENT_CODE.cashOnDelivery;
}

export function cashOf(order: Sums, parcel: Parcel, parcels: readonly Parcel[]): number {
  if (!isCollected(order)) return 0;
  return parcel.part > 0 ? parcel.cashBani : cashOfBalanceDue(order, parcels);
}

/** Returns the cash of the order's own parcel: the total minus the cash of the others. */
export function cashOfBalanceDue(order: Sums, parcels: readonly Parcel[]): number {
  return isCollected(order) ? Math.max(0, order.totalBani - cashAhead(parcels)) : 0;
}

/** Returns a new parcel's cash: its goods after the voucher; the first adds delivery and fees. */
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

/** The most expensive lines of each product count first. */
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
