/** Waybill requests for the couriers' tests. */
import { type AwbRequest, parcelOf, type Parcel } from "../modules/selling/shipping/index.ts";

/** Returns a request for two pieces to Cluj-Napoca, with these changes. */
export function anAwbRequest(changes: Partial<AwbRequest> = {}): AwbRequest {
  return {
    deliveryCode: "CARGUS_HOME",
    orderNumber: 100_001,
    recipient: { name: "Ana Pop", phone: "+40740123456", email: "ana@example.com", company: null },
    address: { county: "Cluj", city: "Cluj-Napoca", street: "Str. Lungă 1", postcode: "400001" },
    locker: null,
    parcel: aParcel(2_300, 2),
    cashOnDeliveryBani: 0,
    observation: "Sunați înainte",
    labelFormat: "A4",
    ...changes,
  };
}

/** Returns a parcel of identical pieces of 190 × 135 × 300 mm. */
export function aParcel(weightGrams: number, quantity: number): Parcel {
  return parcelOf([{ widthMm: 190, depthMm: 135, heightMm: 300, weightGrams, quantity }]);
}
