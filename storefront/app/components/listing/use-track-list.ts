import { useEffect, useEffectEvent } from "react";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import type { ListingView } from "./listing-view.ts";

/** Reports the list's products to analytics, once for each page of the list. */
export function useTrackList(view: Pick<ListingView, "cards">): void {
  const track = useTrack();
  const { cards } = view;
  const trackList = useEffectEvent((shown: ListingView["cards"]) => {
    if (shown.length === 0) return;
    track("list-view", {
      list: location.pathname,
      products: shown.map((card) => productEvent(card, 1)),
    });
  });
  useEffect(() => trackList(cards), [cards]);
}
