/**
 * Passes the purchase event to the confirmation page, even if the buyer first visits the payment processor's
 * page.
 */
import { useEffect, useEffectEvent } from "react";
import { tabMemory } from "../session/browser-storage.ts";
import { ORDER_EVENT } from "../session/local-keys.ts";
import type { OrderAction } from "./order-events.ts";
import { useTrack } from "./track.ts";

export function storePurchaseEvent(event: OrderAction | undefined): void {
  if (event) tabMemory.setItem(ORDER_EVENT, JSON.stringify(event));
}

/** Sends the stored purchase event once and removes it. */
export function useTrackPurchase(): void {
  const track = useTrack();
  const trackPurchase = useEffectEvent(() => {
    const stored = tabMemory.getItem(ORDER_EVENT);
    tabMemory.removeItem(ORDER_EVENT);
    // Only storePurchaseEvent writes this value.
    if (stored) track("order", JSON.parse(stored) as OrderAction);
  });
  useEffect(() => trackPurchase(), []);
}
