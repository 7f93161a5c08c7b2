import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { isDeliveryFree } from "./free-delivery.rules.ts";
import { samedayEasybox } from "./providers/easybox.ts";
import { fanHome, samedayHome } from "./providers/home-courier.ts";
import { storePickup } from "./providers/store-pickup.ts";
import type { DeliveryOption, DeliveryProvider, DeliveryRequest } from "./shipping.port.ts";
import { tariffBani } from "./tariff.rules.ts";
import type { Tariffs } from "./shipping.settings.ts";

const PROVIDERS: readonly DeliveryProvider[] = [samedayHome, samedayEasybox, fanHome, storePickup];

const HOME = new Set<string>([DELIVERY_CODE.samedayHome, DELIVERY_CODE.fanHome]);

/** Returns delivery options, starting with the cheapest home delivery. (requirements: C12) */
export function listDeliveryOptions(request: DeliveryRequest): DeliveryOption[] {
  const isFree = isDeliveryFree(request.productsBani, request.tariffs);
  const options = PROVIDERS.flatMap((offer) => offer(request)).map((option) =>
    isFree ? { ...option, priceBani: 0 } : option,
  );
  const first = options
    .filter(({ code }) => HOME.has(code))
    .reduce((cheapest, option) => (option.priceBani < cheapest.priceBani ? option : cheapest));
  return [first, ...options.filter((option) => option !== first)];
}

/**
 * Returns Sameday's home delivery price in bani for one product ordered separately, without county
 * surcharges.
 */
export function homeDeliveryBani(tariffs: Tariffs, weightGrams: number, productBani: number): number {
  return isDeliveryFree(productBani, tariffs) ? 0 : tariffBani(tariffs.SAMEDAY_HOME, weightGrams, undefined);
}

/** Returns whether the text is a delivery code, even of an option that is not currently available. */
export function isDeliveryCode(code: string): boolean {
  return Object.values<string>(DELIVERY_CODE).includes(code);
}
