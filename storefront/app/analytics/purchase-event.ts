/** The order's event on its way from the checkout to the page of the sent order, by the processor's if need be. */
import { useEffect, useEffectEvent } from "react";
import { tabMemory } from "../session/browser-storage.ts";
import { ORDER_EVENT } from "../session/local-keys.ts";
import type { OrderAction } from "./order-events.ts";
import { useTrack } from "./track.ts";

/** Kept for this tab alone. */
export function storePurchaseEvent(event: OrderAction | undefined): void {
  if (event) tabMemory.setItem(ORDER_EVENT, JSON.stringify(event));
}

/** Tells the kept order once: taking it removes it. */
export function useTrackPurchase(): void {
  const track = useTrack();
  const trackPurchase = useEffectEvent(() => {
    const kept = tabMemory.getItem(ORDER_EVENT);
    tabMemory.removeItem(ORDER_EVENT);
    // Only storePurchaseEvent writes it.
    if (kept) track("order", JSON.parse(kept) as OrderAction);
  });
  useEffect(() => trackPurchase(), []);
}
