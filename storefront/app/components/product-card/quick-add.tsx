import { useEffect, useEffectEvent } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import type { loader } from "../../root.tsx";
import type { action } from "../../screens/checkout/cart-action.ts";
import styles from "./quick-add.module.css";
import { texts } from "./texts.ts";
import type { Card } from "./to-card.ts";

/** Adds the smallest quantity; a plain form without script. What cannot be bought here leads to its page. */
export function QuickAdd({ item }: { item: Card }) {
  const layout = useRouteLoaderData<typeof loader>("root");
  const adding = useFetcher<typeof action>();
  const answer = adding.data?.done === "added" ? adding.data : undefined;
  const track = useTrack();
  const tell = useEffectEvent(() => track("add-to-cart", productEvent(item, item.minQuantity ?? 1)));
  useEffect(() => {
    if (answer) tell();
  }, [answer]);
  if (layout?.hasQuickAdd === false) return null;
  if (!item.isBuyable || item.id === undefined) {
    // A second link to the same page, only for the eye: readers have the name's link.
    return (
      <a className={styles.details} href={item.url} aria-hidden tabIndex={-1}>
        {texts.choose}
      </a>
    );
  }
  const isBusy = adding.state !== "idle";
  return (
    <adding.Form method="post" action="/cos/actiune" className={styles["quick-add"]}>
      <input type="hidden" name="productID" value={item.id} />
      <input type="hidden" name="qty" value={item.minQuantity ?? 1} />
      <button className={styles.button} name="intent" value="add" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.adding : texts.add}
        <span className="visually-hidden">{`: ${item.name}`}</span>
      </button>
    </adding.Form>
  );
}
