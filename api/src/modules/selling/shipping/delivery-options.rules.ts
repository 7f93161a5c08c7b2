import { ownCodeOf, ownOptionId, readOwnCode } from "@curat/contract/own-deliveries.values";
import { DELIVERY_CODE, isLockerCode } from "@curat/contract/cart.values";
import { COURIER_DELIVERIES, HOME_CODES } from "@curat/contract/deliveries.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { isDeliveryFree, ownParcelBani } from "./free-delivery.rules.ts";
import { lockerRefusal } from "./locker-refusal.rules.ts";
import { pickupId } from "./delivery-ids.ts";
import { isRunning, type OwnMethod, serves, volumeOf } from "./own-methods/own-methods.rules.ts";
import { type PriceRow, rowFor } from "./own-methods/price-rows.rules.ts";
import type { DeliveryOption, DeliveryRequest } from "./shipping.port.ts";
import { isCargoWeight, tariffBani, tariffOf } from "./tariff.rules.ts";
import type { Tariffs } from "./shipping.settings.ts";

/**
 * Returns delivery options, the cheapest home delivery first. The buyer's own parcel price applies if it is lower,
 * but never to cargo. (requirements: C12)
 */
export function listDeliveryOptions(request: DeliveryRequest): DeliveryOption[] {
  const isCargo = isCargoWeight(request.parcel.weightGrams, request.tariffs);
  const maxBani = isDeliveryFree(request) ? 0 : isCargo ? Infinity : (ownParcelBani(request) ?? Infinity);
  const options = [...courierOptions(request), ...pickups(request)].map((option) => ({
    ...option,
    priceBani: Math.min(option.priceBani, maxBani),
  }));
  const first = options
    .filter(({ code }) => HOME_CODES.some((home) => home === code))
    .reduce((cheapest, option) => (option.priceBani < cheapest.priceBani ? option : cheapest));
  return [first, ...options.filter((option) => option !== first), ...ownOptions(request)];
}

/** Returns the shop's own methods. The shop's limit for free delivery does not apply to them, only their own. */
function ownOptions(request: DeliveryRequest): DeliveryOption[] {
  return request.methods.flatMap((method) => {
    const row =
      isRunning(method, request.now) && serves(method, request) ? ownRow(method, request) : undefined;
    if (!row || (request.cashOnDelivery && !method.takesCash)) return [];
    return [
      {
        id: ownOptionId(method.id),
        code: ownCodeOf(method),
        name: method.name,
        priceBani: ownPriceBani(method, { row, request }),
        method,
      },
    ];
  });
}

/** Returns the price row that fits the request; undefined if none fits. */
export function ownRow(
  { prices }: OwnMethod,
  { parcel, productsBani, countyCode }: Pick<DeliveryRequest, "parcel" | "productsBani" | "countyCode">,
): PriceRow | undefined {
  const millilitres = volumeOf(parcel.pieces);
  return rowFor(prices, { grams: parcel.weightGrams, bani: productsBani, millilitres, countyCode });
}

/**
 * Returns the price of an own method: 0 above its own limit, otherwise at most the delivery price in the buyer's
 * price lists.
 */
export function ownPriceBani(
  { freeOverBani = Infinity }: OwnMethod,
  { row, request }: { row: PriceRow; request: DeliveryRequest },
): number {
  if (isDeliveryFree({ ...request, tariffs: { freeFromBani: freeOverBani, cargo: null } })) return 0;
  return Math.min(row.bani, ownParcelBani(request) ?? Infinity);
}

function courierOptions(request: DeliveryRequest): DeliveryOption[] {
  const { parcel, tariffs, countyCode, lockersOf, accounts } = request;
  return COURIER_DELIVERIES.flatMap(({ code, id, courier, isBasic }) => {
    const tariff = tariffOf(tariffs, code, parcel.weightGrams);
    if (!tariff || !(isBasic || accounts.includes(courier))) return [];
    if (isLockerCode(code) && (!lockersOf.includes(courier) || lockerRefusal(request))) return [];
    const priceBani = tariffBani(tariff, parcel.weightGrams, countyCode);
    return [{ id, code, name: nameOf(code), priceBani }];
  });
}

/** Read at each call, because staff can rename deliveries while the shop runs. */
function nameOf(code: (typeof COURIER_DELIVERIES)[number]["code"]): string {
  const { deliveries } = ORDER_NAMES;
  switch (code) {
    case DELIVERY_CODE.samedayHome:
      return deliveries.samedayHome;
    case DELIVERY_CODE.samedayEasybox:
      return deliveries.samedayEasybox;
    case DELIVERY_CODE.fanHome:
      return deliveries.fanHome;
    case DELIVERY_CODE.fanFanbox:
      return deliveries.fanFanbox;
    case DELIVERY_CODE.cargusHome:
      return deliveries.cargusHome;
    case DELIVERY_CODE.cargusShipGo:
      return deliveries.cargusShipGo;
    case DELIVERY_CODE.dpdHome:
      return deliveries.dpdHome;
    case DELIVERY_CODE.dpdPoint:
      return deliveries.dpdPoint;
    case DELIVERY_CODE.glsHome:
      return deliveries.glsHome;
    case DELIVERY_CODE.glsPoint:
      return deliveries.glsPoint;
    case DELIVERY_CODE.packetaHome:
      return deliveries.packetaHome;
    case DELIVERY_CODE.packetaPoint:
      return deliveries.packetaPoint;
  }
}

function pickups({ stores }: DeliveryRequest): DeliveryOption[] {
  return stores.map(({ id, name, address, city }) => ({
    id: pickupId(id),
    code: DELIVERY_CODE.storePickup,
    name: ORDER_NAMES.deliveries.storePickup(`${name}, ${address}, ${city}`),
    priceBani: 0,
  }));
}

/** Returns the price of Sameday home delivery in bani for an order of one product, without county surcharges. */
export function homeDeliveryBani(tariffs: Tariffs, weightGrams: number, productBani: number): number {
  const goods = { productsBani: productBani, productsVatBani: 0, ownDelivery: [], vatPercent: 0 };
  if (isDeliveryFree({ ...goods, parcel: { weightGrams }, tariffs })) return 0;
  const { SAMEDAY_HOME } = tariffs.cargo && isCargoWeight(weightGrams, tariffs) ? tariffs.cargo : tariffs;
  return tariffBani(SAMEDAY_HOME, weightGrams, undefined);
}

/** Returns whether the text is a delivery code, even of an option that is not currently available. */
export function isDeliveryCode(code: string): boolean {
  return Object.values<string>(DELIVERY_CODE).includes(code) || readOwnCode(code) !== undefined;
}
