import { useRef } from "react";
import { buttonClass, Button } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { AddedItem } from "../../session/cart/cart-answer.ts";
import { EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { useShownCart } from "../../session/cart/shown-cart.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import { FreeDelivery } from "../free-delivery/free-delivery.tsx";
import { MixingWarning } from "../mixing/mixing-warning.tsx";
import { Recommendations } from "./recommendations.tsx";
import styles from "./added-popup.module.css";
import { texts } from "./texts.ts";
import { useSwipeDown } from "./use-swipe-down.ts";

interface AddedPopupProps {
  item: { name: string; picture: string | null | undefined; price: number };
  productId?: number;
  title?: string;
  added: AddedItem;
  /** Messages about the cart, for example that less was added because stock ran out. */
  remarks: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Popup "added to cart" with related products (requirements: B2: Modals; decisions/0018). */
export default function AddedPopup({
  item,
  productId,
  title = texts.added,
  added: { pieces, terms },
  remarks,
  isOpen,
  onClose,
}: AddedPopupProps) {
  const cart = useShownCart(useLayoutData()?.cart ?? EMPTY_CART);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} variant="sheet" foot={<Foot onClose={onClose} />}>
      <div className={styles["added-popup"]}>
        {item.picture && <Picture source={item.picture} alt="" width={80} height={80} />}
        <div>
          <p className={styles.name}>{item.name}</p>
          <p className="muted regular">
            {texts.pieces(pieces)} × <Price lei={terms?.price ?? item.price} />
          </p>
        </div>
      </div>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark} role="alert">
          {remark}
        </p>
      ))}
      {cart.mixing && <MixingWarning mixing={cart.mixing} />}
      {cart.goods > 0 && <FreeDelivery missing={cart.toFreeDelivery} />}
      {productId !== undefined && <Recommendations productId={productId} />}
    </Dialog>
  );
}

function Foot({ onClose }: { onClose: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  useSwipeDown(foot);
  const { goods, delivery, isUnknown } = useShownCart(useLayoutData()?.cart ?? EMPTY_CART);
  return (
    <>
      {goods > 0 && !isUnknown && (
        <p className="row items-baseline justify-between gap-3 mb-3 bold">
          <span>
            {texts.total}
            {delivery.price > 0 && <span className="muted regular"> {texts.withoutDelivery}</span>}
          </span>
          <Price lei={goods} size="large" />
        </p>
      )}
      <div ref={foot} className={styles.ways}>
        <Button type="button" variant="secondary" onClick={onClose}>
          {texts.goOn}
        </Button>
        <a href="/cos" className={buttonClass()}>
          {texts.toCart}
        </a>
      </div>
    </>
  );
}
