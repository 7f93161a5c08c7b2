/** The lines of an order, and which of them an amendment changes: pure, money in bani with VAT. */
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { amend, type Movement, type OpenReturn } from "../ledger/index.ts";
import type { NewOrderLine, StoredLine } from "./order-line.ts";

export type { NewOrderLine, OrderLine, StoredLine } from "./order-line.ts";

/** A line before and after; a quantity of 0 is not in the order. */
export interface LineChange {
  /** Null for a line that is new. */
  id: number | null;
  /** Where it is displayed from now on. */
  position: number;
  /** As it is from now on; one that goes has a quantity of 0. */
  line: NewOrderLine;
  before: number;
  after: number;
}

/** What the lines of an order become, in the order in which they were displayed; new lines are last. */
export function lineChanges(before: readonly StoredLine[], after: readonly NewOrderLine[]): LineChange[] {
  // A line that went away earlier is used again when nothing else matches.
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
      changeOf(stored, after.length + index, { quantity: 0, discountBani: 0, vatBani: 0 }),
    );
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: LineChange): number => (id === null ? undefined : places.get(id)) ?? before.length;
  return [...placed, ...gone].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the ledger posts for lines that the order had before. `open` is what its buyer withdrew from. */
export function piecesOfChanges(changes: readonly LineChange[], open: readonly OpenReturn[]): Movement[] {
  const known = changes.flatMap(({ id, before, after }) =>
    id === null ? [] : { lineId: id, before, after },
  );
  return amend(known, open);
}

function changeOf(
  stored: StoredLine,
  position: number,
  { quantity, discountBani, vatBani }: Pick<NewOrderLine, "quantity" | "discountBani" | "vatBani">,
): LineChange {
  const { id, orderId: _order, position: _before, url: _url, ...line } = stored;
  return {
    id,
    position,
    line: { ...line, quantity, discountBani, vatBani },
    before: stored.quantity,
    after: quantity,
  };
}

/** Discount and VAT are totals of a line and follow its quantity. Gifts are taxed with what they were given for. */
function identityOf({
  productType,
  productId,
  bundleId,
  unitPriceBani,
  vatPercent,
  priceReason,
}: NewOrderLine): string {
  const rate = productType === PRODUCT_TYPE.gift ? "" : vatPercent;
  return [productType, productId, bundleId, unitPriceBani, rate, priceReason].join();
}
