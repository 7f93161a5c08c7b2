import { roundLei } from "@curat/contract/lei.values";
import { ShoppingCart, X } from "lucide-react";
import { useFetcher } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { NetPrice } from "../../components/net-price/net-price.tsx";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { CART_ACTION, CART_INTENT } from "../../session/cart/cart-form.ts";
import type { CartSummary } from "../../session/cart/cart-summary.ts";
import styles from "./cart-dropdown.module.css";
import { texts } from "./texts.ts";

const PICTURE_PX = 48;

/** The cart in the header, which opens without JavaScript. */
export function CartDropdown({ cart }: { cart: CartSummary }) {
  const removing = useFetcher();
  const removedId = removing.formData?.get("itemId");
  // A removed line disappears immediately. It returns with a notice if the removal is refused.
  const lines = cart.lines.filter((line) => String(line.id) !== removedId);
  const track = useTrack();
  function trackRemoval({ name, quantity, subtotal }: CartSummary["lines"][number]): void {
    // Vouchers have no quantity and are not reported.
    if (!quantity) return;
    const price = roundLei(subtotal / quantity);
    track("remove-from-cart", { product: productEvent({ name, price, oldPrice: null }, quantity) });
  }
  return (
    <details className="relative" data-closes>
      <summary className={styles.toggle}>
        <span className="visually-hidden">
          {cart.isUnknown ? texts.cart : `${texts.cart}: ${cart.count} ${texts.pieces}, `}
        </span>
        <span className="relative" aria-hidden>
          <ShoppingCart aria-hidden size={22} />
          {cart.count > 0 && <span className={styles.count}>{cart.count}</span>}
        </span>
        {!cart.isUnknown && (
          <span className={styles.total}>
            <Price lei={cart.goods} />
          </span>
        )}
      </summary>
      <div className={styles.panel}>
        {lines.length === 0 && (
          <p className="py-2 muted">{cart.isUnknown ? texts.unknownCart : texts.emptyCart}</p>
        )}
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.picture}>
                {line.picture && (
                  <Picture source={line.picture} alt="" width={PICTURE_PX} height={PICTURE_PX} />
                )}
              </span>
              {line.url ? <a href={line.url}>{line.name}</a> : <span>{line.name}</span>}
              <span className={styles.amount}>
                {line.quantity !== null && `${line.quantity} ${texts.pieces} · `}
                {line.isGift
                  ? texts.gift
                  : line.subtotal !== 0 && <NetPrice net={line.net} gross={line.subtotal} />}
              </span>
              <removing.Form
                method="post"
                action={CART_ACTION}
                className={styles.remove}
                onSubmit={() => trackRemoval(line)}
              >
                <input type="hidden" name="itemId" value={line.id} />
                <button name="intent" value={CART_INTENT.remove} aria-label={texts.remove(line.name)}>
                  <X aria-hidden size={18} />
                </button>
              </removing.Form>
            </li>
          ))}
        </ul>
        {lines.length > 0 && <Sums cart={cart} />}
        {(lines.length > 0 || cart.isUnknown) && (
          <a className={styles.link} href="/cos">
            {texts.toCart}
          </a>
        )}
      </div>
    </details>
  );
}

/** Shows the products' total separately from the costs of delivery and payment (OUG 34/2014, art. 22). */
function Sums({ cart: { goods, net, delivery, fee } }: { cart: CartSummary }) {
  return (
    <>
      <p className={styles.sum}>
        {texts.total}{" "}
        <span className="text-right">
          <NetPrice net={net} gross={goods} />
        </span>
      </p>
      <p className={styles.part}>
        {delivery.price === 0 ? (
          texts.freeDelivery
        ) : (
          <>
            {delivery.isChosen ? texts.delivery : texts.deliveryFrom} <Price lei={delivery.price} />
          </>
        )}
      </p>
      {fee > 0 && (
        <p className={styles.part}>
          {texts.fee} <Price lei={fee} />
        </p>
      )}
    </>
  );
}
