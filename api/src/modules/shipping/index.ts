export type { DeliveryOption } from "./shipping.port.ts";
export { isDeliveryCode, listDeliveryOptions } from "./shipping.rules.ts";
export { readTariffs, type Tariffs } from "./tariffs.ts";
