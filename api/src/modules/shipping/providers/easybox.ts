/** Sameday's parcel machines: offered only for what fits one. */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { DELIVERY_ID } from "../delivery-ids.ts";
import { fitsLocker } from "../locker-fit.rules.ts";
import type { DeliveryProvider } from "../shipping.port.ts";
import { tariffBani } from "../tariff.rules.ts";

export const samedayEasybox: DeliveryProvider = (request) => {
  const { parcel, productsBani, cashOnDelivery, countyCode, tariffs, hasLockers } = request;
  if (!hasLockers || !fitsLocker(parcel, tariffs.locker)) return [];
  if (cashOnDelivery && productsBani > tariffs.locker.maxCashBani) return [];
  return [
    {
      id: DELIVERY_ID.samedayEasybox,
      code: DELIVERY_CODE.samedayEasybox,
      name: "Sameday easybox",
      priceBani: tariffBani(tariffs.SAMEDAY_EASYBOX, parcel.weightGrams, countyCode),
    },
  ];
};
