import { ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { BUY_FORM } from "./buy-box.tsx";
import type { ProductView } from "./product-view.ts";
import styles from "./sticky-bar.module.css";
import { texts } from "./texts.ts";

/** Height of the sticky header: what is under it is out of view. */
const HEADER_PX = 72;

interface StickyBarProps {
  product: ProductView;
  /** The part with the main button. */
  watched: RefObject<HTMLElement | null>;
}

/** Shown once the main button has scrolled out at the top (requirements: B12). */
export function StickyBar({ product, watched }: StickyBarProps) {
  const isShown = useScrolledPast(watched);
  const [picture] = product.pictures;
  if (!isShown) return null;
  return (
    <aside className={styles["sticky-bar"]} aria-label={texts.add}>
      <div className={`container ${styles.row}`}>
        {picture && <Picture source={picture} alt="" width={48} height={48} className={styles.picture} />}
        <p className={styles.name}>{product.name}</p>
        <Price lei={product.price} old={product.oldPrice} />
        <Button type="submit" form={BUY_FORM} name="intent" value="add">
          <ShoppingCart aria-hidden size={20} />
          {texts.add}
        </Button>
      </div>
    </aside>
  );
}

function useScrolledPast(watched: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting),
      // All that lies below the window counts as seen, so that a jump to the top is noticed too.
      { rootMargin: `-${HEADER_PX}px 0px 1000000px 0px` },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isPast;
}
