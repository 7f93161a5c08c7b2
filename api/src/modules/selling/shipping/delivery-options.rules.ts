import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { isDeliveryFree, ownParcelBani } from "./free-delivery.rules.ts";
import { samedayEasybox } from "./providers/easybox.ts";
import { fanHome, samedayHome } from "./providers/home-courier.ts";
import { storePickup } from "./providers/store-pickup.ts";
import type { DeliveryOption, DeliveryProvider, DeliveryRequest } from "./shipping.port.ts";
import { homeTariff, isCargoWeight, tariffBani } from "./tariff.rules.ts";
import type { Tariffs } from "./shipping.settings.ts";

const PROVIDERS: readonly DeliveryProvider[] = [samedayHome, samedayEasybox, fanHome, storePickup];

const HOME = new Set<string>([DELIVERY_CODE.samedayHome, DELIVERY_CODE.fanHome]);

/**
 * Returns delivery options, the cheapest home delivery first. The buyer's own parcel price applies if it is lower,
 * but never to cargo. (requirements: C12)
 */
export function listDeliveryOptions(request: DeliveryRequest): DeliveryOption[] {
  const isCargo = isCargoWeight(request.parcel.weightGrams, request.tariffs);
  const mostBani = isDeliveryFree(request) ? 0 : isCargo ? Infinity : (ownParcelBani(request) ?? Infinity);
  const options = PROVIDERS.flatMap((offer) => offer(request)).map((option) => ({
    ...option,
    priceBani: Math.min(option.priceBani, mostBani),
  }));
  const first = options
    .filter(({ code }) => HOME.has(code))
    .reduce((cheapest, option) => (option.priceBani < cheapest.priceBani ? option : cheapest));
  return [first, ...options.filter((option) => option !== first)];
}

/**
 * Returns the price of Sameday home delivery in bani, for one product ordered on its own, without county surcharges.
 */
export function homeDeliveryBani(tariffs: Tariffs, weightGrams: number, productBani: number): number {
  const goods = { productsBani: productBani, productsVatBani: 0, ownDelivery: [], vatPercent: 0 };
  return isDeliveryFree({ ...goods, parcel: { weightGrams }, tariffs })
    ? 0
    : tariffBani(homeTariff(tariffs, "SAMEDAY_HOME", weightGrams), weightGrams, undefined);
}

/** Returns whether the text is a delivery code, even of an option that is not currently available. */
export function isDeliveryCode(code: string): boolean {
  return Object.values<string>(DELIVERY_CODE).includes(code);
}
