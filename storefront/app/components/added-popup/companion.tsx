import { Check, Plus } from "lucide-react";
import { Button } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { CART_ACTION, CART_INTENT } from "../../session/cart/cart-form.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import styles from "./companion.module.css";
import type { Recommended } from "./recommendations.server.ts";
import { texts } from "./texts.ts";
import { useAdding } from "./use-adding.ts";

/** Related product. Its "add" button leaves the popup open. */
export function Companion({ item }: { item: Recommended }) {
  const { id, url, name, picture, price, minQuantity = 1 } = item;
  const hasQuickAdd = useLayoutData()?.hasQuickAdd !== false && id !== undefined;
  const track = useTrack();
  const { Form, isBusy, added, remarks } = useAdding(texts.added, ({ pieces, terms }) =>
    track("add-to-cart", {
      product: productEvent({ ...item, ...terms }, pieces),
      shown: { ...item, isBuyable: true },
    }),
  );
  const isAdded = added !== undefined;
  return (
    <li className={styles.companion}>
      {picture && <Picture source={picture} alt="" width={56} height={56} />}
      <p className={styles.words}>
        <a className="display-block no-underline break-anywhere" href={url}>
          {name}
        </a>
        <Price lei={price} />
        {item.hazard && <small>{item.hazard}</small>}
      </p>
      {hasQuickAdd && (
        <Form
          method="post"
          action={CART_ACTION}
          onSubmit={(event) => (isBusy || isAdded) && event.preventDefault()}
        >
          <input type="hidden" name="productID" value={id} />
          {minQuantity > 1 && <input type="hidden" name="qty" value={minQuantity} />}
          <Button
            variant="secondary"
            name="intent"
            value={CART_INTENT.add}
            isBusy={isBusy}
            aria-disabled={isBusy || isAdded || undefined}
            className={styles.add}
          >
            {isAdded ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
            <span className={styles.word}>{isAdded ? texts.inCart : isBusy ? texts.adding : texts.add}</span>
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        </Form>
      )}
      <output className={styles.said}>{isAdded && remarks.join(" ")}</output>
    </li>
  );
}
