import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import { pickupId } from "../delivery-ids.ts";
import type { DeliveryProvider } from "../shipping.port.ts";

export const storePickup: DeliveryProvider = ({ stores }) =>
  stores.map(({ id, name, address, city }) => ({
    id: pickupId(id),
    code: DELIVERY_CODE.storePickup,
    name: ORDER_NAMES.deliveries.storePickup(`${name}, ${address}, ${city}`),
    priceBani: 0,
  }));
