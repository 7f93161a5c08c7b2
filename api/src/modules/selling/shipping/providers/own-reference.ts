import type { Awb, AwbRequest } from "../shipping.port.ts";

/** Returns the shop's reference that is printed on a waybill. */
export function referenceOf({ reference, orderNumber }: AwbRequest): string {
  return reference ?? String(orderNumber);
}

/** Returns a waybill that was found by a search. Its price is unknown. The document marks it as created by the shop. */
export function foundAwb(awb: string): Awb {
  return { awb, costBani: null, document: { courierId: awb, label: null } };
}
