import { ShoppingCart } from "lucide-react";
import { Suspense } from "react";
import { bundleEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { LazyAddedPopup } from "../../components/added-popup/lazy-added-popup.tsx";
import { useAdding } from "../../components/added-popup/use-adding.ts";
import { Button } from "@curat/ui/button/button.tsx";
import { isPriced } from "../../components/product-card/is-priced.ts";
import { Price } from "@curat/ui/price/price.tsx";
import { Quantity } from "../../components/quantity/quantity.tsx";
import type { DataOf } from "../../components/screen/screen-types.ts";
import type { loadBundle } from "./load.server.ts";
import styles from "./bundle-form.module.css";
import { texts } from "./texts.ts";
import { CART_ACTION, CART_INTENT } from "../../session/cart/cart-form.ts";

/** A bundle's price, saving and "add to cart" form, which works without JavaScript. */
export function BundleForm({ bundle }: { bundle: DataOf<typeof loadBundle> }) {
  const track = useTrack();
  const { Form, isBusy, added, remarks, popup } = useAdding(texts.added, ({ pieces, terms }) =>
    track("add-to-cart", { product: bundleEvent({ ...bundle, ...terms }, pieces) }),
  );
  return (
    <section className="stack gap-3">
      {isPriced(bundle) && (
        <p>
          <Price lei={bundle.price} size="large" />{" "}
          {bundle.isTaxed && <span className="hint">{texts.taxIncluded}</span>}
        </p>
      )}
      {bundle.total !== null && (
        <p className="cluster items-center gap-x-4 gap-y-2 muted">
          <span className={`pill bold ${styles.saves}`}>{texts.saves(bundle.saves)}</span>
          <span>
            {texts.separately} <Price lei={bundle.total} />
          </span>
        </p>
      )}
      {bundle.isBuyable ? (
        <>
          <Form
            method="post"
            action={CART_ACTION}
            className={`row gap-3 ${styles.form}`}
            data-screen-only
            onSubmit={(event) => isBusy && event.preventDefault()}
          >
            <input type="hidden" name="bundleID" value={bundle.id} />
            <Quantity name="qty" label={texts.quantity} initial={1} min={1} max={bundle.stock} />
            <Button
              type="submit"
              name="intent"
              value={CART_INTENT.addBundle}
              isBusy={isBusy}
              className={`flex-1 min-w-0 nowrap ${styles.add}`}
            >
              <ShoppingCart aria-hidden size={20} />
              {isBusy ? texts.adding : texts.add}
            </Button>
          </Form>
          <p className="hint">{texts.left(bundle.stock)}</p>
        </>
      ) : (
        <p className={`px-4 py-3 rounded bold ${styles.none}`}>{texts.notBuyable}</p>
      )}
      {added && (
        <Suspense>
          <LazyAddedPopup title={texts.added} item={bundle} added={added} remarks={remarks} {...popup} />
        </Suspense>
      )}
    </section>
  );
}
