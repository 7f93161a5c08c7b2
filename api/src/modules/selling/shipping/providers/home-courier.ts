import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { DELIVERY_ID } from "../delivery-ids.ts";
import type { DeliveryProvider } from "../shipping.port.ts";
import { homeTariff, tariffBani } from "../tariff.rules.ts";

export const samedayHome: DeliveryProvider = ({ parcel, countyCode, tariffs }) => [
  {
    id: DELIVERY_ID.samedayHome,
    code: DELIVERY_CODE.samedayHome,
    name: ORDER_NAMES.deliveries.samedayHome,
    priceBani: tariffBani(
      homeTariff(tariffs, "SAMEDAY_HOME", parcel.weightGrams),
      parcel.weightGrams,
      countyCode,
    ),
  },
];

export const fanHome: DeliveryProvider = ({ parcel, countyCode, tariffs }) => [
  {
    id: DELIVERY_ID.fanHome,
    code: DELIVERY_CODE.fanHome,
    name: ORDER_NAMES.deliveries.fanHome,
    priceBani: tariffBani(
      homeTariff(tariffs, "FAN_HOME", parcel.weightGrams),
      parcel.weightGrams,
      countyCode,
    ),
  },
];
