import { grossOf } from "@curat/contract/vat.values";
import type { ListDelivery } from "../../catalogue/price-lists/index.ts";
import type { Parcel } from "./shipping.port.ts";
import type { Tariffs } from "./shipping.settings.ts";
import { isCargoWeight } from "./tariff.rules.ts";

export interface Goods {
  /** Value of the products after discounts. */
  productsBani: number;
  productsVatBani: number;
}

export interface OwnTerms {
  /** Delivery terms of the buyer's price lists. */
  ownDelivery: readonly ListDelivery[];
  vatPercent: number;
}

type FreeDeliveryRequest = Goods &
  OwnTerms & {
    parcel: Pick<Parcel, "weightGrams">;
    tariffs: Pick<Tariffs, "freeFromBani" | "cargo">;
  };

/**
 * Returns whether delivery is free: the value exceeds the shop's limit or one of the buyer's own. (requirements: C12)
 */
export function isDeliveryFree(request: FreeDeliveryRequest): boolean {
  return missingBani(request).some((bani) => bani === 0);
}

/**
 * Returns the gross amount missing for free delivery. A value equal to the limit still lacks one ban. Null for cargo
 * that is never free.
 */
export function freeDeliveryLeftBani(request: FreeDeliveryRequest): number | null {
  const missing = missingBani(request);
  return missing.length === 0 ? null : Math.min(...missing);
}

/** Returns the gross amount missing at each limit. Empty for cargo that is never free. */
function missingBani({ parcel, tariffs, ownDelivery, vatPercent, ...goods }: FreeDeliveryRequest): number[] {
  if (isCargoWeight(parcel.weightGrams, tariffs) && !tariffs.cargo?.isFreeToo) return [];
  const netBani = goods.productsBani - goods.productsVatBani;
  const own = ownDelivery.flatMap(({ freeFromBani, isNet }) => {
    if (freeFromBani === null) return [];
    return isNet
      ? grossOf(leftBani(netBani, freeFromBani), vatPercent)
      : leftBani(goods.productsBani, freeFromBani);
  });
  return [leftBani(goods.productsBani, tariffs.freeFromBani), ...own];
}

function leftBani(valueBani: number, limitBani: number): number {
  return Math.max(0, limitBani + 1 - valueBani);
}

/** Returns the lowest gross price of a parcel in the buyer's lists; undefined if they set none. */
export function ownParcelBani({ ownDelivery, vatPercent }: OwnTerms): number | undefined {
  const prices = ownDelivery.flatMap(({ bani, isNet }) =>
    bani === null ? [] : isNet ? grossOf(bani, vatPercent) : bani,
  );
  return prices.length === 0 ? undefined : Math.min(...prices);
}
