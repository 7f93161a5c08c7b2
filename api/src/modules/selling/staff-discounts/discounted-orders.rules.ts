import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { vatOf } from "@curat/contract/vat.values";
import { formatOfficeLei } from "../../../text/money.ts";
import { type Discountable, staffDiscountOf } from "./staff-discounts.rules.ts";

export interface OrderSums {
  /** Price of the products before discounts, without delivery and charges. */
  productsBani: number;
  chargesBani: number;
  discountBani: number;
  deliveryBani: number;
  totalBani: number;
  vatBani: number;
}

export function sumsOf(
  lines: readonly Discountable[],
  { deliveryBani, vatPercent }: { deliveryBani: number; vatPercent: number },
): OrderSums {
  const sum = (some: readonly Discountable[], amountOf: (line: Discountable) => number): number =>
    some.reduce((total, line) => total + amountOf(line), 0);
  const priceOf = ({ quantity, unitPriceBani }: Discountable): number => quantity * unitPriceBani;
  const goods = lines.filter(({ productType }) => productType !== PRODUCT_TYPE.handlingCharge);
  const productsBani = sum(goods, priceOf);
  const chargesBani = sum(lines, priceOf) - productsBani;
  const discountBani = sum(lines, (line) => line.discountBani);
  return {
    productsBani,
    chargesBani,
    discountBani,
    deliveryBani,
    totalBani: productsBani - discountBani + chargesBani + deliveryBani,
    vatBani: sum(lines, ({ vatBani }) => vatBani) + vatOf(deliveryBani, vatPercent),
  };
}

/** Converts an order's totals to lei, in the format of the amendment preview. */
export function toWireSums(
  sums: OrderSums,
  lines: readonly Pick<Discountable, "staffDiscountBani">[],
): Wire<AmendmentPreview>["before"] {
  return {
    products: toLei(sums.productsBani),
    discount: toLei(sums.discountBani),
    staff_discount: toLei(staffDiscountOf(lines)),
    delivery: toLei(sums.deliveryBani),
    handling_charge: toLei(sums.chargesBani),
    total: toLei(sums.totalBani),
    total_vat: toLei(sums.vatBani),
  };
}

/** Adds an error if a discount makes an order free although its payment method requires a payment. */
export function refuseFree(
  { totalBani, discountBani }: Pick<OrderSums, "totalBani" | "discountBani">,
  method: { awaitsPayment: boolean } | undefined,
  errors: FieldErrors,
): void {
  if (totalBani === 0 && discountBani > 0 && method?.awaitsPayment)
    errors.discount = [
      "Cu această reducere nu mai rămâne nimic de plată: micșoreaz-o sau alege plata la livrare.",
    ];
}

/** Returns Romanian sentences about how an amendment changes staff discounts. */
export function discountSentences(
  before: readonly (Discountable & { id: number })[],
  after: { lines: readonly Discountable[]; changes: readonly { id: number | null; line: Discountable }[] },
): string[] {
  const [was, is] = [staffDiscountOf(before), staffDiscountOf(after.lines)];
  if (was !== is) return [`Reducere acordată de magazin: ${formatOfficeLei(was)} → ${formatOfficeLei(is)}`];
  const shares = new Map(before.map(({ id, staffDiscountBani }) => [id, staffDiscountBani]));
  const isMoved = after.changes.some(
    ({ id, line }) => id !== null && shares.has(id) && shares.get(id) !== line.staffDiscountBani,
  );
  return isMoved ? ["Reducerea acordată de magazin se împarte altfel între produse"] : [];
}
