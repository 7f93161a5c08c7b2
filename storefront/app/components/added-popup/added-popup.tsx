import type { CartMixing } from "@curat/contract/cart";
import { buttonClass, Button } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { MixingWarning } from "../mixing/mixing-warning.tsx";
import { Recommendations } from "./recommendations.tsx";
import styles from "./added-popup.module.css";
import { texts } from "./texts.ts";

interface AddedPopupProps {
  /** What was added: a product or a bundle. */
  item: { name: string; picture: string | null | undefined; price: number };
  /** Whose related products are shown; none for a bundle. */
  productId?: number;
  title?: string;
  /** Pieces just added. */
  quantity: number;
  /** What the cart says, such as that there is no more. */
  remarks: string[];
  /** What of the cart must not be mixed. */
  mixing?: CartMixing | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * "Added to cart": on to the cart, or back to the goods, and what goes with them (requirements: B2:
 * Modals).
 */
export default function AddedPopup({
  item,
  productId,
  title = texts.added,
  quantity,
  remarks,
  mixing,
  isOpen,
  onClose,
}: AddedPopupProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className={styles["added-popup"]}>
        {item.picture && <Picture source={item.picture} alt="" width={80} height={80} />}
        <div>
          <p className={styles.name}>{item.name}</p>
          <p className={styles.amount}>
            {texts.pieces(quantity)} × <Price lei={item.price} />
          </p>
        </div>
      </div>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark} role="alert">
          {remark}
        </p>
      ))}
      {mixing && <MixingWarning mixing={mixing} />}
      <div className={styles.ways}>
        <Button type="button" variant="secondary" onClick={onClose}>
          {texts.goOn}
        </Button>
        <a href="/cos" className={buttonClass()}>
          {texts.toCart}
        </a>
      </div>
      {productId !== undefined && <Recommendations productId={productId} />}
    </Dialog>
  );
}
