import { Suspense } from "react";
import { createPortal } from "react-dom";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import { texts as popupTexts } from "../added-popup/texts.ts";
import { LazyAddedPopup } from "../added-popup/lazy-added-popup.tsx";
import { useAdding } from "../added-popup/use-adding.ts";
import { REQUEST_INFO_ID } from "../request-info/request-address.ts";
import { STOCK } from "@curat/contract/catalog.values";
import { KNOWN_ROUTES } from "../form/known-routes.ts";
import styles from "./quick-add.module.css";
import { texts } from "./texts.ts";
import type { Card } from "./to-card.ts";
import { CART_ACTION, CART_INTENT } from "../../session/cart/cart-form.ts";

/**
 * Button that adds the minimum quantity to the cart. Sold-out products get a link to the stock alert instead.
 * Other products that cannot be bought get a link to their page.
 */
export function QuickAdd({ item }: { item: Card }) {
  const layout = useLayoutData();
  const quantity = item.minQuantity ?? 1;
  const track = useTrack();
  const { Form, isBusy, added, remarks, popup } = useAdding(popupTexts.added, ({ pieces, terms }) =>
    track("add-to-cart", { product: productEvent({ ...item, ...terms }, pieces), shown: item }),
  );
  if (layout?.hasQuickAdd === false) return null;
  if (item.stock === STOCK.outOfStock) {
    return (
      <a className={styles.details} href={`${item.url}#${REQUEST_INFO_ID}`}>
        {texts.notify}
        <span className="visually-hidden">{`: ${item.name}`}</span>
      </a>
    );
  }
  if (!item.isBuyable || item.id === undefined) {
    // Hidden from screen readers, because the product's name already has the same link.
    return (
      <a className={styles.details} href={item.url} aria-hidden tabIndex={-1}>
        {texts.choose}
      </a>
    );
  }
  return (
    <Form
      method="post"
      {...KNOWN_ROUTES}
      action={CART_ACTION}
      className={styles["quick-add"]}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="productID" value={item.id} />
      {quantity > 1 && <input type="hidden" name="qty" value={quantity} />}
      <button
        className={styles.button}
        name="intent"
        value={CART_INTENT.add}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? texts.adding : texts.add}
        <span className="visually-hidden">{`: ${item.name}`}</span>
      </button>
      {added &&
        createPortal(
          <Suspense>
            <LazyAddedPopup {...{ item, added, remarks, ...popup }} productId={item.id} />
          </Suspense>,
          document.body,
        )}
    </Form>
  );
}
