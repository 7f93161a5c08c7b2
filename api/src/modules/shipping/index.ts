export { courierOf, createAwb, type CreatedAwb, trackingUrl } from "./awb.ts";
export { checkLocker, type CheckedLocker } from "./lockers.service.ts";
export { parcelOf } from "./locker-fit.rules.ts";
export type { AwbRequest, Courier, DeliveryOption, Parcel, PickupStore, Piece } from "./shipping.port.ts";
export { COURIERS } from "./shipping.port.ts";
export { isDeliveryCode, listDeliveryOptions } from "./shipping.rules.ts";
export { readTariffs, type Tariffs } from "./tariffs.ts";
