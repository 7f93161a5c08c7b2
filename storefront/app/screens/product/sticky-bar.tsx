import { Bell, ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { REQUEST_INFO_ID } from "../../components/request-info/request-address.ts";
import { BUY_FORM } from "./buy-box.tsx";
import type { ProductView } from "./product-view.ts";
import styles from "./sticky-bar.module.css";
import { texts } from "./texts.ts";

/** The sticky header and this bar cover content, so they are excluded from the visible area. */
const HEADER_PX = 72;
const BAR_PX = 64;

interface StickyBarProps {
  product: ProductView;
  watched: RefObject<HTMLElement | null>;
}

/**
 * Bar with a buy button, shown while the main button is out of view (requirements: B12). For sold-out products it
 * leads to the stock alert.
 */
export function StickyBar({ product, watched }: StickyBarProps) {
  const isOut = useOutOfView(watched);
  const [picture] = product.pictures;
  if (isOut === false) return null;
  const bar = `${styles["sticky-bar"]}`;
  return (
    <aside
      className={isOut ? bar : `${bar} ${styles.early}`}
      aria-label={product.isBuyable ? texts.add : texts.notify}
      data-screen-only
    >
      <div className={`container ${styles.row}`}>
        {picture && <Picture source={picture} alt="" width={48} height={48} className={styles.picture} />}
        <p className={styles.name}>{product.name}</p>
        <Price lei={product.price} old={product.oldPrice} />
        {product.isBuyable ? (
          <Button type="submit" form={BUY_FORM} name="intent" value="add">
            <ShoppingCart aria-hidden size={20} />
            {texts.add}
          </Button>
        ) : (
          <a href={`#${REQUEST_INFO_ID}`} className={buttonClass()}>
            <Bell aria-hidden size={20} />
            {texts.notifyShort}
          </a>
        )}
      </div>
    </aside>
  );
}

/** Returns whether the element is out of view, or undefined until the first observation. */
function useOutOfView(watched: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOut, setOut] = useState<boolean>();
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `-${HEADER_PX}px 0px -${BAR_PX}px 0px` },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isOut;
}
