import type { Courier } from "@curat/contract/deliveries.values";

const TRACKING_PAGE: Record<Courier, string> = {
  sameday: "https://sameday.ro/#awb=",
  fan: "https://www.fancourier.ro/awb-tracking/?awb=",
  cargus: "https://www.cargus.ro/personal/urmareste-coletul/?tracking_number=",
  dpd: "https://tracking.dpd.ro/?shipmentNumber=",
  gls: "https://gls-group.com/RO/ro/urmarire-colet/?match=",
  packeta: "https://tracking.packeta.com/ro/?id=",
};

/** Returns the URL of the courier's tracking page for a waybill. */
export function trackingUrl(courier: Courier, awb: string): string {
  return `${TRACKING_PAGE[courier]}${encodeURIComponent(awb)}`;
}
