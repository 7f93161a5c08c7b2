/**
 * Delivery methods, tariffs, lockers and promised days.
 *
 * - `delivery-options.rules.ts`: delivery methods of a cart
 * - `tariff.rules.ts`, `free-delivery.rules.ts`: prices
 * - `promise.rules.ts`, `delivery-terms.ts`: the promised day
 * - `lockers.service.ts`, `locker-fit.rules.ts`, `locker-refusal.rules.ts`, `locker-sync.ts`, `locker-sync.rules.ts`: lockers
 * - `own-methods/`: delivery methods that the shop defines itself, with their tables of prices
 * - `parcel-split.rules.ts`: division of a parcel into boxes
 * - `try-parcel.rules.ts`: the test parcel of staff
 * - `couriers.ts`, `providers/`: clients of the couriers
 * - `check-accounts.ts`: checks of the couriers' accounts
 * - `shipping.settings.ts`, `shipping.tasks.ts`: the shipping setting and background jobs
 *
 * Tables and views: locker, open_locker, delivery_method.
 */
export {
  checkCargusAccount,
  checkDpdAccount,
  checkFanAccount,
  checkPacketaAccount,
  checkGlsAccount,
  checkSamedayAccount,
} from "./check-accounts.ts";
export { courierAccounts, courierPort } from "./couriers.ts";
export { deliveryIdOf } from "./delivery-ids.ts";
export { lockerCouriers } from "./locker.store.ts";
export { checkLocker, type CheckedLocker } from "./lockers.service.ts";
export { lockerRefusal } from "./locker-refusal.rules.ts";
export { parcelOf } from "./locker-fit.rules.ts";
export { type OwnMethod, weekdaysText } from "./own-methods/own-methods.rules.ts";
export { conditionsText } from "./own-methods/price-rows.rules.ts";
export {
  type DeliveryMethodImport,
  type DeliveryMethodsImport,
  importDeliveryMethods,
} from "./own-methods/own-methods.import.ts";
export { ownMethodsRoutes } from "./own-methods/own-methods.routes.ts";
export {
  deliveryCodeOf,
  loadOwnMethod,
  loadRunningMethods,
  trackingUrlOf,
} from "./own-methods/own-methods.service.ts";
export { activeMethods } from "./own-methods/own-methods.store.ts";
export { type StoredMethod, toOwnMethod } from "./own-methods/stored-method.rules.ts";
export type {
  AnyDeliveryCode,
  AwbRequest,
  CourierError,
  CourierPort,
  CourierResult,
  DeliveryOption,
  LabelFormat,
  LockerRefusal,
  Parcel,
  Awb,
  ParcelStatus,
  WaybillDocument,
  PickupStore,
  PickupRequest,
  Piece,
  ReturnRequest,
} from "./shipping.port.ts";
export { shippingRoutes } from "./shipping.routes.ts";
export { tryParcelRoutes } from "./try-parcel.routes.ts";
export { shippingTasks } from "./shipping.tasks.ts";
export { freeDeliveryLeftBani, type Goods, type OwnTerms } from "./free-delivery.rules.ts";
export { homeDeliveryBani, isDeliveryCode, listDeliveryOptions } from "./delivery-options.rules.ts";
export {
  deliveryTermsSetting,
  type DeliveryTerms,
  homeDeliveryDays,
  readDeliveryTerms,
} from "./delivery-terms.ts";
export { isCargoWeight } from "./tariff.rules.ts";
export {
  orderPromise,
  ownOrderPromise,
  ownPromisesAt,
  type Promised,
  promisesAt,
  withGrace,
} from "./promise.rules.ts";
export { toWirePromise } from "./shipping.wire.ts";
export { shopTodayRoutes } from "./shop-now.routes.ts";
export { readTariffs, type Tariff, type Tariffs, tariffsSetting } from "./shipping.settings.ts";
export { trackingUrl } from "./tracking-page.ts";
export { lockerTexts, pointTexts } from "./texts.ts";
