import type { Awb, AwbRequest } from "../shipping.port.ts";

/** Returns the text that a waybill carries for the shop. */
export function referenceOf({ reference, orderNumber }: AwbRequest): string {
  return reference ?? String(orderNumber);
}

/** Returns a waybill that a search found. Its price is unknown; the document shows that the shop made it. */
export function foundAwb(awb: string): Awb {
  return { awb, costBani: null, document: { courierId: awb, label: null } };
}
