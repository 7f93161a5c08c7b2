import { buttonClass, Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Price } from "../../components/price/price.tsx";
import styles from "./added-popup.module.css";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";

interface AddedPopupProps {
  product: ProductView;
  /** Pieces just added. */
  quantity: number;
  isOpen: boolean;
  onClose: () => void;
}

/** "Added to cart": on to the cart, or back to the goods (browsing spec, section 2: Modals). */
export default function AddedPopup({ product, quantity, isOpen, onClose }: AddedPopupProps) {
  const [picture] = product.pictures;
  return (
    <Dialog title={texts.added} isOpen={isOpen} onClose={onClose}>
      <div className={styles["added-popup"]}>
        {picture && <Picture source={picture} alt="" width={80} height={80} />}
        <div>
          <p className={styles.name}>{product.name}</p>
          <p className={styles.amount}>
            {texts.pieces(quantity)} × <Price lei={product.price} />
          </p>
        </div>
      </div>
      <div className={styles.ways}>
        <Button type="button" look="secondary" onClick={onClose}>
          {texts.goOn}
        </Button>
        <a href="/cos" className={buttonClass()}>
          {texts.toCart}
        </a>
      </div>
    </Dialog>
  );
}
