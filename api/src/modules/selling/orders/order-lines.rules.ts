import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { amend, type Movement, type OpenReturn } from "../ledger/index.ts";
import { vatOf } from "@curat/contract/vat.values";
import { HANDLING_CHARGE_NAME } from "../cart/index.ts";
import { FULL_PRICE } from "../staff-discounts/index.ts";
import type { NewOrderLine, StoredLine } from "./order.ts";

export type { NewOrderLine, OrderLine, StoredLine } from "./order.ts";

/** A line before and after a change. Quantity 0 means that the order does not contain the line. */
export interface LineChange {
  id: number | null;
  position: number;
  line: NewOrderLine;
  before: number;
  after: number;
}

/** Returns the changes of an order's lines in display order, new lines last. */
export function lineChanges(before: readonly StoredLine[], after: readonly NewOrderLine[]): LineChange[] {
  // Reuse a removed line only if no current line matches.
  const known = before.toSorted((one, other) => Number(other.quantity > 0) - Number(one.quantity > 0));
  const pools = Map.groupBy(known, identityOf);
  const placed = after.map((line, position): LineChange => {
    const stored = pools.get(identityOf(line))?.shift();
    return stored
      ? changeOf(stored, position, line)
      : { id: null, position, line, before: 0, after: line.quantity };
  });
  const gone = [...pools.values()]
    .flat()
    .map((stored, index) =>
      changeOf(stored, after.length + index, { quantity: 0, ...FULL_PRICE, vatBani: 0 }),
    );
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: LineChange): number => (id === null ? undefined : places.get(id)) ?? before.length;
  return [...placed, ...gone].toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function piecesOfChanges(changes: readonly LineChange[], open: readonly OpenReturn[]): Movement[] {
  const known = changes.flatMap(({ id, before, after }) =>
    id === null ? [] : { lineId: id, before, after },
  );
  return amend(known, open);
}

function changeOf(
  stored: StoredLine,
  position: number,
  now: Pick<NewOrderLine, "quantity" | "discountBani" | "staffDiscountBani" | "vatBani">,
): LineChange {
  const { id, orderId: _order, position: _before, url: _url, ...line } = stored;
  const { quantity, discountBani, staffDiscountBani, vatBani } = now;
  const sums = { quantity, discountBani, staffDiscountBani, vatBani };
  return { id, position, line: { ...line, ...sums }, before: stored.quantity, after: quantity };
}

/**
 * Returns a key that identifies a line across changes. A line without a product is identified by name. Discount and
 * VAT amounts are ignored, because they depend on the quantity, and so is a gift's VAT rate.
 */
export function identityOf(line: NewOrderLine): string {
  const { productType, bundleId, unitPriceBani, vatPercent, priceReason } = line;
  const sold = isFreeLine(line) ? line.name : line.productId;
  const rate = productType === PRODUCT_TYPE.gift ? "" : vatPercent;
  return [productType, sold, bundleId, unitPriceBani, rate, priceReason].join();
}

/** Returns whether a sold line has no product: a service, a special purchase, or goods of another shop. */
export function isFreeLine({
  productType,
  productId,
}: Pick<NewOrderLine, "productType" | "productId">): boolean {
  return productType === PRODUCT_TYPE.product && productId === null;
}

export const PLAIN_LINE = { ...FULL_PRICE, bundleId: null, bundleName: null, priceReason: null } as const;

export function chargeLine(bani: number, vatPercent: number): NewOrderLine {
  return {
    productType: PRODUCT_TYPE.handlingCharge,
    productId: null,
    name: HANDLING_CHARGE_NAME,
    code: "",
    picture: null,
    unit: "buc.",
    quantity: 1,
    unitPriceBani: bani,
    ...PLAIN_LINE,
    vatPercent,
    vatBani: vatOf(bani, vatPercent),
  };
}
